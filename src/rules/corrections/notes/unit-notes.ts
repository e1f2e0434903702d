import { canonicalJson } from '#kernel/result/canonical-json';
import type { CampaignState } from '#model/campaign/state';
import { UNIT_VALUES } from '#model/corrections/edit';
import type { AddressedNote, UnitChange } from '#model/corrections/note';
import type { Unit } from '#model/forces/unit';
import { changedRows } from './changed-rows.ts';

function differencesOf(before: Unit, after: Unit): readonly UnitChange[] {
  const changes: UnitChange[] = [];
  const { name, condition, status, trading, ordnance, place } = after;
  if (before.name !== name) changes.push({ what: 'named', before: before.name });
  if (before.condition !== condition) changes.push({ what: 'condition', to: condition });
  if (before.status !== status) changes.push({ what: 'status', to: status });
  if (before.trading !== trading) changes.push({ what: 'trading', to: trading });
  for (const what of UNIT_VALUES) {
    const [old, now] = [before[what], after[what]];
    if (old !== now) changes.push({ what, before: old, after: now });
  }
  if (before.unconverted !== after.unconverted) {
    changes.push({ what: 'converted', to: !after.unconverted });
  }
  if (canonicalJson(before.ordnance) !== canonicalJson(ordnance)) {
    changes.push({ what: 'ordnance', to: ordnance });
  }
  if (canonicalJson(before.place) !== canonicalJson(place)) changes.push({ what: 'placed', place });
  return changes;
}

/** What became of units, for their owners. */
export function unitNotes(
  { units: before }: CampaignState,
  { units: after }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap(({ before: old, after: now }) => {
    const unit = now ?? old;
    if (unit === undefined) return [];
    const { id, owner: empire, design, name } = unit;
    const noteOf = (change: UnitChange): AddressedNote => {
      return { empire, note: { about: 'unit', unit: id, design, name, change } };
    };
    if (now === undefined) return [noteOf({ what: 'removed' })];
    if (old === undefined) return [noteOf({ what: 'added', place: now.place })];
    return differencesOf(old, now).map(noteOf);
  });
}
