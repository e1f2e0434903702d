import type { OwnSheet } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import { groupBy } from '#kernel/collections/group-by';
import { judgeOrders } from '#legality/judge-orders';
import { plannedFleet } from '#legality/plan/planned-site';
import { plannedStanding } from '#legality/plan/planned-standing';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { commandOf, fleetsByCommand } from '#rules/encounters/in-command';
import type { AskedBattle } from './battle-asked.ts';

/**
 * What a player’s side follows in a battle that they are asked about: the standing orders of its largest fleet, after the orders that they
 * submitted for this turn. @rule ENC-1 @rule ENC-5
 */
export function standingWhenAsked(
  view: EmpireView,
  submitted: Pick<OwnSheet, 'verdicts'> | null,
): (battle: Pick<AskedBattle, 'own'>) => StandingOrders {
  const orders = (submitted?.verdicts ?? []).map(({ order }) => order);
  const { plan } = judgeOrders(view, orders);
  const costOf = ({ design }: Pick<Unit, 'design'>): number => {
    const known = view.designs[design];
    return known?.known === 'stats' ? known.design.cost : 0;
  };
  return ({ own }) => {
    const units = own.flatMap(({ unit }) => view.units[unit] ?? []);
    const crews = groupBy(units, (unit) => plannedFleet(plan, unit));
    const fleets = [...crews].flatMap(([fleet, crew]) => {
      const [eldest] = crew;
      if (fleet === null || eldest === undefined) return [];
      const command = commandOf(crew, costOf);
      return [{ unit: eldest, ...command }];
    });
    const [chief] = fleetsByCommand(fleets);
    const unit = chief?.unit ?? units[0];
    return unit === undefined ? view.empire.standing : plannedStanding(plan, unit);
  };
}
