import { expect, test } from 'vitest';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seeEvents } from '#fog/visibility/see-events';
import { judgeOrders } from '#legality/judge-orders';
import { NO_DEALINGS } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { juniorsOf, leaderOf } from '#rules/diplomacy/leader-of';
import { systemId } from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { eventsOf } from '../movement/voyages.ts';
import { type Output, partners, withOutput } from './partner-world.ts';
import {
  between,
  blue,
  breaks,
  declares,
  failures,
  green,
  offer,
  ON,
  play,
  red,
  tensions,
  toldOf,
  worldOf,
} from './treaty-world.ts';

const forBlue = { junior: blue } as Partial<Order>;
const reversed: Output = { A: 2, B: 5, C: 3 };

test('DIP-10: of two partners the one with more output leads, and the other is its junior', () => {
  const state = partners();
  expect([red, blue, green].map((one) => leaderOf(state, one))).toEqual([null, red, null]);
  expect(juniorsOf(state, red)).toEqual([blue]);
  expect(leaderOf(partners({}, reversed), red)).toBe(blue);
});

test('DIP-10: of several leaders the one with most output orders, and each only for its own juniors', () => {
  const both = { 'red/green': 'partnership', 'blue/green': 'partnership' } as const;
  const state = partners(both, { A: 7, B: 5, C: 9 });
  expect([red, blue, green].map((one) => leaderOf(state, one))).toEqual([green, green, null]);
  expect(juniorsOf(state, red)).toEqual([]);
  expect(juniorsOf(state, green)).toEqual([blue, red]);
});

test('DIP-10: who leads is told to the two when they sign, and kept until the year ends', () => {
  const low = { red: 9, blue: 4 };
  const world = withOutput(worldOf({ 'red/blue': 'alliance' }, { tense: low }), reversed);
  const signed = play(world, {
    red: [offer('blue', 'partnership')],
    blue: [offer('red', 'partnership')],
  });
  expect(eventsOf(signed, 'PartnershipLed')).toMatchObject([{ leader: blue, junior: red }]);
  expect(toldOf(signed, 'PartnershipLed')).toEqual(['blue participant', 'red participant']);
  const grown = withOutput(signed.state, { A: 8, B: 5, C: 3 });
  expect(leaderOf(grown, red)).toBe(blue);
  const ending = (turn: number) =>
    runPhases([endOfTurnPhase], { ...grown, turn, phase: 'end-of-turn' });
  expect(leaderOf(ending(23).state, red)).toBe(blue);
  const year = ending(24);
  expect(leaderOf(year.state, blue)).toBe(red);
  expect(eventsOf(year, 'PartnershipLed')).toMatchObject([{ leader: red, junior: blue }]);
  const again = runPhases([endOfTurnPhase], { ...year.state, turn: 36, phase: 'end-of-turn' });
  expect(eventsOf(again, 'PartnershipLed')).toEqual([]);
});

test('DIP-10: a Partnership that is broken has no leader any more', () => {
  const state = { ...partners(), relations: partners().relations };
  const id = relationIdOf(red, blue);
  const led = { ...state.relations[id]!, dealings: { ...NO_DEALINGS, leader: blue } };
  const played = play(
    { ...state, relations: { ...state.relations, [id]: led } },
    {
      blue: [breaks('red')],
      red: [breaks('blue')],
    },
  );
  expect(between(played)).toMatchObject({ state: 'alliance' });
  expect(between(played).dealings).toBeUndefined();
  expect(leaderOf(played.state, red)).toBeNull();
});

test('DIP-3, DIP-7: the leader declares War in the name of its junior, at the tension of the junior, and both see the roll', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const played = play(state, { red: [declares('green', forBlue)] }, { dice: [41] });
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([
    { empire: blue, toward: green, leader: red, chance: 41, passed: true },
  ]);
  expect(between(played, blue, green)).toMatchObject({
    state: 'war',
    dealings: { declaredBy: ['blue'] },
  });
  expect(between(played, red, green).state).toBe('trade');
  expect(toldOf(played, 'DiplomacyRolled')).toEqual(['blue owner', 'red owner']);
  const seen = (viewer: EmpireId) =>
    seeEvents(
      played.events.map((event) => ({ ...event, rolls: [] })),
      viewer,
      { rolls: new Map(), contacts: new Set([red, blue, green]) },
    )
      .filter(({ type }) => type === 'DiplomacyRolled')
      .map((one) =>
        'junior' in one ? ['for', one.junior] : ['by', 'leader' in one && one.leader],
      );
  expect(seen(red)).toEqual([['for', 'blue']]);
  expect(seen(blue)).toEqual([['by', 'red']]);
  expect(seen(green)).toEqual([]);
});

test('DIP-3: what a junior orders of others by itself has no effect', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const played = play(state, {
    blue: [declares('green'), offer('green', 'non-aggression')],
    green: [offer('blue', 'non-aggression')],
  });
  expect(between(played, blue, green).state).toBe('non-intercourse');
  expect(eventsOf(played, 'DiplomacyRolled')).toEqual([]);
  expect(eventsOf(played, 'OfferMade').map(({ by }) => by)).toEqual([green]);
});

