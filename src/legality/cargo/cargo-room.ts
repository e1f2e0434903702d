import type { UnitId } from '#model/campaign/ids';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import type { Hold } from '#rules/cargo/hold-of';
import { partIn } from '#rules/cargo/part-in';
import { aboardOf, type Berth } from './cargo.ts';
import { ownDesignOf } from './minelaying.ts';
import { plannedHold } from '#legality/plan/planned-landings';
import type { Plan } from '#legality/plan/plan';

/** What is left of the hold after the orders so far. @rule MOV-7 */
export function cargoRoom(plan: Plan, { convoy }: Berth, hold: Hold): number {
  const { unit, design } = convoy;
  const { loaded, unloaded } = plan.cargo;
  const before = unloaded.has(unit.id) ? 0 : unit.census;
  const census = loaded.has(unit.id) ? 1 : before;
  const aboard = aboardOf(plan, unit.id).flatMap((id: UnitId) => {
    const [one, known] = [plan.view.units[id], ownDesignOf(plan, id)];
    if (one === undefined || known === undefined) return [];
    return [{ ...known, ...partIn({ place: plannedHold(plan, one) }, known, unit.id) }];
  });
  return freeHoldOf({ unit: { ...unit, census }, design }, aboard, hold);
}
