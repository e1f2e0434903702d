import { firstBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { depotsOf } from './colonies.ts';
import { designOf, type Mind, nameOf, type Sheet } from './mind.ts';
import { isEscorted, send, freeShips, systemOfShip } from './send.ts';

const SAFE = { safe: true };
/** It turns back while it, and each of its flights, has more DV left than that. */
const LAST_DV = 1;

function dvLeft(mind: Mind, unit: Unit): number {
  const design = designOf(mind, unit);
  if (design === null) return Infinity;
  const isExplorer = ratingOf(design, 'explorer') > 0;
  const lost = isExplorer ? Math.floor((unit.outOfSupply + 1) / 2) : unit.outOfSupply;
  return design.dv - lost;
}

/** Whether one more turn or two out of supply would be the end of it or its flights. @rule SUP-7 */
function isStarving(mind: Mind, unit: Unit): boolean {
  const all = [unit, ...mind.index.aboard(unit.id)].filter(({ outOfSupply }) => outOfSupply > 0);
  return all.some((one) => dvLeft(mind, one) <= LAST_DV + 1);
}

function nearestDepot(mind: Mind, unit: Unit, depots: readonly SystemId[]): SystemId | null {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  const travel = { escorted: isEscorted(mind, [unit]), ...SAFE };
  const near = depots.flatMap((depot) => {
    const cost = mind.survey.guide.costOf(at, depot, travel);
    return cost === null ? [] : [{ depot, cost }];
  });
  return firstBy(near, (a, b) => a.cost - b.cost)?.depot ?? null;
}

/** Ships that are long out of supply go back to a depot. */
export function planSupply(mind: Mind, sheet: Sheet): void {
  const depots = depotsOf(mind);
  for (const unit of freeShips(mind, sheet)) {
    if (!isStarving(mind, unit)) continue;
    const to = nearestDepot(mind, unit, depots);
    if (to === null) continue;
    const why = `It has been out of supply for too long, and ${nameOf(mind, to)} has a depot.`;
    send(mind, sheet, { units: [unit], to, travel: SAFE, label: 'Hungry', why });
  }
}