test('DIP-3, DIP-5: the leader offers and signs in the name of its junior', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const played = play(state, {
    red: [offer('green', 'non-aggression', forBlue)],
    green: [offer('blue', 'non-aggression')],
  });
  expect(between(played, blue, green).state).toBe('non-aggression');
  expect(between(played, red, green).state).toBe('trade');
  expect(tensions(played)).toContain('blue/green treaty-signed -5');
  const open = play(state, { red: [offer('green', 'non-aggression', forBlue)] });
  expect(eventsOf(open, 'OfferMade')).toMatchObject([{ by: blue, to: green }]);
  const later = { ...open.state, turn: 8 };
  const retract = {
    kind: 'RetractOffer',
    to: green,
    offer: 'non-aggression',
    junior: blue,
  } as const;
  const gone = play(later, { red: [retract] });
  expect(eventsOf(gone, 'OfferEnded')).toMatchObject([{ by: blue, how: 'retracted' }]);
});

test('DIP-5: the leader is told why an offer in the name of its junior can’t be signed; the junior isn’t', () => {
  const state = partners();
  const played = play(state, { red: [offer('green', 'alliance', forBlue)] });
  expect(failures(played)).toEqual(['red relation-changed']);
});

test('DIP-10: what is between leader and junior each orders for itself', () => {
  const played = play(partners(), {
    red: [breaks('red')].map((one) => ({ ...one, junior: blue })),
  });
  expect(between(played).state).toBe('partnership');
  const left = play(partners(), { blue: [breaks('red')] }, { dice: [7] });
  expect(eventsOf(left, 'DiplomacyRolled')).toMatchObject([{ empire: blue, chance: 7 }]);
  expect(between(left).state).toBe('alliance');
});

test('DIP-10: the leader of the start of the phase orders in it, even if the Partnership ends there', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const played = play(
    state,
    { blue: [breaks('red')], red: [offer('green', 'non-aggression', forBlue)] },
    { dice: [7] },
  );
  expect(between(played).state).toBe('alliance');
  expect(eventsOf(played, 'OfferMade')).toMatchObject([{ by: blue, to: green }]);
});

test('DIP-3, DIP-7, ECO-6: a system of the leader supports what it orders for its junior, and the leader pays', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const order = declares('green', { ...forBlue, support: systemId('A') } as Partial<Order>);
  const played = play(state, { red: [order] }, { dice: [61] });
  expect(eventsOf(played, 'IntelCommitted')).toMatchObject([{ empire: red, points: 4 }]);
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([{ chance: 61, passed: true }]);
  expect(eventsOf(played, 'DiplomacyRolled')[0]).not.toHaveProperty('lender');
});

const viewOf = (state: CampaignState, viewer: EmpireId) =>
  empireViewOf(state, viewer, { campaignName: 'Test', rules: ON });

test('DIP-10, FOG-11: the leader sees the relations of its junior as the junior does, and nobody else sees who leads', () => {
  const state = partners();
  const { juniors, leader } = viewOf(state, red);
  expect(leader).toBeUndefined();
  expect(Object.keys(juniors ?? {})).toEqual(['blue']);
  expect(juniors?.[blue]?.neighbours).toEqual({ [green]: viewOf(state, blue).neighbours[green] });
  expect(juniors?.[blue]?.neighbours[green]?.tension?.value).toBe(41);
  expect(viewOf(state, blue)).toMatchObject({ leader: red });
  expect(viewOf(state, blue).juniors).toBeUndefined();
  const third = viewOf(state, green);
  expect([third.leader, third.juniors]).toEqual([undefined, undefined]);
});

const codes = (viewer: EmpireId, ...orders: readonly Order[]) => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  return judgeOrders(viewOf(state, viewer), orders).verdicts.map(({ issues }) =>
    issues.map(({ code }) => code),
  );
};

test.each<readonly [string, EmpireId, Order, readonly string[]]>([
  ['a junior about a third', blue, declares('green'), ['LED_BY_PARTNER']],
  ['a junior about its leader', blue, breaks('red'), []],
  ['a leader for its junior', red, declares('green', forBlue), []],
  // Without tension the declaration can’t succeed; that is a doubt, no refusal.
  ['a leader in its own name', red, declares('green'), ['NO_CHANCE']],
  ['a leader for its junior with itself', red, breaks('red'), ['EMPIRE_UNKNOWN']],
  ['in the name of no junior', green, declares('red', forBlue), ['NO_JUNIOR']],
  ['a leader for its junior against itself', red, { ...declares('red', forBlue) }, ['NO_JUNIOR']],
])('DIP-10: the sheet of %s', (_, viewer, order, expected) => {
  expect(codes(viewer, order)).toEqual([expected]);
});

test('DIP-10: the same in the own name and in that of the junior is no order twice', () => {
  expect(codes(red, declares('green'), declares('green', forBlue))).toEqual([['NO_CHANCE'], []]);
  expect(codes(red, declares('green', forBlue), declares('green', forBlue))).toEqual([
    [],
    ['DIPLOMACY_TWICE'],
  ]);
});

test('DIP-7, FOG-14: the forecast in the name of a junior goes by its tension', () => {
  const state = partners({ 'blue/green': 'non-intercourse' });
  const { verdicts } = judgeOrders(viewOf(state, red), [declares('green', forBlue)]);
  expect(verdicts[0]?.forecast).toContain('Chance: 41\u00a0%');
});
