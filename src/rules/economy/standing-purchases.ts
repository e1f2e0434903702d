import type { ProjectId, SystemId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { InvestTech, RaiseProductivity } from '#model/orders/order';
import type { Empire } from '#model/campaign/empire';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { improvementFailureOf } from './improvement-failure.ts';
import { productivityPriceOf } from './productivity-price.ts';

/** The means of an empire for its standing orders, after the orders of its sheet. */
export type Purse = Readonly<{
  empire: Empire['id'];
  standing: StandingOrders;
  /** The points left in the Treasury, without those that the sheet has promised for later in the turn. */
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
 * The purchases of an empire by its standing orders: research first, then a point of Productivity for each named colony.
 * @rule TURN-4 @rule ECO-6 @rule TECH-1 @rule COL-2
 * @ruling Standing orders to invest and develop are carried out after all orders of the sheet, with what these leave of the Treasury. The
 *   empire invests what is left if that is less than it wants. A colony whose next point can't be paid waits, and so do the colonies named
 *   after it.
 * @ruling If the sheet itself invests, that replaces the standing investment for this turn. A colony whose Productivity the sheet buys or
 *   sells is not developed by standing order too.
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
