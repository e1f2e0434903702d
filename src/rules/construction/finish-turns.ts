import type { WorkId } from '#model/campaign/ids';
import type { Capacities } from './capacity-of.ts';
import { capacitySharesOf, type Progress } from './capacity-use.ts';

/** A work that is paid for by the same points turn by turn. */
type PaidSoOn = Progress & Readonly<{ instalment: number }>;

/** Nobody plans further ahead. */
const MOST_TURNS = 60;

/**
 * The turns in which the works of a place are finished, counted on from this one, if the capacity stays and each is
 * paid as much in every turn as in this one; what takes too long or is not paid for is left out.
 * @rule CON-1 @rule CON-4
 */
export function finishTurnsOf(
  works: readonly PaidSoOn[],
  capacities: Capacities,
): ReadonlyMap<WorkId, number> {
  const turns = new Map<WorkId, number>();
  let open = works;
  for (let turn = 0; turn < MOST_TURNS && open.length > 0; turn += 1) {
    const shares = new Map(
      capacitySharesOf(open, capacities).map(({ work, capacity }) => [work, capacity]),
    );
    const advanced = open.map((work) => ({
      ...work,
      built: work.built + (shares.get(work.id) ?? 0),
    }));
    for (const { id, built, cost } of advanced) if (built >= cost) turns.set(id, turn);
    open = advanced
      .filter(({ built, cost }) => built < cost)
      .map((work) => ({ ...work, paid: Math.min(work.cost, work.paid + work.instalment) }));
  }
  return turns;
}
