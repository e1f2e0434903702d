import type { ProjectId, SystemId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { InvestTech, RaiseProductivity } from '#model/orders/order';
import type { Empire } from '#model/campaign/empire';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { improvementFailureOf } from './improvement-failure.ts';
import { productivityPriceOf } from './productivity-price.ts';

/** What an empire's standing orders can be carried out with, after the orders of its sheet. */
export type Purse = Readonly<{
  empire: Empire['id'];
  standing: StandingOrders;
  /** What is left of the Treasury, without what the sheet has promised for later in the turn. */
  left: number;
  systems: readonly StarSystem[];
  /** Whether the sheet itself invests in research. */
  hasInvested: boolean;
  /** Whether Productivity of a system is bought or sold by the sheet, or under way. */
  isBusy: (project: ProjectId) => boolean;
}>;

export type StandingPurchase = Readonly<{ order: InvestTech | RaiseProductivity; cost: number }>;

/** As much as is wanted, allowed and left. */
function investment({ standing, left, systems, hasInvested }: Purse): readonly StandingPurchase[] {
  const wanted = hasInvested ? 0 : (standing.investEachTurn ?? 0);
  const points = Math.min(wanted, investmentLimitOf(systems), left);
  return points < 1 ? [] : [{ order: { kind: 'InvestTech', points }, cost: points }];
}

function isOpen({ empire, isBusy }: Purse, system: StarSystem): boolean {
  const id = projectIdOf('productivity', system.id);
  return !isBusy(id) && improvementFailureOf('productivity', system, empire) === null;
}

/**
 * What an empire buys by its standing orders, in this order: research, then a point of Productivity for each named colony.
 * @rule TURN-4 @rule ECO-6 @rule TECH-1 @rule COL-2
 * @ruling When does an empire invest and develop by standing order? After all orders of its sheet, with what they leave of the
 *   Treasury. It invests what is left if that is less than it wants; a colony whose next point it cannot pay waits, and so do the
 *   colonies named after it.
 * @ruling What if the sheet itself invests or develops? Then it does so this turn instead of the standing order: any order to
 *   invest replaces the standing investment, and a colony is developed once a turn.
 */
export function standingPurchases(purse: Purse): readonly StandingPurchase[] {
  const bought = [...investment(purse)];
  let left = purse.left - (bought[0]?.cost ?? 0);
  const byId = new Map<SystemId, StarSystem>(purse.systems.map((system) => [system.id, system]));
  for (const id of purse.standing.developEachTurn ?? []) {
    const system = byId.get(id);
    if (system === undefined || !isOpen(purse, system)) continue;
    const cost = productivityPriceOf(system);
    if (cost > left) break;
    left -= cost;
    bought.push({ order: { kind: 'RaiseProductivity', system: id }, cost });
  }
  return bought;
}
