import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { type Budget, isFighter, LEAST_GUARD } from './budget.ts';
import { designOf, type Mind, note, type Sheet } from './mind.ts';
import { fleetOf, systemOfShip } from './send.ts';
import { mightOfUnits, strengthOfMight } from './strength.ts';

/** The part of the income that upkeep may eat up before ships are given up. */
const RUIN = 0.85;
/** The most that it gives up in a turn. */
const MOST = 2;

/** What a ship is worth in battle for what it costs to keep. */
function worthOf({ view }: Mind, unit: Unit, { points, per }: { points: number; per: number }) {
  return (strengthOfMight(mightOfUnits(view, [unit])) * per) / Math.max(1, points);
}

/** Ships that can be scrapped where they are, the least useful first. */
function scrapOf(mind: Mind, sheet: Sheet): readonly Unit[] {
  const own = new Set(mind.survey.own.map(({ id }) => id));
  const isSafe = (at: SystemId | null): boolean =>
    at !== null && own.has(at) && !mind.survey.hasEnemyFleet(at);
  const able = valuesById(mind.view.units).flatMap((unit) => {
    const design = designOf(mind, unit);
    if (design?.kind !== 'ship' || !isFighter(design) || sheet.busy.has(unit.id)) return [];
    const isFree = fleetOf(mind, unit)?.withdrawing === null && isSafe(systemOfShip(mind, unit));
    return isFree ? [{ unit, worth: worthOf(mind, unit, design.maintenance) }] : [];
  });
  return sortBy(able, (a, b) => a.worth - b.worth).map(({ unit }) => unit);
}

/** Scraps its least useful ships where upkeep eats up all that it earns and nothing is saved. @rule CON-8 */
export function planThrift(mind: Mind, sheet: Sheet, { gross, upkeep, fleetCost }: Budget): void {
  if (!mind.level.spreads || upkeep < RUIN * gross || sheet.money >= gross) return;
  let left = fleetCost;
  for (const unit of scrapOf(mind, sheet).slice(0, MOST)) {
    left -= designOf(mind, unit)?.cost ?? 0;
    // Else it would buy for the full price what it scraps for half of it.
    if (left < LEAST_GUARD) return;
    sheet.busy.add(unit.id);
    note(mind, sheet, {
      order: { kind: 'ScrapUnits', units: [unit.id] },
      why: 'Its upkeep eats up what the empire earns, and others fight better for it.',
    });
  }
}
