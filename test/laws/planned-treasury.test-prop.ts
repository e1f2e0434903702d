import { expect, test } from 'vitest';
import { randomOrders } from '#ai/plans/random-orders';
import { playPhase } from '#app/self-play/play-phase';
import { smallWorldText } from '#app/self-play/small-world';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seededDice } from '#kernel/dice/seeded-dice';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { EmpireId } from '#model/campaign/ids';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { orderStateOf } from '#rules/economy/order-state';
import { publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { finishedIn, foretoldIn } from './what-finishes.ts';

const SEEDS = howMany(12, 200);
const SEEDS_EACH = howMany(1, 20);
/** The year's last turn is left out: what grows then, dice decide. */
const TURNS = 10;

/** An empire that is alone, without raiders: nothing that is hidden from it can come between. */
function loneWorld(other: Partial<RuleSet>) {
  const lists = publishedLists();
  const world = JSON.parse(smallWorldText(1)) as Readonly<{ settings?: object }>;
  const quiet = { ...world, settings: { ...world.settings, raiders: 'off', ...other } };
  const scenario = parseScenario(JSON.stringify(quiet), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return stateOfScenario(scenario.value, lists);
}

type Start = ReturnType<typeof loneWorld>;

/** What plays otherwise than by default where nobody fights. */
const OTHERWISE: readonly Partial<RuleSet>[] = [
  { loading: 'movement' },
  { towBases: 'on' },
  { civilianBases: 'on' },
  { specialisation: 'on' },
  { constructionTimes: 'extended' },
  { constructionTimes: 'all' },
  { refitCost: 'difference' },
  { scienceInstitutes: 'with' },
  { scienceInstitutes: 'instead' },
  { wartimeEconomy: 'on' },
  { carrierStrikes: 'on' },
  { movementModel: 'classic' },
  { movementModel: 'twoJump' },
  { customResearch: 'on' },
  { reprisalTroops: 'off' },
  { deadColony: 'outpost' },
  { research: 'inServiceDate' },
  { lockFutureEra: 'off' },
  { strategicRedeployment: 'off' },
  { activeMinefields: 'on' },
  { grandFleets: 'on' },
  { moraleInterval: 3 },
  { carrierStaging: 'on' },
  { eraScheme: 'perTechYear' },
];

/** Units that starve out of supply are paid for no more, and what other dice decide of a colony moves its income: no sheet foretells them. */
const UNFORETOLD: ReadonlySet<CampaignEventType> = new Set([
  'UnitDestroyed',
  'ReprisalTaken',
  'RebelsRose',
  'RebelsDispersed',
  'ColonyDied',
  'IndependenceDeclared',
  'LaneExplored',
]);

function isUnforetold(event: CampaignEvent, { systems }: CampaignState): boolean {
  if (event.type !== 'MoraleChecked') return UNFORETOLD.has(event.type);
  const system = systems[event.system]!;
  const stateAt = (morale: number) => orderStateOf({ ...system, morale });
  return stateAt(event.before) !== stateAt(event.morale);
}

type Ran = Readonly<{ state: CampaignState; events: readonly CampaignEvent[]; unforetold: number }>;

type Game = Readonly<{ start: Start; empire: EmpireId; seed: number }>;

/** A phase more, and how much happened by then that no sheet foretells. */
function run(
  { start: { rules }, seed }: Game,
  { state, events, unforetold }: Ran,
  orders: OrdersByEmpire,
): Ran {
  const { turn, phase } = state;
  const dice = { secret: String(seed), turn, attempt: 1, phase };
  const ran = playPhase({ state, orders, rules, seed: dice, players: null });
  const more = ran.events.filter((event) => isUnforetold(event, state)).length;
  return { state: ran.state, events: [...events, ...ran.events], unforetold: unforetold + more };
}

/** Every other empire is rich: it terraforms more than it could pay for otherwise. */
function startOf({ start, empire, seed }: Game): CampaignState {
  const own = start.state.empires[empire]!;
  const treasury = seed % 2 === 0 ? 400 : own.treasury;
  return { ...start.state, empires: { [own.id]: { ...own, treasury } } };
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

const seedsOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** A state as it would be without what the dice of terraforming gave by what is told of them. */
function withoutDice({ state, events }: Ran): CampaignState {
  const systems: Record<string, StarSystem> = { ...state.systems };
  for (const event of events) {
    if (event.type !== 'SystemTerraformed') continue;
    const system = { ...systems[event.system]! };
    for (const { label, amount } of event.gains) system[FIELDS[label]!] -= amount;
    systems[event.system] = { ...system, traits: system.traits.slice(0, -1) };
  }
  return { ...state, systems };
}

const FIELDS: Readonly<Record<string, 'capacity' | 'raw' | 'census' | 'morale' | 'productivity'>> =
  {
    Capacity: 'capacity',
    RAW: 'raw',
    Census: 'census',
    Morale: 'morale',
    Productivity: 'productivity',
  };

/** The dice of terraforming moved the Morale that other dice then moved: nobody can tell them apart. */
const isMingled = (before: CampaignState, after: CampaignState, ran: Ran): boolean =>
  ran.events.some((event) => {
    if (event.type !== 'SystemTerraformed') return false;
    const stateIn = ({ systems }: CampaignState) => orderStateOf(systems[event.system]!);
    const isMoved = stateIn(before) !== stateIn(after);
    return isMoved || orderStateOf(event.values) !== stateIn(ran.state);
  });

let compared = 0;
let terraformed = 0;

function playAndCompare(game: Game): void {
  const { start, empire, seed } = game;
  let { state } = run(game, unplayed(startOf(game)), {});
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const view = empireViewOf(state, empire, { campaignName: start.name, rules: start.rules });
    const dice = seededDice<RollPurpose>({
      secret: `${String(seed)} players`,
      turn,
      attempt: 1,
      phase: 'economic',
    });
    const sheet = judgeOrders(view, randomOrders(view, dice));
    const foretold = projectedTreasuryOf(sheet);
    const { systemIncome, commerce, maintenance, treasury } = foretold;
    const orders = { [empire]: sheet.legal };
    const ended = PHASE_IDS.slice(1).reduce<Ran>((at) => run(game, at, orders), unplayed(state));
    const before = state;
    state = run(game, ended, orders).state;
    const undiced = withoutDice(ended);
    if (ended.unforetold > 0 || isMingled(before, undiced, ended)) continue;
    const ran = run(game, { ...ended, state: undiced }, orders);
    compared += 1;
    if (foretold.chances !== null) terraformed += 1;
    const said = `turn ${String(turn)}: ${JSON.stringify(sheet.legal.map(({ order }) => order))}`;
    const { least, most } = foretold.chances ?? { least: 0, most: 0 };
    const moved = state.empires[empire]!.treasury - treasury;
    expect(moved, said).toBeGreaterThanOrEqual(least);
    expect(moved, said).toBeLessThanOrEqual(most);
    expect(ran.state.empires[empire]?.treasury, said).toBe(treasury);
    expect(paidIn(ran), said).toEqual([{ systemIncome, commerce, maintenance, treasury }]);
    expect(finishedIn(ran.events, before), said).toEqual(foretoldIn(foretold.finishes, turn));
  }
}

function gameOf(other: Partial<RuleSet>, seed: number): Game {
  const start = loneWorld(other);
  const [empire] = Object.keys(start.state.empires).map(empireId);
  return { start, empire: empire!, seed };
}

test.each(seedsOf(SEEDS))(
  'ECO-4: what the sheet foretells is in the Treasury next turn: seed %i',
  (seed) => playAndCompare(gameOf({}, seed)),
);

test.each(
  OTHERWISE.flatMap((other, at) =>
    seedsOf(SEEDS_EACH).map((seed) => [other, 1_000 * (at + 1) + seed] as const),
  ),
)('ECO-4: so it is by other settings: %j, seed %i', (other, seed) =>
  playAndCompare(gameOf(other, seed)),
);

test('most turns are foretold', () => {
  expect(compared).toBeGreaterThan(((SEEDS + OTHERWISE.length * SEEDS_EACH) * TURNS) / 2);
  expect(terraformed).toBeGreaterThan(SEEDS / 2);
});
