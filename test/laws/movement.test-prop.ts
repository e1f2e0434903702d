import { expect, test } from 'vitest';
import { applyEvent } from '#engine/apply/apply-event';
import type { FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import type { ProofWorld } from '#test/support/proof-world';
import { withRandomOrders } from '#test/support/proof-world-later';
import { WHOLE_TURN, donePhase, legalSheets, standingDecider } from '#test/support/whole-turn';
import { crewOf, hasExplorer, letterOf, paceIn, slowerOf, wrongWay } from './far-enough.ts';
import { restlessWorld } from './restless-world.ts';

const SEEDS = howMany(12, 1200);
const TURNS = 2;

/** What a phase made of a state. */
type Ran = Readonly<{
  where: string;
  rules: RuleSet;
  before: CampaignState;
  events: readonly CampaignEvent[];
}>;

const neighboursOf = ({ lanes }: CampaignState, at: SystemId): readonly SystemId[] =>
  Object.values(lanes).flatMap(({ a, b }) => (a === at ? [b] : b === at ? [a] : []));

/** Where judges would let nobody go: each way leads on by any lanes there are. */
function tooFar(state: CampaignState, sheets: OrdersByEmpire, { below, pick }: Choices) {
  const farther = (legal: LegalOrder): LegalOrder => {
    const { order } = legal;
    if (order.kind !== 'MoveFleet') return legal;
    const path = [...order.path];
    for (let more = 1 + below(3); more > 0; more -= 1) {
      path.push(pick(neighboursOf(state, path.at(-1)!)));
    }
    return { ...legal, order: { ...order, path } };
  };
  const all = Object.entries(sheets).map(
    ([empire, sheet]) => [empire, sheet.map(farther)] as const,
  );
  return Object.fromEntries(all);
}

/** Some turns of random orders; of every other world they lead farther than is legal. */
function* phasesOf(seed: number): Generator<Ran> {
  const choices = choicesOf(seed);
  let world: ProofWorld = restlessWorld(seed);
  for (let turn = 0; turn < TURNS; turn += 1) {
    world = withRandomOrders(world);
    let { state } = world;
    let orders: OrdersByEmpire = {};
    for (const phase of WHOLE_TURN.slice(0, -1)) {
      if (phase === 'economic') {
        const sheets = legalSheets(world, state);
        orders = seed % 2 === 0 ? sheets : tooFar(state, sheets, choices);
      }
      const done = donePhase(world, { state, orders, decide: standingDecider });
      const where = `seed ${String(seed)}, turn ${String(state.turn)}, ${phase}`;
      yield { where, rules: world.rules, before: state, events: done.events };
      state = done.state;
    }
    world = { ...world, state };
  }
}

type Trip = Readonly<{ word: string; pace: ReturnType<typeof paceIn> }>;
type Leg = Readonly<{ fleet: FleetId; lane: LaneId; from: SystemId; to: SystemId }>;
/** A phase as it is told event by event. */
type Telling = {
  readonly ran: Ran;
  state: CampaignState;
  /** As everything was when the step began in which all go at once (MOV-2). */
  start: CampaignState;
  step: number;
  last: CampaignEvent | null;
  readonly trips: Map<FleetId, Trip>;
  readonly stopped: Set<FleetId>;
  readonly tried: Set<FleetId>;
  readonly wrong: string[];
};

/** The step to which an event belongs; ships that stay behind in a lane are left there in the step that is told next. */
function stepAt(events: readonly CampaignEvent[], at: number): number {
  const event = events[at]!;
  if (event.type === 'FleetMoved' || event.type === 'FleetStopped') return event.step;
  if (event.type !== 'FleetFormed' || event.place.kind !== 'lane') return 0;
  const next = events.slice(at).find((one) => one.type === 'FleetMoved');
  return next?.type === 'FleetMoved' ? next.step : 0;
}

const isEndOf = ({ state }: Telling, { lane, from, to }: Omit<Leg, 'fleet'>): boolean => {
  const row = state.lanes[lane];
  return (row?.a === from && row.b === to) || (row?.b === from && row.a === to);
};

function goes(telling: Telling, leg: Leg): void {
  const { ran, state, start, trips, stopped, wrong } = telling;
  const { fleet, from, lane } = leg;
  const say = (what: string): void => void wrong.push(`${fleet} goes to ${leg.to} ${what}`);
  const { place } = state.fleets[fleet]!;
  if (place.kind !== 'system' || place.system !== from) say('from where it is not');
  if (!isEndOf(telling, leg)) say('where its lane does not lead');
  if (stopped.has(fleet)) say('though it was stopped');
  const crew = crewOf(start, fleet);
  const trip = trips.get(fleet) ?? { word: '', pace: 'fast' };
  const pace = slowerOf(trip.pace, paceIn(start, crew));
  const word = `${trip.word}${letterOf(start.lanes[lane]!.class)}`;
  const found = wrongWay(word, pace, { crew, rules: ran.rules });
  if (found !== null) say(`${found} (${word})`);
  const isStormy = state.systems[from]!.anomalies.includes('Plasma Storm');
  if (trip.word !== '' && isStormy) say('out of a storm that it came into');
  const ids = new Set<string>(crew.map(({ unit }) => unit.id));
  const rests = Object.values(start.projects).some(
    ({ subject }) => subject.kind === 'unit' && ids.has(subject.unit),
  );
  if (rests) say('though a ship of it rests');
  trips.set(fleet, { word, pace });
}

/** Only who tried and found a lane goes by one that nobody had explored, and has not moved before. */
function explores(telling: Telling, { fleet, lane, from, to }: Leg): void {
  const { last, trips, tried, wrong, state, ran } = telling;
  const isFound = last?.type === 'LaneExplored' && last.fleet === fleet && last.lane === lane;
  const { place } = state.fleets[fleet]!;
  const isThere = place.kind === 'system' && place.system === from;
  const wasDark = telling.ran.before.lanes[lane]?.class === 'unexplored';
  const isRight = isFound && isThere && wasDark && tried.has(fleet) && !trips.has(fleet);
  if (!isRight || !isEndOf(telling, { lane, from, to }))
    wrong.push(`${fleet} finds no way to ${to}`);
  if (!hasExplorer(crewOf(state, fleet), ran.rules)) wrong.push(`${fleet} has no Explorer`);
}

function tries({ state, tried, trips, wrong }: Telling, event: EventOf<'ExplorationTried'>): void {
  const { fleet, system } = event;
  const { place } = state.fleets[fleet]!;
  if (tried.has(fleet)) wrong.push(`${fleet} explores twice`);
  if (trips.has(fleet)) wrong.push(`${fleet} moved and explores`);
  if (place.kind !== 'system' || place.system !== system) wrong.push(`${fleet} is not there`);
  tried.add(fleet);
}

function tell(telling: Telling, event: CampaignEvent): void {
  const { state, stopped } = telling;
  if (event.type === 'ExplorationTried') tries(telling, event);
  if (event.type === 'FleetMoved') {
    if (event.cite === 'MOV-5') explores(telling, event);
    else goes(telling, event);
  }
  if (event.type === 'FleetStopped') {
    const { fleet, place } = event;
    const isRearguard = state.fleets[fleet]!.place.kind === 'lane';
    if (place.kind === 'lane' && !isRearguard) goes(telling, { fleet, ...place });
    stopped.add(fleet);
  }
  if (event.type === 'FleetLeftLane') {
    const { place } = state.fleets[event.fleet]!;
    const ends: readonly string[] = place.kind === 'lane' ? [place.from, place.to] : [];
    if (!ends.includes(event.to)) telling.wrong.push(`${event.fleet} leaves its lane to elsewhere`);
  }
}

const MOVES = new Set(['FleetMoved', 'FleetStopped', 'FleetLeftLane']);

/** Nothing else brings a fleet anywhere. */
function carriedOff(before: CampaignState, after: CampaignState, event: CampaignEvent) {
  if (MOVES.has(event.type) || before.fleets === after.fleets) return [];
  return Object.values(before.fleets).flatMap(({ id, place }) => {
    const now = Object.hasOwn(after.fleets, id) ? after.fleets[id] : undefined;
    const isThere = now === undefined || JSON.stringify(now.place) === JSON.stringify(place);
    return isThere ? [] : [`${event.type} brings ${id} elsewhere`];
  });
}

function told(ran: Ran): Telling {
  const { before, events } = ran;
  const telling: Telling = {
    ...{ ran, state: before, start: before, step: 0, last: null },
    ...{ trips: new Map(), stopped: new Set(), tried: new Set(), wrong: [] },
  };
  events.forEach((event, at) => {
    const step = stepAt(events, at);
    if (step > telling.step) Object.assign(telling, { step, start: telling.state });
    tell(telling, event);
    const after = applyEvent(telling.state, event);
    telling.wrong.push(...carriedOff(telling.state, after, event));
    Object.assign(telling, { state: after, last: event });
  });
  return telling;
}

test('MOV-1, MOV-2, MOV-5: no fleet goes farther than its rule, nor by a lane that nobody has explored', () => {
  const seen = new Set<string>();
  let found = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const ran of phasesOf(seed)) {
      const { wrong, trips } = told(ran);
      expect(wrong, `${ran.where}, ${ran.rules.movementModel}`).toEqual([]);
      const { movementModel } = ran.rules;
      for (const { word, pace } of trips.values()) {
        seen.add(`${movementModel} ${pace} ${String(word.length)}`);
        if (word.endsWith('r')) seen.add('restricted');
      }
      found += ran.events.filter(({ type }) => type === 'LaneExplored').length;
    }
  }
  expect(found).toBeGreaterThan(0);
  const farthest = [
    ...['galaxies slowed 1', 'galaxies normal 2', 'galaxies fast 3', 'restricted'],
    ...['classic slowed 2', 'classic normal 3', 'twoJump slowed 2', 'twoJump normal 3'],
  ];
  expect([...seen]).toEqual(expect.arrayContaining(farthest));
});
