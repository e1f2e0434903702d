import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote, WorkChange } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

/** What became of units under construction, for their owners. */
export function workNotes(
  { works: before }: CampaignState,
  { works: after }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap(({ before: old, after: now }) => {
    if (old === undefined) return [];
    const { id: work, owner: empire, design, name, paid } = old;
    const change: WorkChange =
      now === undefined ? { what: 'gone' } : { what: 'paid', before: paid, after: now.paid };
    return [{ empire, note: { about: 'work', work, design, name, change } }];
  });
}
