import type { ExploreLane } from '#model/orders/order';
import { systemOfFleet } from '#legality/plan/where';
import { idleFleets, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';
import { triedOrder } from './tried-order.ts';

/** Fleets at either end of the lane that breaks the way because nobody has explored it. @rule MOV-5 @rule SUP-5 */
export function exploreMends(asked: MendAsked): readonly SupplyMend[] {
  const { judged, outlook } = asked;
  if (outlook.because !== 'lane' || outlook.lane === 'restricted') return [];
  const { from, to } = outlook;
  for (const fleet of idleFleets(judged.plan)) {
    const at = systemOfFleet(judged.plan, fleet);
    if (at !== from && at !== to) continue;
    const order: ExploreLane = { kind: 'ExploreLane', fleet, toward: at === from ? to : from };
    if (triedOrder(asked, order) === null) continue;
    return [{ kind: 'explore', order, instead: null, turns: 2, cost: 0, enemies: 0 }];
  }
  return [];
}
