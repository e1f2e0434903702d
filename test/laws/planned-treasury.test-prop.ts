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
import type { OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';

const SEEDS = 12;
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

type Ran = Readonly<{ state: CampaignState; lost: number }>;

/** A phase more, and how many units were lost by then. */
function run(seed: number, { state, lost }: Ran, orders: OrdersByEmpire): Ran {
  const { turn, phase } = state;
  const dice = { secret: String(seed), turn, attempt: 1, phase };
  const ran = playPhase({ state, orders, rules: start.rules, seed: dice, players: null });
  const gone = ran.events.filter(({ type }) => type === 'UnitDestroyed').length;
  return { state: ran.state, lost: lost + gone };
}

const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);

test.each(seeds)(
  'ECO-4: what the sheet foretells is in the Treasury next turn: seed %i',
  (seed) => {
    let { state } = run(seed, { state: start.state, lost: 0 }, {});
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const view = empireViewOf(state, empire!, { campaignName: start.name, rules: start.rules });
      const dice = seededDice<RollPurpose>({
        secret: `${String(seed)} players`,
        turn,
        attempt: 1,
        phase: 'economic',
      });
      const sheet = judgeOrders(view, randomOrders(view, dice));
      const { treasury: foretold } = projectedTreasuryOf(sheet);
      const orders = { [empire!]: sheet.legal };
      const ran = PHASE_IDS.reduce<Ran>((at) => run(seed, at, orders), { state, lost: 0 });
      state = ran.state;
      // Who starves out of supply is paid for no more: the sheet does not foretell that.
      if (ran.lost > 0) continue;
      const said = JSON.stringify(sheet.legal.map(({ order }) => order));
      expect(state.empires[empire!]?.treasury, `turn ${String(turn)}: ${said}`).toBe(foretold);
    }
  },
);
