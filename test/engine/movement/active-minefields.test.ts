import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId, systemId, unitId, unitOf } from '#test/support/campaign';
import { type Line, sailBy } from './scripted-voyages.ts';
import { eventsOf, looked, move, sightsOf, voyageOf, whereAre, withWorks } from './voyages.ts';

type Plan = Partial<Parameters<typeof voyageOf>[0]>;

const ON: Partial<RuleSet> = { activeMinefields: 'on' };
const BY_B = { red: [move('red.f1', 'B', 'C')] };

/** Red goes from A by B to C. At B are `count` minefields of blue with AS 3. */
function mined(count: number, red: readonly string[], part: Plan = {}): CampaignState {
  return voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    fleets: { red: { f1: ['A', ...red] } },
    units: Array.from({ length: count }, (_one, n) =>
      ashore(`blue.u${String(n + 1)}`, 'mine', 'B'),
    ),
    ...part,
  });
}

const rolling = (...rolls: readonly number[]): readonly Line[] =>
  rolls.map((roll) => ['fire', roll] as const);

/** How red’s units are by now. */
const conditionsOf = ({ units }: CampaignState): readonly string[] =>
  Object.values(units)
    .filter(({ owner }) => owner === 'red')
    .map(({ id, condition }) => `${id.slice(4)} ${condition}`);

test('OPT-24: without the setting minefields let everybody pass', () => {
  const result = sailBy(mined(2, ['dd']), BY_B, {});
  expect(whereAre(result.state)).toEqual(['red.f1 in C']);
  expect(eventsOf(result, 'MinefieldsFired')).toEqual([]);
});

test.each([
  ['AS 6, roll 1: 1 damage does nothing', 2, 1, ['dd', 'dd'], 1, ['uf10 sound', 'uf11 sound']],
  ['roll 3: 2 are more than half of DV 3', 2, 3, ['dd', 'dd'], 2, ['uf10 crippled', 'uf11 sound']],
  ['roll 5: 3 cripple a ship', 2, 5, ['dd', 'dd'], 3, ['uf10 sound', 'uf11 crippled']],
  ['convoys too', 6, 6, ['convoy'], 11, ['uf10 crippled']],
  ['a crippled ship is lost', 2, 5, ['dd!', 'ca'], 3, ['uf11 sound']],
  ['what it carries with it', 6, 6, ['dd', 'ca'], 11, ['uf11 crippled']],
] as const)('OPT-24: %s', (_name, count, roll, red, damage, conditions) => {
  const orders = { red: [move('red.f1', 'B')] };
  const result = sailBy(mined(count, red), orders, { script: rolling(roll), rules: ON });
  expect(eventsOf(result, 'MinefieldsFired')).toMatchObject([
    { cite: 'OPT-24', empire: 'blue', against: 'red', system: 'B', total: count * 3, damage },
  ]);
  expect(conditionsOf(result.state)).toEqual(conditions);
});

test('OPT-24, CSC-7: the damage is rounded as in battle', () => {
  const rules = { ...ON, damageRounding: 'down' } as const;
  const result = sailBy(mined(1, ['dd']), BY_B, { script: rolling(3), rules });
  expect(eventsOf(result, 'MinefieldsFired')).toMatchObject([{ total: 3, damage: 0 }]);
});

test('OPT-24, MOV-1: a crippled fleet goes no farther than it may; a sound one goes on', () => {
  const crippled = sailBy(mined(2, ['dd']), BY_B, { script: rolling(5), rules: ON });
  expect(whereAre(crippled.state)).toEqual(['red.f1 in B']);
  expect(eventsOf(crippled, 'FleetStopped')).toMatchObject([{ because: 'lane-closed' }]);
  const sound = sailBy(mined(2, ['dd']), BY_B, { script: rolling(1), rules: ON });
  expect(whereAre(sound.state)).toEqual(['red.f1 in C']);
});

test('OPT-24: a fleet that is lost is disbanded, and what is aboard is lost with it', () => {
  const flight = unitOf({
    id: unitId('red.u9'),
    owner: empireId('red'),
    design: designId('lf'),
    place: { kind: 'aboard', carrier: unitId('red.uf10') },
  });
  const state = mined(5, ['ca!']);
  const loaded = { ...state, units: { ...state.units, [flight.id]: flight } };
  const result = sailBy(looked(loaded), BY_B, { script: rolling(6), rules: ON });
  expect(whereAre(result.state)).toEqual([]);
  expect(conditionsOf(result.state)).toEqual([]);
  expect(eventsOf(result, 'UnitDestroyed').map(({ unit, cite }) => `${unit} ${cite}`)).toEqual([
    'red.u9 OPT-24',
    'red.uf10 OPT-24',
  ]);
  expect(eventsOf(result, 'FleetDisbanded')).toMatchObject([{ fleet: 'red.f1' }]);
});

