import { canonicalJson } from '#kernel/result/canonical-json';
import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote, FleetChange } from '#model/corrections/note';
import type { Fleet } from '#model/forces/fleet';
import { type ChangedRow, changedRows } from './changed-rows.ts';

function changesOf({ before, after }: ChangedRow<Fleet>): readonly FleetChange[] {
  if (after === undefined) return [{ what: 'dissolved' }];
  if (before === undefined) return [{ what: 'formed', place: after.place }];
  const changes: FleetChange[] = [];
  if (before.name !== after.name) changes.push({ what: 'named', before: before.name });
  if (canonicalJson(before.place) !== canonicalJson(after.place)) {
    changes.push({ what: 'placed', place: after.place });
  }
  if (before.withdrawing !== null && after.withdrawing === null) {
    changes.push({ what: 'released' });
  }
  return changes;
}

/** What became of fleets, for their owners. */
export function fleetNotes(
  { fleets: before }: CampaignState,
  { fleets: after }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap((row) => {
    const fleet = row.after ?? row.before;
    if (fleet === undefined) return [];
    const { id, owner: empire, name } = fleet;
    return changesOf(row).map((change): AddressedNote => {
      return { empire, note: { about: 'fleet', fleet: id, name, change } };
    });
  });
}
