import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import { type PlaceFacts, type Stationed, stationedAt } from './stationed-at.ts';

/** Who can repair others in the field, and for how many points in a turn. */
export type Helper = Readonly<{ unit: UnitId; points: number }>;

const PER_DEPOT = 10;

/** Whether a unit repairs itself. @rule ABL-2 */
export const repairsItself = (
  unit: Pick<Unit, 'unconverted'>,
  design: Pick<UnitDesign, 'abilities'>,
): boolean => ratingOf(classNow(unit, design), 'autoRepair') > 0;

function pointsOf({ design }: Stationed): number {
  if (design.role === 'depot' || ratingOf(design, 'supplyDepot') > 0) return PER_DEPOT;
  return design.kind === 'ship' ? ratingOf(design, 'supply') : 0;
}

/**
 * Who can help at a place: idle depots for 10 points each and idle Supply ships for their rating,
 * in supply; depots first.
 * @rule CON-5
 */
export function helpersAt(
  facts: PlaceFacts,
  empire: EmpireId,
  system: SystemId,
): readonly Helper[] {
  const ready = stationedAt(facts, empire, system).filter(
    ({ unit, isIdle }) => isIdle && facts.isSupplied(unit),
  );
  const helpers = ready.map((one) => ({
    unit: one.unit.id,
    points: pointsOf(one),
    isShip: one.design.kind === 'ship',
  }));
  return sortBy(
    helpers.filter(({ points }) => points > 0),
    (a, b) => Number(a.isShip) - Number(b.isShip),
    (a, b) => compareIds(a.unit, b.unit),
  );
}

/** What the helpers at a place have left for others this turn. @rule CON-5 */
const helpLeft = (helpers: readonly Helper[], used: number): number =>
  sumOf(helpers, ({ points }) => points) - used;

/**
 * Who of the helpers repairs something, when so many points of them are used already; null: it is
 * too much for them.
 * @rule CON-5
 * @ruling Helpers are used up one after the other, so a repair may take what one has left and go on
 * with the next.
 */
export function helpFor(
  helpers: readonly Helper[],
  used: number,
  cost: number,
): readonly UnitId[] | null {
  if (helpLeft(helpers, used) < cost) return null;
  const chosen: UnitId[] = [];
  let before = 0;
  for (const { unit, points } of helpers) {
    const after = before + points;
    if (before < used + cost && after > used) chosen.push(unit);
    before = after;
  }
  return chosen;
}
