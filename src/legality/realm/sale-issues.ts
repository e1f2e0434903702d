import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { salePlaceFailureOf } from '#rules/diplomacy/sale-place-failure';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitText } from '#legality/unit-text';
import { unitsAboard } from '#legality/plan/where';

const about = (code: string): Parameters<typeof doubt>[0] => ({
  code,
  cite: cite('TECH-5'),
  path: 'gives',
});

/** Why units cannot change hands there, as far as their player knows. */
function placeText({ view }: Plan, order: ExchangeUnits, system: SystemId | null): string | null {
  if (system === null) return 'is in a lane by then';
  const ground = knownGroundOf(view.systems[system]);
  if (ground === null) return null;
  const failure = salePlaceFailureOf({
    controller: ground.owner,
    parties: [view.empire.id, order.with],
    hasEnemyFleet: () => enemyFleetsSeen(view)(system),
  });
  if (failure === null) return null;
  return failure === 'enemy-fleet'
    ? 'is beside an enemy fleet by then'
    : 'is in the system of somebody else by then';
}

/** Units change hands before anything is settled. @rule COL-1 */
function settlerIssues({ view, realm }: Plan, unit: Unit): readonly OrderIssue[] {
  if (!realm.settlers.has(unit.id)) return [];
  const text = `${unitText(view, unit)} is to settle as well: if it is handed over, it does not.`;
  return [doubt(about('SALE_SETTLER'), text)];
}

function ladenIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { view, cargo } = plan;
  // A convoy's own id represents its Census.
  const aboard = [...unitsAboard(plan, unit.id), ...(unit.census > 0 ? [unit.id] : [])];
  const isKept = aboard.some((id) => !cargo.unloaded.has(id));
  if (!isKept && ![...cargo.loaded.values()].includes(unit.id)) return [];
  const text = `${unitText(view, unit)} is handed over with all that is aboard.`;
  return [doubt(about('SALE_LADEN'), text)];
}

/** What the rest of the sheet makes of a unit before it is handed over. */
function unitIssue(plan: Plan, order: ExchangeUnits, unit: Unit): readonly OrderIssue[] {
  const { view, yards } = plan;
  const who = unitText(view, unit);
  if (yards.scrapped.has(unit.id) || yards.takenApart.has(unit.id)) {
    const text = `${who} is broken up by this sheet before it can be handed over.`;
    return [doubt(about('SALE_GONE'), text)];
  }
  const place = placeText(plan, order, systemAfterMoves(plan, unit));
  if (place !== null) return [doubt(about('SALE_PLACE'), `${who} ${place}: nothing is sold.`)];
  return [...settlerIssues(plan, unit), ...ladenIssues(plan, unit)];
}

/** Doubts about units that are sold, when the moves of the sheet are known. @rule TECH-5 */
export function saleIssues(plan: Plan, order: ExchangeUnits): readonly OrderIssue[] {
  return order.gives.units.flatMap((id: UnitId) => {
    const unit = plan.view.units[id];
    return unit === undefined ? [] : unitIssue(plan, order, unit);
  });
}
