import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

/** The improvements, refits and repairs that are under way no more, for their owners. @rule ECO-6 */
export const projectNotes = (
  { projects: before }: CampaignState,
  { projects: after, units }: CampaignState,
): readonly AddressedNote[] =>
  changedRows(before, after).flatMap(({ before: old, after: now }): readonly AddressedNote[] => {
    if (old === undefined || now !== undefined) return [];
    const { owner: empire, kind: project, subject } = old;
    if (subject.kind === 'system')
      return [{ empire, note: { about: 'project', project, subject } }];
    // That a unit is gone is told already.
    if (!Object.hasOwn(units, subject.unit)) return [];
    const { unit } = subject;
    return [{ empire, note: { about: 'project', project, subject: { kind: 'unit', unit } } }];
  });
