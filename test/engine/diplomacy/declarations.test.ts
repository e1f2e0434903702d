import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { NO_DEALINGS } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { eventsOf } from '../movement/voyages.ts';
import {
  red,
  blue,
  green,
  between,
  offer,
  breaks,
  declares,
  toldOf,
  failures,
  ON,
  tensions,
  worldOf,
  play,
} from './treaty-world.ts';

test.each([
  [47, 'non-aggression', [{ passed: true, chance: 47 }]],
  [48, 'trade', [{ passed: false, chance: 47 }]],
] as const)('DIP-6: breaking Trade at a tension of 37 with a roll of %i', (die, state, rolled) => {
  const played = play(worldOf({}), { red: [breaks('blue')] }, { dice: [die] });
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject(rolled);
  expect(toldOf(played, 'DiplomacyRolled')).toEqual(['red owner']);
  expect(between(played).state).toBe(state);
  const felt = tensions(played);
  expect(felt).toEqual(state === 'trade' ? [] : ['blue/red treaty-broken 10']);
});

test('DIP-6, ECO-6: the Intel of a system helps by 5 a point, and costs as much as its Intel', () => {
  const played = play(worldOf({}), { red: [breaks('blue', 'A')] }, { dice: [67] });
  expect(eventsOf(played, 'IntelCommitted')).toMatchObject([{ system: 'A', points: 4 }]);
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([{ chance: 67, passed: true }]);
  expect(played.state.empires[red]?.treasury).toBe(5);
});

test('DIP-6: without the points for its support the attempt is rolled all the same', () => {
  const world = worldOf({});
  const poor = { ...world.empires[red]!, treasury: 3 };
  const state = { ...world, empires: { ...world.empires, [red]: poor } };
  const played = play(state, { red: [breaks('blue', 'A')] }, { dice: [48] });
  expect(failures(played)).toEqual(['red treasury-short']);
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([{ chance: 47, passed: false }]);
});

test('DIP-6: both sides end a treaty without a roll, by one level, and nobody minds', () => {
  const played = play(worldOf({}), { red: [breaks('blue')], blue: [breaks('red')] });
  expect(between(played).state).toBe('non-aggression');
  expect(eventsOf(played, 'TreatyBroken')).toMatchObject([{ agreed: true }]);
  expect(tensions(played)).toEqual([]);
});

test('DIP-7: a declaration ends all treaties at once, and a failure stays secret', () => {
  const world = worldOf({ 'red/blue': 'non-aggression' }, { tense: { red: 81 } });
  const won = play(world, { red: [declares('blue')] }, { dice: [61] });
  expect(between(won)).toMatchObject({ state: 'war', dealings: { declaredBy: ['red'] } });
  expect(eventsOf(won, 'DiplomacyRolled')).toMatchObject([{ chance: 61, passed: true }]);
  expect(tensions(won)).toContain('blue/red treaty-broken 10');
  expect(tensions(won)).toContain('green/red war-on-friend 10');
  const failed = play(world, { red: [declares('blue')] }, { dice: [62] });
  expect(between(failed).state).toBe('non-aggression');
  expect(
    failed.events
      .filter(({ witnesses }) => witnesses.some((one) => one.empire === blue))
      .map(({ type }) => type),
  ).not.toContain('DiplomacyRolled');
});

test('DIP-3, DIP-7: Hostilities are declared in the same way, and War from there has a base of 20', () => {
  const world = worldOf({ 'red/blue': 'non-intercourse' });
  const cold = play(world, { red: [declares('blue', { declare: 'hostilities' })] }, { dice: [57] });
  expect(between(cold).state).toBe('hostilities');
  const hot = play({ ...cold.state, turn: 8 }, { red: [declares('blue')] }, { dice: [58] });
  expect(eventsOf(hot, 'DiplomacyRolled')).toMatchObject([{ chance: 58, passed: true }]);
  expect(between(hot).state).toBe('war');
});

test('DIP-12: a covert war is known to nobody else, and reveals itself as a surprise attack', () => {
  const world = worldOf({ 'red/blue': 'non-aggression' }, { tense: { red: 81 } });
  const secret = play(world, { red: [declares('blue', { covert: true })] }, { dice: [21] });
  expect(between(secret)).toMatchObject({
    state: 'non-aggression',
    dealings: { covertWars: ['red'] },
  });
  expect(
    secret.events.every(({ type, witnesses }) =>
      type === 'DiplomacyRolled' ? witnesses.length === 1 : type !== 'WarDeclared',
    ),
  ).toBe(true);
  const reveal: Order = { kind: 'RevealTreaty', with: blue };
  const open = play({ ...secret.state, turn: 8 }, { red: [reveal] });
  expect(between(open)).toMatchObject({ state: 'war', dealings: { covertWars: [] } });
  expect(open.state.empires[red]?.surpriseAttack).toBe(8);
  // Green has 20 more against red from then on: 10 at Trade, 37 tension, 20.
  const after = play({ ...open.state, turn: 9 }, { green: [breaks('red')] }, { dice: [100] });
  expect(eventsOf(after, 'DiplomacyRolled')[0]?.chance).toBeGreaterThanOrEqual(67);
});

