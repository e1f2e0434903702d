import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import { powerOf } from '#rules/forces/power-of';
import { standingOf } from '#rules/forces/standing-of';

/**
 * Fleets stopped in a lane reach an end of it: their destination, or the end they came from if so ordered. A fleet that
 * withdrew goes back, which completes its withdrawal.
 * @rule END-1
 * @rule ENC-4
 */
export function leaveLanes(record: Recorder, state: CampaignState): void {
  for (const fleet of valuesById(state.fleets)) {
    if (fleet.place.kind !== 'lane') continue;
    const fact = { rolls: [], witnesses: onlyFor(fleet.owner), empire: fleet.owner };
    const to = goesBack(state, fleet) ? fleet.place.from : fleet.place.to;
    record.emit({ ...fact, type: 'FleetLeftLane', cite: cite('END-1'), fleet: fleet.id, to });
    if (fleet.withdrawing === null) continue;
    record.emit({ ...fact, type: 'WithdrawalEnded', cite: cite('ENC-4'), fleet: fleet.id });
  }
}

function goesBack(state: CampaignState, fleet: Fleet): boolean {
  if (fleet.withdrawing !== null) return true;
  return standingOf(powerOf(state, fleet.owner), fleet).afterLane === 'return';
}
