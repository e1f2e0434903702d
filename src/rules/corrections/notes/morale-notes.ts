import type { Effect } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

function noteOf(effect: Effect, until: number | null): readonly AddressedNote[] {
  const { subject, owner: empire, amount: modifier } = effect;
  if (subject.kind !== 'morale') return [];
  const { system, name } = subject;
  return [{ empire, note: { about: 'morale-condition', system, name, modifier, until } }];
}

/** The conditions of Morale that were added to colonies, or ended, for their owners. @rule COL-5 */
export const moraleNotes = (
  { effects: before }: CampaignState,
  { effects: after }: CampaignState,
): readonly AddressedNote[] =>
  changedRows(before, after).flatMap(({ before: old, after: now }) => {
    if (now !== undefined) return noteOf(now, now.ends);
    return old === undefined ? [] : noteOf(old, null);
  });
