import type { Onlooker } from '#app/self-play/play-match';
import type { EmpireView } from '#fog/views/empire-view';
import { threatsSeen } from '#fog/views/threats';
import { valuesById } from '#kernel/collections/tables';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { judgeOrders } from '#legality/judge-orders';
import { raidChances } from '#legality/movement/raid-chances';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { LegalOrder } from '#model/orders/order';
import { raidOutlookOf } from '#rules/raiders/raid-outlook';

/** What a chance said in percent, summed up, and how often it came true. */
export type Calibration = { cases: number; foretold: number; came: number };

/** What advice said of a number of turns, and what then happened. */
export type AdviceFigures = Readonly<{
  /** As a report tells it, before orders. */
  raidsInReport: Calibration;
  /** As the desk tells it, after the orders. */
  raids: Calibration;
  growth: Calibration;
  falls: Calibration;
  rises: Calibration;
  /** Own systems where no enemy was: whether the layer told one that could come, and whether one came. */
  threats: { told: number; toldAndCame: number; untold: number; untoldAndCame: number };
  /** The estimate of the next Treasury: how many were exact, within 2 EP, and the mean difference. */
  treasury: { cases: number; exact: number; near: number; off: number };
}>;

const nothing = (): Calibration => ({ cases: 0, foretold: 0, came: 0 });

export const noFigures = (): AdviceFigures => ({
  raidsInReport: nothing(),
  raids: nothing(),
  growth: nothing(),
  falls: nothing(),
  rises: nothing(),
  threats: { told: 0, toldAndCame: 0, untold: 0, untoldAndCame: 0 },
  treasury: { cases: 0, exact: 0, near: 0, off: 0 },
});

type Foretold = Readonly<{
  view: EmpireView;
  threats: ReadonlySet<SystemId>;
  raidsInReport: ReadonlyMap<SystemId, number>;
  raids: ReadonlyMap<SystemId, number>;
  growth: ReadonlyMap<SystemId, number>;
  morale: ReadonlyMap<SystemId, Readonly<{ falls: number; rises: number }>>;
  treasury: number;
}>;

function foretell(view: EmpireView, orders: readonly LegalOrder[]): Foretold {
  const judged = judgeOrders(
    view,
    orders.map(({ order }) => order),
  );
  const { systems, treasury } = projectedTreasuryOf(judged);
  const own = valuesById(view.systems).flatMap((one) => one.own ?? []);
  return {
    view,
    treasury,
    threats: new Set(threatsSeen(view).keys()),
    raidsInReport: new Map(
      own.map((one) => [one.id, ledgerTotal(raidOutlookOf(view, one).ledger)]),
    ),
    raids: new Map(raidChances(judged.plan).map(({ system, chance }) => [system, chance])),
    growth: new Map(systems.map(({ system, growth }) => [system, growth?.chance ?? 0])),
    morale: new Map(systems.map(({ system, morale }) => [system, morale])),
  };
}

const areAtWar = (state: CampaignState, a: EmpireId, b: EmpireId): boolean => {
  const relation = state.relations[relationIdOf(a, b)];
  return relation?.state === 'war' || relation?.state === 'hostilities';
};

/** Where enemies of an empire have fleets. */
const enemiesOf = (state: CampaignState, empire: EmpireId): ReadonlySet<SystemId> =>
  new Set(
    valuesById(state.fleets).flatMap(({ owner, place }) =>
      place.kind === 'system' && owner !== empire && areAtWar(state, owner, empire)
        ? [place.system]
        : [],
    ),
  );

function count(calibration: Calibration, chance: number | undefined, came: boolean): void {
  calibration.cases += 1;
  calibration.foretold += (chance ?? 0) / 100;
  if (came) calibration.came += 1;
}

/** Looks on at matches, and writes down in `figures` what came of all advice to players with seats. */
export function adviceOnlooker(figures: AdviceFigures): Onlooker {
  let foretold: readonly Foretold[] = [];
  const told = (empire: EmpireId | null): Foretold | undefined =>
    foretold.find(({ view }) => view.empire.id === empire);
  const noteEvent = (event: CampaignEvent): void => {
    if (event.type === 'RaidRolled') {
      const by = told(event.empire);
      if (by?.raidsInReport.has(event.system) === true)
        count(figures.raidsInReport, by.raidsInReport.get(event.system), event.came);
      if (by?.raids.has(event.system) === true)
        count(figures.raids, by.raids.get(event.system), event.came);
    } else if (event.type === 'GrowthChecked') {
      const by = told(event.empire);
      if (by?.growth.has(event.system) === true)
        count(figures.growth, by.growth.get(event.system), event.grown);
    } else if (event.type === 'MoraleChecked') {
      const chances = told(event.empire)?.morale.get(event.system);
      if (chances === undefined) return;
      count(figures.falls, chances.falls, event.morale < event.before);
      count(figures.rises, chances.rises, event.morale > event.before);
    }
  };
  const noteArrivals = (before: CampaignState, after: CampaignState): void => {
    for (const { view, threats } of foretold) {
      const [were, are] = [before, after].map((state) => enemiesOf(state, view.empire.id));
      for (const { id, own } of valuesById(view.systems)) {
        if (own === null || were?.has(id) === true) continue;
        const came = are?.has(id) === true;
        const isTold = threats.has(id);
        figures.threats[isTold ? 'told' : 'untold'] += 1;
        if (came) figures.threats[isTold ? 'toldAndCame' : 'untoldAndCame'] += 1;
      }
    }
  };
  const noteTreasury = (state: CampaignState): void => {
    for (const { view, treasury } of foretold) {
      const is = state.empires[view.empire.id]?.treasury;
      if (is === undefined) continue;
      const off = Math.abs(is - treasury);
      figures.treasury.cases += 1;
      figures.treasury.off += off;
      if (off === 0) figures.treasury.exact += 1;
      if (off <= 2) figures.treasury.near += 1;
    }
  };
  return {
    ordered: ({ views, orders }) => {
      foretold = valuesById(views)
        .filter(({ empire }) => empire.nonAligned === undefined)
        .map((view) => foretell(view, orders[view.empire.id] ?? []));
    },
    played: ({ before, state, events }) => {
      events.forEach(noteEvent);
      if (before.phase === 'movement') noteArrivals(before, state);
      if (before.phase === 'opening' && foretold.length > 0) noteTreasury(state);
    },
  };
}
