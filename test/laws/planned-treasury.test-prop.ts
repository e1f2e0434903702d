import { expect, test } from 'vitest';
import { randomOrders } from '#ai/plans/random-orders';
import { playPhase } from '#app/self-play/play-phase';
import { smallWorldText } from '#app/self-play/small-world';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seededDice } from '#kernel/dice/seeded-dice';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/projected-treasury';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { orderStateOf } from '#rules/economy/order-state';
import { publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { finishedIn, foretoldIn } from './what-finishes.ts';

const SEEDS = howMany(12, 50);
/** The year's last turn is left out: what grows then, dice decide. */
const TURNS = 10;

/** An empire that is alone, without raiders: nothing that is hidden from it can come between. */
function loneWorld() {
  const lists = publishedLists();
  const world = JSON.parse(smallWorldText(1)) as Readonly<{ settings?: object }>;
  const quiet = { ...world, settings: { ...world.settings, raiders: 'off' } };
  const scenario = parseScenario(JSON.stringify(quiet), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return stateOfScenario(scenario.value, lists);
}

const start = loneWorld();
const [empire] = Object.keys(start.state.empires).map(empireId);

/** Units that starve out of supply are paid for no more, and what dice decide of a colony moves its income: no sheet foretells them. */
const UNFORETOLD: ReadonlySet<CampaignEventType> = new Set([
  'UnitDestroyed',
  'SystemTerraformed',
  'ReprisalTaken',
  'RebelsRose',
  'RebelsDispersed',
  'ColonyDied',
  'IndependenceDeclared',
]);

/** A carrier that others are redeployed to takes more capacity for its change of status than its sheet was judged by. */
const isShortOfCapacity = (event: CampaignEvent): boolean =>
  event.type === 'UnitProjectFailed' && event.because === 'no-capacity';

function isUnforetold(event: CampaignEvent, { systems }: CampaignState): boolean {
  if (isShortOfCapacity(event)) return true;
  if (event.type !== 'MoraleChecked') return UNFORETOLD.has(event.type);
  const system = systems[event.system]!;
  const stateAt = (morale: number) => orderStateOf({ ...system, morale });
  return stateAt(event.before) !== stateAt(event.morale);
}

type Ran = Readonly<{ state: CampaignState; events: readonly CampaignEvent[]; unforetold: number }>;

/** A phase more, and how much happened by then that no sheet foretells. */
function run(seed: number, { state, events, unforetold }: Ran, orders: OrdersByEmpire): Ran {
  const { turn, phase } = state;
  const dice = { secret: String(seed), turn, attempt: 1, phase };
  const ran = playPhase({ state, orders, rules: start.rules, seed: dice, players: null });
  const more = ran.events.filter((event) => isUnforetold(event, state)).length;
  return { state: ran.state, events: [...events, ...ran.events], unforetold: unforetold + more };
}

const unplayed = (state: CampaignState): Ran => ({ state, events: [], unforetold: 0 });

/** The income that the next Opening pays. */
const paidIn = ({ events }: Ran) =>
  events.flatMap((event) =>
    event.type === 'IncomePaid'
      ? [
          {
            systemIncome: ledgerTotal(event.systemIncome),
            commerce: ledgerTotal(event.commerce),
            maintenance: ledgerTotal(event.maintenance),
            treasury: event.treasury,
          },
        ]
      : [],
  );

const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);

let compared = 0;

test.each(seeds)(
  'ECO-4: what the sheet foretells is in the Treasury next turn: seed %i',
  (seed) => {
    let { state } = run(seed, unplayed(start.state), {});
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const view = empireViewOf(state, empire!, { campaignName: start.name, rules: start.rules });
      const dice = seededDice<RollPurpose>({
        secret: `${String(seed)} players`,
        turn,
        attempt: 1,
        phase: 'economic',
      });
      const sheet = judgeOrders(view, randomOrders(view, dice));
      const foretold = projectedTreasuryOf(sheet);
      const { systemIncome, commerce, maintenance, treasury } = foretold;
      const orders = { [empire!]: sheet.legal };
      const ran = PHASE_IDS.reduce<Ran>((at) => run(seed, at, orders), unplayed(state));
      const before = state;
      state = ran.state;
      if (ran.unforetold > 0) continue;
      compared += 1;
      const said = `turn ${String(turn)}: ${JSON.stringify(sheet.legal.map(({ order }) => order))}`;
      expect(state.empires[empire!]?.treasury, said).toBe(treasury);
      expect(paidIn(ran), said).toEqual([{ systemIncome, commerce, maintenance, treasury }]);
      expect(finishedIn(ran.events, before), said).toEqual(foretoldIn(foretold.finishes, turn));
    }
  },
);

test('most turns are foretold', () => {
  expect(compared).toBeGreaterThan((SEEDS * TURNS) / 2);
});
