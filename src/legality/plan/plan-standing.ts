import { valuesById } from '#kernel/collections/tables';
import { type StandingPurchase, standingPurchases } from '#rules/economy/standing-purchases';
import { bookImprovement } from '#legality/works/improvements';
import type { Plan } from './plan.ts';

/** What standing orders buy with what the sheet leaves; the plan has it from here on. @rule TURN-4 @rule ECO-6 */
export function planStanding(plan: Plan): readonly StandingPurchase[] {
  const { view, money, realm } = plan;
  const systems = valuesById(view.systems).flatMap(({ own }) => own ?? []);
  const bought = standingPurchases({
    empire: view.empire.id,
    standing: { ...view.empire.standing, ...plan.standing.get(null) },
    left: money.left,
    systems,
    hasInvested: realm.invested > 0,
    isBusy: (project) => realm.changed.has(project) || Object.hasOwn(view.projects, project),
  });
  for (const { order, cost } of bought) {
    money.left -= cost;
    if (order.kind === 'InvestTech') realm.invested += cost;
    else {
      const system = systems.find(({ id }) => id === order.system);
      if (system !== undefined) bookImprovement(plan, 'productivity', system);
    }
  }
  return bought;
}
