import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { techPhase } from '#engine/phases/tech/phase';
import { brandAs } from '#kernel/brand/brand';
import { amend } from '#engine/turn/amend';
import { laneIdOf } from '#model/campaign/lane';
import type { EffectId, EmpireId, SystemId } from '#model/campaign/ids';
import type { RandomEventId } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import {
  designId,
  designOf,
  fleetId,
  fleetOf,
  inFleet,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { type Ended, endTurn, kili, marksOf, nest, quiet, sol, wolf } from './end-of-turns.ts';

type Chosen = Readonly<{
  empire?: EmpireId;
  system?: SystemId | null;
  turns?: number;
  text?: string;
}>;

const planned = (state: CampaignState, event: RandomEventId, part: Chosen = {}): CampaignState => {
  const { empire = human, system = null, turns = 0, text = '' } = part;
  const ruling = { act: 'choose', empire, event, system, turns, text, instead: null } as const;
  return amend(state, { kind: 'event', ruling, reason: 'a test' }).state;
};
const happens = (event: RandomEventId, part: Chosen = {}, state = quiet()): Ended =>
  endTurn(planned(state, event, part), {});
const told = ({ events }: Ended) => eventsOf(events, 'RandomEventHappened')[0]?.witnesses;

test.each([
  ['capacity-gained', { capacity: 9 }],
  ['capacity-lost', { capacity: 7 }],
  ['raw-gained', { raw: 5 }],
  ['raw-lost', { raw: 3 }],
  ['census-gained', { census: 6 }],
  ['census-lost', { census: 4 }],
  ['morale-gained', { morale: 4 }],
  ['morale-lost', { morale: 2 }],
  ['productivity-gained', { productivity: 7 }],
  ['productivity-lost', { productivity: 5 }],
] as const)('OPT-13: %s changes a system for good', (event, changed) => {
  const before = quiet();
  const { state } = happens(event, { system: sol }, before);
  expect(state.systems[sol]).toEqual({ ...before.systems[sol], ...changed });
  expect(marksOf(state)).toEqual([]);
});

test('OPT-13, COL-9: an epidemic in a colony of one Census ends it', () => {
  const small = systemOf({ id: sol, name: 'Sol', owner: human, census: 1, morale: 1, capacity: 8 });
  const start = quiet();
  const { state, events } = happens(
    'census-lost',
    { system: sol },
    { ...start, systems: { ...start.systems, [sol]: small } },
  );
  expect(state.systems[sol]).toMatchObject({ census: 0, owner: null });
  expect(eventsOf(events, 'ColonyDied')).toHaveLength(1);
});

test.each([
  ['raw-lost', kili],
  ['census-gained', kili],
  ['capacity-lost', kili],
  ['morale-gained', nest],
] as const)(
  'OPT-13: nothing comes of %s where it can’t change anything, or which the power has lost',
  (event, system) => {
    const { state, events } = happens(event, { system });
    expect(state.systems).toEqual(quiet().systems);
    expect(eventsOf(events, 'RandomEventPassed')[0]).toMatchObject({
      because: 'nothing-to-change',
      witnesses: [],
    });
    expect(marksOf(state)).toEqual([]);
  },
);

test.each([
  ['income-halved', [13, 13, 25]],
  ['income-doubled', [50, 50, 25]],
] as const)(
  'OPT-13, END-2: %s changes the system income for its turns, and no longer',
  (event, incomes) => {
    const start = quiet();
    const at = { ...start.systems[sol]!, raw: 5 };
    let { state } = happens(
      event,
      { turns: 2 },
      { ...start, systems: { ...start.systems, [sol]: at } },
    );
    for (const income of incomes) {
      const opened = runPhases([openingPhase], state);
      const paid = eventsOf(opened.events, 'IncomePaid').find(({ empire }) => empire === human);
      expect(paid?.systemIncome.reduce((sum, { amount }) => sum + amount, 0)).toBe(income);
      ({ state } = endTurn({ ...opened.state, phase: 'end-of-turn' }, {}));
    }
    expect(marksOf(state)).toEqual([]);
  },
);

test.each([
  ['research-cheaper', 18],
  ['research-dearer', 22],
] as const)(
  'OPT-13, TECH-2: after %s this year’s research is checked against %i instead of 20',
  (event, requirement) => {
    const { state } = happens(event);
    const { events } = runPhases([techPhase], { ...state, turn: 12 });
    const checks = eventsOf(events, 'TechChecked').map((one) => [one.empire, one.requirement]);
    expect(checks).toEqual([
      [human, requirement],
      [loran, 20],
    ]);
    const over = endTurn({ ...state, turn: 12 }, {});
    expect(marksOf(over.state)).toEqual([]);
  },
);

test('OPT-13: a year’s end that is over doesn’t count: the event lasts through the next one', () => {
  const { state } = happens('research-dearer', {}, { ...quiet(), turn: 12 });
  expect(Object.values(state.effects)).toMatchObject([{ begins: 13, ends: 24, amount: 10 }]);
});

test.each([
  ['hyperspace-collapse', sol, laneIdOf(sol, wolf), 1, 'restricted'],
  ['hyperspace-collapse', nest, laneIdOf(wolf, nest), null, 'unexplored'],
  ['hyperspace-survey', sol, laneIdOf(sol, wolf), null, 'major'],
  ['hyperspace-survey', nest, laneIdOf(wolf, nest), null, 'minor'],
] as const)('OPT-13: %s changes a random lane at the system', (event, system, lane, die, to) => {
  const empire = system === nest ? loran : human;
  const script = die === null ? [] : ([['random event', die]] as const);
  const { state } = endTurn(planned(quiet(), event, { empire, system }), {}, script);
  expect(state.lanes[lane]?.class).toBe(to);
});

test('OPT-13: a text of the moderator changes nothing', () => {
  const before = quiet();
  const after = happens('written', { text: 'A comet passes.' }, before);
  expect(after.state.systems).toEqual(before.systems);
  expect(told(after)).toEqual([{ empire: human, as: 'owner' }]);
});

/** A ship of the Loran is at Sol. */
const guests = quiet({
  designs: [designOf({ id: designId('dd') })],
  fleets: [fleetOf({ id: fleetId('loran.f1'), owner: loran, at: sol })],
  units: [
    unitOf({
      id: unitId('loran.u1'),
      owner: loran,
      design: designId('dd'),
      place: inFleet(fleetId('loran.f1')),
    }),
  ],
});
const onlooker = { empire: loran, as: 'onlooker' };
const owner = { empire: human, as: 'owner' };

test.each([
  ['raw-gained', [owner, onlooker]],
  ['capacity-lost', [owner, onlooker]],
  ['census-lost', [owner]],
  ['morale-lost', [owner]],
  ['written', [owner, onlooker]],
] as const)(
  'OPT-13, FOG-2: of %s its power is told, and others who are there as far as it shows',
  (event, witnesses) => {
    const text = event === 'written' ? 'A comet passes.' : '';
    expect(told(happens(event, { system: sol, text }, guests))).toEqual(witnesses);
  },
);

test('OPT-13, FOG-3: of a lane everybody at one of its ends is told', () => {
  const at = (lane: SystemId) =>
    endTurn(planned(quiet(), 'hyperspace-survey', { empire: loran, system: lane }), {});
  expect(told(at(nest))).toEqual([{ empire: loran, as: 'owner' }]);
  const ended = endTurn(planned(guests, 'hyperspace-survey', { system: sol }), {});
  expect(told(ended)).toEqual([owner, onlooker]);
});

test('OPT-13, TURN-3: the moderator’s veto takes an event back, and a choice replaces the one that was drawn', () => {
  const drawn = endTurn(quiet(), { randomEvents: 'steady' }, [
    ['random event', 5],
    ['random event', 1],
    ['random event', 31],
  ]).state;
  const id = brandAs<EffectId>('random-event/4');
  expect(drawn.effects[id]).toMatchObject({
    owner: human,
    subject: { event: 'census-lost', system: sol },
  });
  const vetoed = amend(drawn, { kind: 'event', ruling: { act: 'veto', id }, reason: 'too hard' });
  expect(marksOf(vetoed.state)).toEqual(['last-draw']);
  const ruling = {
    act: 'choose',
    empire: loran,
    event: 'raw-gained',
    system: nest,
    turns: 0,
    text: '',
    instead: id,
  } as const;
  const chosen = amend(drawn, { kind: 'event', ruling, reason: 'fairer' });
  const { state } = endTurn(chosen.state, {});
  expect([state.systems[sol]?.census, state.systems[nest]?.raw]).toEqual([5, 5]);
});