test('DIP-9: defense partners of the victim join it, and their covert treaty becomes public', () => {
  const world = worldOf(
    { 'red/blue': 'non-aggression', 'blue/green': 'mutual-defense', 'red/green': 'trade' },
    { tense: { red: 81 } },
  );
  const id = relationIdOf(blue, green);
  const covert = { ...world.relations[id]!, openly: 'trade' as const };
  const played = play(
    { ...world, relations: { ...world.relations, [id]: covert } },
    { red: [declares('blue')] },
    { dice: [61] },
  );
  expect(eventsOf(played, 'WarDeclared')).toMatchObject([
    { by: 'red', against: 'blue', cause: 'choice' },
    { by: 'green', against: 'red', cause: 'defense', sake: 'blue' },
  ]);
  expect(between(played, green, red).state).toBe('war');
  expect(between(played, green, blue)).toMatchObject({ state: 'mutual-defense', openly: null });
});

test('DIP-9: an ally of an aggressor tries each turn until it succeeds, and a partner may fail', () => {
  const world = worldOf(
    { 'red/blue': 'war', 'red/green': 'alliance', 'blue/green': 'non-intercourse' },
    {
      dealings: { ...NO_DEALINGS, declaredBy: [red] },
    },
  );
  const failed = play(world, {}, { dice: [38] });
  expect(eventsOf(failed, 'DiplomacyRolled')).toMatchObject([
    { empire: 'green', toward: 'blue', ally: 'red', chance: 37, passed: false },
  ]);
  const joined = play({ ...failed.state, turn: 8 }, {}, { dice: [5] });
  expect(eventsOf(joined, 'WarDeclared')).toMatchObject([
    { by: 'green', against: 'blue', cause: 'alliance', sake: 'red' },
  ]);
  expect(eventsOf(play({ ...joined.state, turn: 9 }, {}), 'DiplomacyRolled')).toEqual([]);
});

test('DIP-17: nothing is signed between two who go to war in the same turn', () => {
  const world = worldOf({ 'red/blue': 'non-intercourse' }, { tense: { red: 61, blue: 12 } });
  const played = play(
    world,
    {
      red: [declares('blue'), offer('blue', 'non-aggression')],
      blue: [offer('red', 'non-aggression')],
    },
    { dice: [60] },
  );
  expect(between(played).state).toBe('war');
  expect(failures(played)).toEqual(['blue relation-changed', 'red relation-changed']);
});

/** Blue is at War with red in secret, and red’s spies have told of a war between two empires. */
function plotted(between: readonly EmpireId[], by: EmpireId = blue, to: EmpireId = red) {
  const world = worldOf({ 'red/blue': 'non-intercourse' }, { tense: { red: 6 } });
  const relation = world.relations[relationIdOf(red, blue)]!;
  const dealings = { ...NO_DEALINGS, covertWars: [by] };
  const [system] = Object.keys(world.systems) as SystemId[];
  const id = knowledgeIdOf(to, system!);
  const reports = [{ turn: 4, facts: { kind: 'treaty', between, state: 'war' } }] as const;
  const known = {
    ...{ id, viewer: to, system: system!, name: 'A', hex: { q: 0, r: 0 }, surveyed: 0, reports },
    ...{ located: { turn: 1, source: 'presence' }, visited: null, reported: null },
  } as const;
  return {
    ...world,
    relations: { ...world.relations, [relation.id]: { ...relation, dealings } },
    knownSystems: { ...world.knownSystems, [id]: known },
  };
}
test('DIP-7, INT-5: no roll against an empire whose covert war on it an empire’s spies uncovered', () => {
  const played = play(plotted([blue, red]), { red: [declares('blue')] });
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([
    { empire: red, chance: 100, passed: true, rolls: [] },
  ]);
  expect(between(played)).toMatchObject({ state: 'war' });
});
test.each([
  ['a war on another', plotted([blue, green])],
  ['a war that is its own', plotted([blue, red], red)],
  ['what another’s spies uncovered', plotted([blue, red], blue, green)],
])('DIP-7: a roll against %s', (_, world) => {
  const played = play(world, { red: [declares('blue')] }, { dice: [7] });
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([{ chance: 6, passed: false }]);
});

test('DIP-7, FOG-14: the verdict knows what spies have uncovered, and no more', () => {
  const forecast = (world: CampaignState): string | null | undefined => {
    const view = empireViewOf(world, red, { campaignName: 'Test', rules: ON });
    return judgeOrders(view, [declares('blue')]).verdicts[0]?.forecast;
  };
  const certain =
    'Your spies have uncovered the covert war of blue on you: the declaration succeeds without a roll.';
  expect(forecast(plotted([blue, red]))).toBe(certain);
  const rolled = forecast(plotted([blue, green]));
  expect(rolled).toContain('Chance: 6\u00a0%');
  expect(forecast(plotted([blue, red], blue, green))).toBe(rolled);
});
