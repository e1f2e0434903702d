import { groupBy } from '#kernel/collections/group-by';
import { firstBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { starvesAt } from '#rules/supply/starves-at';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import { depotsOf, jumpsToDepot } from './colonies.ts';
import { isSearching } from './explore.ts';
import { designOf, type Mind, nameOf, type Sheet } from './mind.ts';
import { isEscorted, send, freeShips, systemOfShip } from './send.ts';

const SAFE = { safe: true };
/** Nothing that moves lives longer out of supply. */
const LONGEST = 24;

/** The turns out of supply that a unit would still live through. @rule SUP-7 */
function turnsToLive(mind: Mind, unit: Unit): number {
  const design = designOf(mind, unit);
  if (design === null) return LONGEST;
  for (let more = 1; more < LONGEST; more += 1) {
    if (starvesAt(design, { ...unit, outOfSupply: unit.outOfSupply + more })) return more - 1;
  }
  return LONGEST;
}

/** The same of a ship with its flights. */
const enduranceOf = (mind: Mind, unit: Unit): number =>
  Math.min(...[unit, ...mind.index.aboard(unit.id)].map((one) => turnsToLive(mind, one)));

type Refuge = Readonly<{ depot: SystemId; turns: number }>;

function nearestDepot(mind: Mind, unit: Unit, depots: readonly SystemId[]): Refuge | null {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  const travel = { escorted: isEscorted(mind, [unit]), ...SAFE };
  const near = depots.flatMap((depot) => {
    const cost = mind.survey.guide.costOf(at, depot, travel);
    // Out of supply a ship takes one lane a turn.
    const turns = mind.survey.guide.jumps(at, depot);
    return cost === null || turns === null ? [] : [{ depot, turns }];
  });
  return firstBy(near, (a, b) => a.turns - b.turns) ?? null;
}

/** The lanes from the nearest depot to a system, restricted ones too; Infinity: none leads there. @rule SUP-6 */
export const lanesFromDepot = (mind: Mind, system: SystemId): number =>
  Math.min(
    Infinity,
    ...depotsOf(mind).map((depot) => mind.survey.guide.jumps(depot, system) ?? Infinity),
  );

/** Whether a fleet of these ships is in supply at a system, by a depot or by its own Supply ships. @rule SUP-5 @rule SUP-6 */
export function isFedAt(mind: Mind, ships: readonly Unit[], system: SystemId): boolean {
  if (jumpsToDepot(mind, system) <= 2) return true;
  const functions = sumOf(ships, (unit) => {
    const design = designOf(mind, unit);
    return design === null ? 0 : supplyFunctionsOf({ unit, design, isResting: false });
  });
  return functions >= lanesFromDepot(mind, system);
}

/** Ships that are out of supply go back to a depot while they would still get there, together from each place. @rule SUP-7 */
export function planSupply(mind: Mind, sheet: Sheet): void {
  const depots = depotsOf(mind);
  const searching = isSearching(mind);
  const hungry = freeShips(mind, sheet).flatMap((unit) => {
    const isHungry = [unit, ...mind.index.aboard(unit.id)].some((one) => one.outOfSupply > 0);
    if (!isHungry || (searching && isEscorted(mind, [unit]))) return [];
    const refuge = nearestDepot(mind, unit, depots);
    // Two lanes before the depot it is in supply again.
    return refuge === null || enduranceOf(mind, unit) > refuge.turns ? [] : [{ unit, refuge }];
  });
  for (const [depot, ships] of groupBy(hungry, ({ refuge }) => refuge.depot)) {
    const why = `It has been out of supply for too long, and ${nameOf(mind, depot)} has a depot.`;
    const units = ships.map(({ unit }) => unit);
    send(mind, sheet, { units, to: depot, travel: SAFE, label: 'Hungry', why });
  }
}
