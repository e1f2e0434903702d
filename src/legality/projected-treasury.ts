import type { EmpireView } from '#fog/views/empire-view';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { SheetVerdict } from './judge-orders.ts';
import { plannedRealmOf } from './planned-realm.ts';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { projectedIncomeOf } from '#rules/economy/projected-income';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';

/** The Treasury of next turn's opening, and what makes it of what a sheet leaves. */
export type ProjectedTreasury = Readonly<{
  /** What the sheet itself brings by then. */
  gains: number;
  systemIncome: number;
  commerce: number;
  maintenance: number;
  treasury: number;
}>;

function knownDesigns(view: EmpireView): readonly UnitDesign[] {
  return valuesById(view.designs).flatMap((row) => (row.known === 'stats' ? [row.design] : []));
}

function ownerKnownOf(view: EmpireView, id: SystemId): EmpireId | null {
  const system = view.systems[id];
  if (system === undefined) return null;
  if (system.own !== null) return view.empire.id;
  const owner = system.visited?.facts.owner ?? null;
  return owner === 'unknown' ? null : owner;
}

/**
 * The Treasury of next turn's opening: what the sheet leaves and what comes in by it, and the income
 * of what there is then, if nothing hinders the sheet and all else stays as its owner knows it now.
 * @rule ECO-4
 * @ruling What is promised for a sale is foretold as paid, and the sale itself as if it did not come about: nobody knows what the other orders.
 * @ruling Units that starve out of supply this turn are foretold as if they lived, and colonies as if no die of this turn (Morale,
 *   terraforming, reprisal) moved anything.
 */
export function projectedTreasuryOf({
  plan,
  legal,
}: Pick<SheetVerdict, 'plan' | 'legal'>): ProjectedTreasury {
  const { view, money } = plan;
  const { systems, units, gains } = plannedRealmOf(plan, legal);
  const { treasury, systemIncome, commerce, maintenance } = projectedIncomeOf({
    empire: { ...view.empire, treasury: money.left + gains },
    isKindred: (list) => view.kindredLists.includes(list),
    systems,
    units: tableOf(units, ({ id }) => id),
    fleets: view.fleets,
    designs: tableOf(knownDesigns(view), (design) => design.id),
    network: laneNetworkOf(valuesById(view.lanes)),
    controllerOf: (system) => ownerKnownOf(view, system),
    isPartner: (other) => {
      const state = view.neighbours[other]?.state;
      return state !== undefined && isTradePartner(state);
    },
    hasEnemyFleet: enemyFleetsSeen(view),
  });
  return {
    gains,
    systemIncome: ledgerTotal(systemIncome),
    commerce: ledgerTotal(commerce),
    maintenance: ledgerTotal(maintenance),
    treasury,
  };
}
