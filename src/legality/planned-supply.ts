import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Outlook } from '#rules/supply/supply-outlook';
import type { Plan } from './plan.ts';
import { systemAfterMoves } from './planned-site.ts';
import { systemOfUnit } from './where.ts';

function supplyBy(plan: Plan, system: SystemId, isThere: (unit: Unit) => boolean): Outlook {
  const ships = plan
    .supplyShips()
    .filter(({ unit }) => !plan.yards.resting.has(unit.id) && isThere(unit));
  const functions = sumOf(ships, (ship) => ship.functions);
  return plan.supplyAt({ kind: 'system', system }, functions);
}

/** Whether supply is to be expected in a system by who is there before anything moves. @rule SUP-5 @rule SUP-6 */
export const supplyBeforeMoves = (plan: Plan, system: SystemId): Outlook =>
  supplyBy(plan, system, ({ id }) => systemOfUnit(plan, id) === system);

/** The same by who is there after the moves of the sheet so far. @rule SUP-5 @rule SUP-6 */
export const supplyAfterMoves = (plan: Plan, system: SystemId): Outlook =>
  supplyBy(plan, system, (unit) => systemAfterMoves(plan, unit) === system);
