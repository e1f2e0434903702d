import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { IncomePaid, UnitUnpaid } from '#model/events/opening-events';
import { onlyFor } from '#model/events/fact';
import { civilianTradeIn, NO_CIVILIAN_TRADE } from '#rules/economy/civilian-trade-in';
import type { ForeignRoute } from '#rules/economy/commerce-of';
import { type Income, incomeOf } from '#rules/economy/income-of';
import { kindredListsOf } from '#rules/economy/kindred-lists';
import { tradeEscortsIn } from '#rules/economy/trade-escorts-in';
import { runningEventsOf } from '#rules/random-events/running-events';
import { interruptionsOf } from './interruptions-of.ts';
import { openTrade, type Trade } from '#rules/economy/open-trade';
import { rollOffMapTrade } from './roll-off-map-trade.ts';

/** Pays every empire its income, and marks the units that it cannot pay. @rule ECO-4 @rule ECO-5 */
export function payIncome(record: Recorder, input: Pick<PhaseInput, 'dice' | 'rules'>): void {
  const units = groupBy(valuesById(record.state().units), (unit) => unit.owner);
  const trade = openTrade(record.state(), units);
  for (const event of interruptionsOf(record.state(), trade)) record.emit(event);
  if (input.rules.offMapTrade === 'd6') rollOffMapTrade(record, trade, input.dice);
  const state = record.state();
  const systems = groupBy(valuesById(state.systems), (system) => system.owner);
  const foreign = foreignRoutesByHost(state, trade);
  const escorts = tradeEscortsIn({
    units: valuesById(state.units),
    fleets: state.fleets,
    designs: valuesById(state.designs),
  });
  const marks = valuesById(state.effects);
  const civilian = civilianTradeIn(valuesById(state.units), (id) => rowOf(state.designs, id));
  for (const empire of valuesById(state.empires)) {
    const kindred = kindredListsOf(state, empire.id);
    const income = incomeOf({
      empire,
      isKindred: (list) => kindred.includes(list),
      systems: systems.get(empire.id) ?? [],
      units: (units.get(empire.id) ?? []).filter(({ id }) => !escorts.has(id)),
      designs: state.designs,
      routes: (trade.open.get(empire.id) ?? []).map((id) => {
        return { ...rowOf(state.systems, id), ...(civilian.get(id) ?? NO_CIVILIAN_TRADE) };
      }),
      foreignRoutes: foreign.get(empire.id) ?? [],
      events: { running: runningEventsOf(marks, empire.id), turn: state.turn },
    });
    record.emit(incomePaid(empire.id, income));
    for (const event of unitsUnpaid(empire.id, income, state.turn)) record.emit(event);
  }
}

type Hosted = ForeignRoute & Readonly<{ host: EmpireId | null }>;

/** The routes of others in the systems that each empire controls. */
function foreignRoutesByHost(
  state: CampaignState,
  { open, controllerOf }: Trade,
): ReadonlyMap<EmpireId | null, readonly ForeignRoute[]> {
  const foreign = [...open].flatMap(([trader, routes]) =>
    routes
      .filter((system) => controllerOf(system) !== trader)
      .map((system): Hosted => {
        const { name } = rowOf(state.empires, trader);
        const market = rowOf(state.systems, system);
        return { host: controllerOf(system), market, trader: name };
      }),
  );
  return groupBy(foreign, ({ host }) => host);
}

function incomePaid(empire: EmpireId, income: Income): IncomePaid {
  return {
    type: 'IncomePaid',
    cite: cite('ECO-4'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    systemIncome: income.systemIncome,
    commerce: income.commerce,
    maintenance: income.maintenance,
    total: income.total,
    treasury: income.treasury,
  };
}

function unitsUnpaid(empire: EmpireId, income: Income, turn: number): readonly UnitUnpaid[] {
  return income.unpaid.map(({ unit, spared }) => ({
    type: 'UnitUnpaid',
    cite: cite('ECO-5'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    unit,
    turn,
    spared,
  }));
}
