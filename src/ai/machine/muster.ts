import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { strengthOf } from './army.ts';
import type { Mind } from './mind.ts';
import { isEscorted, systemOfShip } from './send.ts';

/** Warships go through enemies. */
export const BOLD = { safe: false };

/** The way of a ship to a place, together with others of the army at its place that can lead it. */
function costTo(mind: Mind, unit: Unit, to: SystemId, escorted: boolean): number | null {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  return mind.survey.guide.costOf(at, to, { escorted, ...BOLD });
}

/** Ships that lead others through restricted lanes, by place. */
const leadersOf = (mind: Mind, ships: readonly Unit[]): ReadonlyMap<SystemId | null, Unit> =>
  new Map(
    ships
      .filter((unit) => isEscorted(mind, [unit]))
      .map((unit) => [systemOfShip(mind, unit), unit] as const),
  );

/** The same ships with those that must lead them. */
function withLeaders(
  mind: Mind,
  ships: readonly Unit[],
  leaders: ReadonlyMap<SystemId | null, Unit>,
) {
  const more = unique(ships.map((unit) => systemOfShip(mind, unit))).flatMap((at) => {
    const leader = leaders.get(at);
    return leader === undefined || ships.includes(leader) ? [] : [leader];
  });
  return [...ships, ...more];
}

/** The ships that find a way to a place, the nearest first. */
export function allFor(mind: Mind, ships: readonly Unit[], to: SystemId): readonly Unit[] {
  const leaders = leadersOf(mind, ships);
  const near = ships.flatMap((unit) => {
    const cost = costTo(mind, unit, to, leaders.has(systemOfShip(mind, unit)));
    return cost === null ? [] : [{ unit, cost }];
  });
  return sortBy(near, (a, b) => a.cost - b.cost).map(({ unit }) => unit);
}

/** The nearest of some ships that are together strong enough; null: all are too weak. */
export function enoughOf(
  mind: Mind,
  ships: readonly Unit[],
  to: SystemId,
  need: number,
): readonly Unit[] | null {
  const taken: Unit[] = [];
  for (const unit of allFor(mind, ships, to)) {
    if (taken.length > 0 && strengthOf(mind, taken) >= need) break;
    taken.push(unit);
  }
  const isEnough = taken.length > 0 && strengthOf(mind, taken) >= need;
  return isEnough ? withLeaders(mind, taken, leadersOf(mind, ships)) : null;
}
