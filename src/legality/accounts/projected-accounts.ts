import type { EmpireView } from '#fog/views/empire-view';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { SheetVerdict } from '#legality/judge-orders';
import { type IncomeChances, incomeChancesOf } from './income-chances.ts';
import type { Plan } from '#legality/plan/plan';
import { plannedRealmOf } from '#legality/plan/planned-realm';
import { tradeEscortsOf } from '#rules/economy/trade-escorts';
import { tradeEscortsIn } from '#rules/economy/trade-escorts-in';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import type { Income } from '#rules/economy/income-of';
import { type KnownIncomeFacts, knownIncomeOf } from '#rules/economy/known-income';
import { projectedIncomeOf } from '#rules/economy/projected-income';
import { rightsIn } from '#rules/diplomacy/rights-between';
import { presencesSeen } from '#rules/supply/presences-seen';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

/** The systems and units of an empire, and its income. */
export type Account = Readonly<{
  systems: readonly StarSystem[];
  units: readonly Unit[];
  income: Income;
}>;

/** This turn's account, and that of next turn's opening if a sheet is carried out. */
export type ProjectedAccounts = Readonly<{
  /** The points that the sheet itself brings by then. */
  gains: number;
  now: Account;
  then: Account;
  /** The changes that dice of this turn can still make; null if there are none. */
  chances: IncomeChances | null;
}>;

function ownerKnownOf(view: EmpireView, id: SystemId): EmpireId | null {
  const system = view.systems[id];
  if (system === undefined) return null;
  if (system.own !== null) return view.empire.id;
  const owner = system.visited?.facts.owner ?? null;
  return owner === 'unknown' ? null : owner;
}

/** The systems where operational depots of Military partners are in sight. @rule MOV-6 @rule SUP-5 */
const partnerDepotsSeen = (view: EmpireView): readonly SystemId[] =>
  [...presencesSeen(view)].flatMap(([system, here]) =>
    [...here].some(([other, { depot }]) => depot && rightsIn(view.neighbours[other]).supply)
      ? [system]
      : [],
  );

type Owned = Readonly<{
  treasury: number;
  standing: Empire['standing'];
  systems: readonly StarSystem[];
  units: readonly Unit[];
  escorts: ReadonlySet<UnitId>;
  /** The turn that the income is for. */
  turn: number;
}>;

function factsOf(
  view: EmpireView,
  { treasury, standing, systems, units, escorts, turn }: Owned,
): KnownIncomeFacts {
  return {
    empire: { ...view.empire, treasury, standing },
    isKindred: (list) => view.kindredLists.includes(list),
    systems,
    events: { running: view.events ?? [], turn },
    escorts,
    units: tableOf(units, ({ id }) => id),
    fleets: view.fleets,
    designs: tableOf(knownDesignsOf(view), (design) => design.id),
    network: laneNetworkOf(valuesById(view.lanes)),
    controllerOf: (system) => ownerKnownOf(view, system),
    isPartner: (other) => {
      const state = view.neighbours[other]?.state;
      return state !== undefined && isTradePartner(state);
    },
    hasEnemyFleet: enemyFleetsSeen(view),
    partnerDepots: partnerDepotsSeen(view),
  };
}

function accountNow(view: EmpireView): Account {
  const systems = valuesById(view.systems).flatMap(({ own }) => own ?? []);
  const units = valuesById(view.units);
  // These amounts were paid already, so unpaid units then save nothing.
  const treasury = Number.MAX_SAFE_INTEGER;
  const escorts = tradeEscortsIn({ units, fleets: view.fleets, designs: knownDesignsOf(view) });
  const facts = factsOf(view, {
    ...view.empire,
    treasury,
    systems,
    units,
    escorts,
    turn: view.turn,
  });
  return { systems, units, income: knownIncomeOf(facts) };
}

/** The income of the first opening, by what an empire has before it. @rule ECO-4 */
export function firstIncomeOf(view: EmpireView): Income {
  const systems = valuesById(view.systems).flatMap(({ own }) => own ?? []);
  const units = valuesById(view.units);
  const escorts = tradeEscortsIn({ units, fleets: view.fleets, designs: knownDesignsOf(view) });
  return projectedIncomeOf(
    factsOf(view, { ...view.empire, systems, units, escorts, turn: view.turn }),
  );
}

/** The units that escort a trading convoy when the sheet is carried out, by the routes that it sets. @rule ECO-3 */
function plannedEscorts(
  { view, moved, routes }: Plan,
  units: readonly Unit[],
): ReadonlySet<UnitId> {
  return tradeEscortsOf({
    designs: knownDesignsOf(view),
    crews: () =>
      units.flatMap((unit) => {
        const place = moved.get(unit.id) ?? view.units[unit.id]?.place ?? unit.place;
        return place.kind === 'fleet' ? [{ unit, fleet: place.fleet }] : [];
      }),
    routeOf: (name) => {
      const fleet = brandAs<FleetId>(name);
      const set = routes.get(fleet);
      return (set === undefined ? view.fleets[fleet]?.route : set)?.route ?? null;
    },
  });
}

/**
 * The accounts of this turn and of next turn's opening: what the sheet leaves and what comes in by it, and the income of what there is
 * then, if nothing hinders the sheet and all else stays as its owner knows it now.
 * @rule ECO-4
 * @ruling In the forecast, points that are offered for a sale count as paid, but the sale itself doesn't happen, because nobody knows what
 *   the other empire orders.
 * @ruling The forecast assumes that units survive which would be lost out of supply this turn, and that no die of this turn (Morale,
 *   terraforming, reprisal) changes a colony. The possible effects of terraforming are shown beside it, from the least to the most.
 */
export function projectedAccountsOf({
  plan,
  legal,
}: Pick<SheetVerdict, 'plan' | 'legal'>): ProjectedAccounts {
  const { view, money } = plan;
  const turn = view.turn + 1;
  const { systems, units, gains } = plannedRealmOf(plan, legal);
  const treasury = money.left + gains;
  const escorts = plannedEscorts(plan, units);
  const standing = { ...view.empire.standing, ...plan.standing.get(null) };
  const incomeWith = (of: readonly StarSystem[]): Income =>
    projectedIncomeOf(factsOf(view, { treasury, standing, systems: of, units, escorts, turn }));
  const chances = incomeChancesOf(plan, systems, (of) => incomeWith(of).treasury);
  const then = { systems, units, income: incomeWith(systems) };
  return { gains, now: accountNow(view), then, chances };
}
