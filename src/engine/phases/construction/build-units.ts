import { nextUnitId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import { onlyFor } from '#model/events/fact';
import { isBuiltTogether } from '#rules/construction/built-by';
import {
  type CapacityShare,
  capacitySharesOf,
  type Progress,
} from '#rules/construction/capacity-use';
import { isDue } from '#rules/construction/ready-turn';
import type { Sites } from './sites.ts';

/**
 * Spends the capacity of each place on the works there, and completes works whose time is over.
 * @rule CON-1 @rule OPT-6
 * @ruling OPT-6 Capacity is spent as usual. The rest of the construction time takes no capacity, and it passes even while nobody can build
 *   there.
 * @ruling Works wait while their owner may not build there, for example after losing the system.
 */
export function buildUnits(record: Recorder, state: CampaignState, sites: Sites): void {
  const works = valuesById(state.works).filter(
    ({ cancelled, owner, system, source }) => !cancelled && sites.mayBuild(owner, system, source),
  );
  const places = groupBy(works, ({ owner, system }) => `${owner}/${system}`);
  for (const here of places.values()) {
    const [first] = here;
    if (first === undefined) continue;
    const queue = here.map((work): Progress => {
      const design = rowOf(state.designs, work.design);
      return { ...work, together: isBuiltTogether(design) };
    });
    const shares = capacitySharesOf(queue, sites.leftAt(first.owner, first.system));
    const parts = new Map(shares.map((share) => [share.work, share]));
    for (const work of here) advance(record, work, parts.get(work.id));
  }
}

const NOTHING = { capacity: 0, shared: 0 } as const;

function advance(record: Recorder, work: Work, part: CapacityShare | undefined): void {
  const { capacity, shared } = part ?? NOTHING;
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
      ...(shared === 0 ? {} : { shared }),
      built,
    });
  }
  if (built >= work.cost && isDue(work, record.state().turn)) complete(record, work);
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
