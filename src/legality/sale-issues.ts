import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { salePlaceFailureOf } from '#rules/diplomacy/sale-place-failure';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { doubt } from './issue.ts';
import type { Plan } from './plan.ts';
import { systemAfterMoves } from './planned-site.ts';
import { unitText } from './unit-text.ts';

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

/** What the rest of the sheet makes of a unit before it is handed over. */
function unitIssue(plan: Plan, order: ExchangeUnits, unit: Unit): readonly OrderIssue[] {
  const { view, yards } = plan;
  const who = unitText(view, unit);
  if (yards.scrapped.has(unit.id) || yards.takenApart.has(unit.id)) {
    const text = `${who} is broken up by this sheet before it can be handed over.`;
    return [doubt(about('SALE_GONE'), text)];
  }
  const place = placeText(plan, order, systemAfterMoves(plan, unit));
  return place === null ? [] : [doubt(about('SALE_PLACE'), `${who} ${place}: nothing is sold.`)];
}

/** Doubts about units that are sold, when the moves of the sheet are known. @rule TECH-5 */
export function saleIssues(plan: Plan, order: ExchangeUnits): readonly OrderIssue[] {
  return order.gives.units.flatMap((id: UnitId) => {
    const unit = plan.view.units[id];
    return unit === undefined ? [] : unitIssue(plan, order, unit);
  });
}
