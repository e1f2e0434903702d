import { counted } from '#kernel/words/counted';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Bombard } from '#model/orders/bombard';
import type { Invade } from '#model/orders/ground-war';
import type { Order } from '#model/orders/order';
import { bombardmentPoints } from '#rules/bombardment/bombardment-points';
import { dividePoints } from '#rules/bombardment/divide-points';
import { MISSION_TABLE, missionHits } from '#rules/bombardment/mission-table';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';
import { bombersPlanned } from './bombers-planned.ts';
import { invadersPlanned } from './invaders-planned.ts';

/** `You expect 31 bombardment points. Anti-Troop: 24 points, 2 times its price of 12. General: 7 points, …`. */
function bombardForecast(plan: Plan, order: Bombard): string {
  const { there } = bombersPlanned(plan, order.system, order.plunging);
  const total = ledgerTotal(bombardmentPoints(there));
  const missions = dividePoints(total, order.missions).missions.map(({ mission, points }) => {
    const { name, price } = MISSION_TABLE[mission];
    const { hits } = missionHits(mission, points);
    return ` ${name}: ${counted(points, 'point')}, ${counted(hits, 'time')} its price of ${String(price)}.`;
  });
  return `You expect ${counted(total, 'bombardment point')}.${missions.join('')}`;
}

/** `Expected Attack: Guards u12 4 (supported), Guards u13 1.` */
function invadeForecast(plan: Plan, order: Invade): string | null {
  const invaders = invadersPlanned(plan, order).map(({ unit, attack, isSupported }) => {
    const support = isSupported ? ' (supported)' : '';
    return `${unitText(plan.view, unit)} ${String(attack)}${support}`;
  });
  return invaders.length === 0 ? null : `Expected Attack: ${invaders.join(', ')}.`;
}

/** What an order of a siege is expected to do, by what its empire knows; null: there is nothing to say. @rule BOM-1 @rule GND-2 @rule FOG-14 */
export function siegeForecast(plan: Plan, order: Order): string | null {
  if (order.kind === 'Bombard') return bombardForecast(plan, order);
  return order.kind === 'Invade' ? invadeForecast(plan, order) : null;
}
