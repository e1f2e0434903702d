import { partiesKnownOf } from '#engine/sight/parties-of';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';

/** Who has something that a scenario could touch in each system. */
export function ownersIn(state: CampaignState): ReadonlyMap<SystemId, readonly EmpireId[]> {
  const found = [...partiesKnownOf(state).values()].flatMap(({ subject, owner, touchable }) => {
    if (!touchable) return [];
    if (subject.kind === 'garrison') return [{ owner, system: subject.system }];
    const { place, withdrawing } = rowOf(state.fleets, subject.fleet);
    // Raiders that flee are out of it until they have left.
    const isGone = owner === RAIDERS && withdrawing !== null;
    return place.kind === 'system' && !isGone ? [{ owner, system: place.system }] : [];
  });
  const bySystem = groupBy(found, ({ system }) => system);
  return new Map(
    [...bySystem].map(([system, all]) => [system, unique(all.map(({ owner }) => owner))]),
  );
}