test('OPT-24, CON-4: with a Mobile Shipyard goes what it was building there; elsewhere it waits', () => {
  const state = withWorks(mined(2, ['dock!']), 'A', 'B');
  const result = sailBy(state, BY_B, { script: rolling(6), rules: ON });
  expect(eventsOf(result, 'WorkLost').map(({ work }) => work)).toEqual(['red.wB']);
});

test('OPT-24, CSC-14: a crippled convoy loses the Census for which it has no room', () => {
  const state = mined(6, ['convoy']);
  const convoy = { ...state.units[unitId('red.uf10')]!, census: 1 };
  const loaded = { ...state, units: { ...state.units, [convoy.id]: convoy } };
  const result = sailBy(loaded, BY_B, { script: rolling(6), rules: ON });
  expect(eventsOf(result, 'CensusLost')).toMatchObject([{ unit: 'red.uf10', lost: 1 }]);
});

test('OPT-24: only enemies are fired at, once for all fleets of one empire that come together', () => {
  const state = mined(2, [], {
    empires: ['red', 'blue', 'green'],
    states: { 'red/blue': 'war', 'blue/green': 'non-intercourse', 'red/green': 'trade' },
    fleets: {
      red: { f1: ['A', 'ca'], f2: ['A', 'dd'], f3: ['B', 'tug'] },
      green: { f1: ['A', 'dd'] },
    },
  });
  const orders = {
    red: [move('red.f1', 'B'), move('red.f2', 'B')],
    green: [move('green.f1', 'B')],
  };
  const result = sailBy(state, orders, { script: rolling(6), rules: ON });
  expect(eventsOf(result, 'MinefieldsFired')).toMatchObject([{ against: 'red', damage: 4 }]);
  // The fleet that was there already is spared.
  expect(conditionsOf(result.state)).toEqual(['uf10 sound', 'uf20 crippled', 'uf30 sound']);
});

test('OPT-24, MOV-4: hidden ships are spared', () => {
  const standing = { red: { stealth: 'hide' } } as const;
  const hidden = sailBy(mined(2, ['shade'], { standing }), BY_B, { rules: ON });
  expect(eventsOf(hidden, 'MinefieldsFired')).toEqual([]);
  const both = sailBy(mined(4, ['ca', 'shade'], { standing }), BY_B, {
    script: rolling(6),
    rules: ON,
  });
  expect(conditionsOf(both.state)).toEqual(['uf10 crippled', 'uf11 sound']);
});

test('OPT-24, MOV-5: a fleet that explores into minefields is fired at', () => {
  const state = mined(2, ['pathfinder'], { lanes: { 'A-B': 'unexplored' } });
  const orders = {
    red: [{ kind: 'ExploreLane', fleet: fleetId('red.f1'), toward: systemId('B') } as const],
  };
  const result = sailBy(state, orders, {
    script: [
      ['exploration order', 1, 1, 1, 1],
      ['exploration', 9],
      ['lane class', 6],
      ...rolling(5),
    ],
    rules: ON,
  });
  expect(conditionsOf(result.state)).toEqual(['uf10 crippled']);
});

test('OPT-24, FOG-15: both sides learn of it, and nobody else; a viewer that watches sees what is left', () => {
  const state = mined(2, [], {
    empires: ['red', 'blue', 'green'],
    fleets: {
      red: { f1: ['A', 'dd', 'dd'] },
      blue: { f1: ['B', 'convoy'] },
      green: { f1: ['B', 'convoy'] },
    },
  });
  const orders = { red: [move('red.f1', 'B')] };
  const result = sailBy(looked(state), orders, { script: rolling(5), rules: ON });
  expect(eventsOf(result, 'MinefieldsFired').map(({ witnesses }) => witnesses)).toEqual([
    [
      { empire: 'blue', as: 'owner' },
      { empire: 'red', as: 'participant' },
    ],
  ]);
  expect(sightsOf(result, 'blue').at(-1)).toBe('same blue.c2 red at B from A: 1 dd 1 dd');
});
