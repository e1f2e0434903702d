import type { Project } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { EditSubject } from '#model/corrections/edit';
import type { AddressedNote } from '#model/corrections/note';
import { hostedOf } from '#rules/construction/hosted-of';
import { changedRows } from './changed-rows.ts';

/** What became of a project. That a unit is gone is told already. */
function noteOf(
  { owner: empire, kind: project, subject: of, paid: before }: Project,
  now: Project | undefined,
  { units }: CampaignState,
): readonly AddressedNote[] {
  if (of.kind === 'unit' && !Object.hasOwn(units, of.unit)) return [];
  const subject: EditSubject = of.kind === 'system' ? of : { kind: 'unit', unit: of.unit };
  if (now === undefined) return [{ empire, note: { about: 'project', project, subject } }];
  const changed = { before, after: now.paid };
  return before === now.paid
    ? []
    : [{ empire, note: { about: 'project-paid', project, subject, ...changed } }];
}

/** Partners whose depots helped what is under way no more. @rule CON-5 */
const lentNotes = (old: Project, now: Project | undefined): readonly AddressedNote[] =>
  now === undefined
    ? hostedOf(old).map(({ owner: empire, system }) => ({
        empire,
        note: { about: 'lent', system },
      }))
    : [];

/** The improvements, refits and repairs that are under way no more, or for which something else is paid, for their owners and helpers. @rule ECO-6 */
export const projectNotes = (
  { projects: before }: CampaignState,
  after: CampaignState,
): readonly AddressedNote[] =>
  changedRows(before, after.projects).flatMap(({ before: old, after: now }) =>
    old === undefined ? [] : [...noteOf(old, now, after), ...lentNotes(old, now)],
  );
