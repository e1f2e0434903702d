import { nextUnitId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import { onlyFor } from '#model/events/fact';
import { capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import { capacitySharesOf } from '#rules/construction/capacity-use';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';

/** Spends the capacity of each source on the works there, and completes what is built. @rule CON-1 */
export function buildUnits(record: Recorder, state: CampaignState): void {
  const works = valuesById(state.works).filter((work) => !work.cancelled);
  if (works.length === 0) return;
  const index = forceIndexOf(state);
  const sources = groupBy(works, ({ owner, system, source }) => `${owner}/${system}/${source}`);
  for (const atSource of sources.values()) {
    const [first] = atSource;
    if (first === undefined) continue;
    const shares = capacitySharesOf(atSource, capacityFor(first, state, index));
    const capacities = new Map(shares.map((share) => [share.work, share.capacity]));
    for (const work of atSource) advance(record, work, capacities.get(work.id) ?? 0);
  }
}

/** @ruling Works wait while their system or shipyard is not their owner's. */
function capacityFor(work: Work, state: CampaignState, index: ForceIndex): number {
  const system = rowOf(state.systems, work.system);
  if (system.owner !== work.owner) return 0;
  const yards = index
    .atSystem(work.system)
    .filter((unit) => unit.owner === work.owner)
    .filter((unit) => isWorkingShipyard(unit, rowOf(state.designs, unit.design)));
  return capacityOf({ utilized: system.utilized, shipyards: yards.length }, work.source);
}

function advance(record: Recorder, work: Work, capacity: number): void {
  const built = work.built + capacity;
  if (capacity > 0) {
    record.emit({
      type: 'WorkAdvanced',
      cite: cite('CON-1'),
      rolls: [],
      witnesses: onlyFor(work.owner),
      empire: work.owner,
      work: work.id,
      capacity,
      built,
    });
  }
  if (built >= work.cost) complete(record, work);
}

function complete(record: Recorder, work: Work): void {
  const state = record.state();
  record.emit({
    type: 'UnitBuilt',
    cite: cite('CON-11'),
    rolls: [],
    witnesses: onlyFor(work.owner),
    empire: work.owner,
    work: work.id,
    unit: nextUnitId(state, work.owner),
    design: work.design,
    name: work.name,
    system: work.system,
    turn: state.turn,
  });
}
