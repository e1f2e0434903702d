import { firstBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { starvesAt } from '#rules/supply/starves-at';
import { depotsOf } from './colonies.ts';
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

/** Ships that are out of supply go back to a depot while they would still get there. @rule SUP-7 */
export function planSupply(mind: Mind, sheet: Sheet): void {
  const depots = depotsOf(mind);
  const searching = isSearching(mind);
  for (const unit of freeShips(mind, sheet)) {
    const isHungry = [unit, ...mind.index.aboard(unit.id)].some((one) => one.outOfSupply > 0);
    if (!isHungry || (searching && isEscorted(mind, [unit]))) continue;
    const refuge = nearestDepot(mind, unit, depots);
    // Two lanes before the depot it is in supply again.
    if (refuge === null || enduranceOf(mind, unit) > refuge.turns) continue;
    const why = `It has been out of supply for too long, and ${nameOf(mind, refuge.depot)} has a depot.`;
    const errand = { units: [unit], to: refuge.depot, travel: SAFE, label: 'Hungry', why };
    send(mind, sheet, errand);
  }
}
