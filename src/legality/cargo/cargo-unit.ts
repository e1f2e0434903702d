import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { OrderIssue } from '#model/orders/order-issue';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { mayShip } from '#rules/cargo/may-ship';
import { aboutCargo as about, type Berth } from './cargo.ts';
import { portKnown } from './convoys.ts';
import { isInTow } from './is-in-tow.ts';
import { FOG_14, doubt, refusal } from '#legality/issue';
import { ownDesignOf } from './minelaying.ts';
import type { Plan } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { footholdAt } from '#legality/siege/foothold';
import { unitText } from '#legality/unit-text';
import { isInHold, unitsAboard } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

/** What a unit itself has against being loaded. */
function unfitText(plan: Plan, unit: Unit, at: SystemId): string | null {
  const { cargo, yards } = plan;
  if (cargo.loaded.has(unit.id)) return 'is loaded by an earlier order';
  if (isInTow(plan, unit.id)) return 'is in tow: put it down first, and load it next turn';
  if (isInHold(plan, unit.id)) return 'lies in a hold: unload it first, and load it next turn';
  if (plan.redeployed.has(unit.id)) return 'is redeployed by another order';
  if (unit.status !== 'active') return 'must be made active first';
  if (yards.facts.isResting(unit.id) || yards.scrapped.has(unit.id)) {
    return BUSY_TEXT;
  }
  if (unitsAboard(plan, unit.id).length > 0) return 'has flights based on it: move them first';
  return systemAfterMoves(plan, unit) === at ? null : 'is not where its carrier is to be';
}

/** Reasons against loading a unit there, apart from room. @rule MOV-7 @rule GND-4 @rule FOG-14 */
export function cargoUnitIssues(
  plan: Plan,
  { at, name, convoy }: Berth,
  id: UnitId,
): readonly OrderIssue[] {
  const unit = plan.view.units[id];
  const design = ownDesignOf(plan, id);
  if (unit === undefined || design === undefined) {
    return [refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (cargoSizeOf(design) === null) {
    return [refusal(about('CARGO_KIND'), `${who} moves by itself and is never cargo.`)];
  }
  if (!isStowedOn(convoy.design, design)) {
    const text = `${who} is based on such a ship, not loaded: order it put aboard.`;
    return [refusal(about('CARGO_KIND'), text)];
  }
  const unfit = unfitText(plan, unit, at);
  if (unfit !== null) return [refusal(about('CARGO_UNFIT'), `${who} ${unfit}.`)];
  const port = portKnown(plan, at);
  if (port === null) {
    const text = `You do not know whose ${name} is: it may not let you load there.`;
    return [doubt({ ...about('LOADING_UNKNOWN'), cite: FOG_14 }, text)];
  }
  // Troops that hold ground there may embark again.
  const isAshore = design.kind === 'ground' && footholdAt(plan, at) === 'held';
  if (isAshore || mayShip(design.kind, port)) return [];
  return [refusal(about('LOADING_PLACE'), `${who} cannot be loaded at ${name}.`)];
}
