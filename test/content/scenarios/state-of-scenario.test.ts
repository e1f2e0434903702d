import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { brandAs } from '#kernel/brand/brand';
import { keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { publishedLists } from '../published-lists.ts';
import { force, type Small, sound } from './small-scenario.ts';

const lists = publishedLists();

function stateOf(change: (scenario: Small) => void) {
  const scenario = sound();
  change(scenario);
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return stateOfScenario(parsed.value, lists);
}

test('units are numbered in the order of the file, flights after their carrier', () => {
  const { state } = stateOf((scenario) => {
    scenario.forces.push(
      force(
        [
          {
            class: 'Europa',
            count: 2,
            aboard: [{ class: 'Saber', count: 2, names: ['A', 'B', 'C'] }],
          },
        ],
        {
          fleet: 'Two',
        },
      ),
      { owner: 'loran', at: 'Nest', units: [{ class: 'Nest', condition: 'crippled' }] },
    );
  });
  const rows = Object.values(state.units).map(({ id, name, place, condition }) => {
    const where = place.kind === 'aboard' ? place.carrier : place.kind;
    return [id, name, where, condition];
  });
  expect(rows).toEqual([
    ['human.u1', 'Ares', 'fleet', 'sound'],
    ['human.u2', '', 'fleet', 'sound'],
    ['human.u3', 'A', 'human.u2', 'sound'],
    ['human.u4', 'B', 'human.u2', 'sound'],
    ['human.u5', '', 'fleet', 'sound'],
    ['human.u6', 'C', 'human.u5', 'sound'],
    ['human.u7', '', 'human.u5', 'sound'],
    ['loran.u1', '', 'system', 'crippled'],
  ]);
  expect(state.counters).toMatchObject({ human: { units: 7, fleets: 2 }, loran: { units: 1 } });
});

test('TECH-6: units of alien make can begin unconverted, in fleets and aboard', () => {
  const { state } = stateOf((scenario) => {
    const aboard = [{ class: 'Saber', unconverted: true }];
    scenario.forces = [force([{ class: 'loran.lida', unconverted: true }], { fleet: 'Prizes' })];
    scenario.forces.push(force([{ class: 'Europa', aboard }], { fleet: 'Two' }));
  });
  expect(Object.values(state.units).map((unit) => unit.unconverted)).toEqual([true, false, true]);
});

test('TECH-6: where nothing has to be converted nobody begins unconverted', () => {
  const { state } = stateOf((scenario) => {
    scenario.forces = [force([{ class: 'loran.lida', unconverted: true }], { fleet: 'Prizes' })];
    Object.assign(scenario, { settings: { alienConversion: 'off' } });
  });
  expect(Object.values(state.units).map((unit) => unit.unconverted)).toEqual([false]);
});

test('TECH-6: what nobody repairs is never unconverted', () => {
  const scenario = sound();
  scenario.forces = [force([{ class: 'Marines', unconverted: true }])];
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  expect(parsed).toMatchObject({
    error: [{ path: 'forces[0].units[0].unconverted', code: 'VALUE', cite: 'TECH-6' }],
  });
});

test('CON-7: ground forces can begin hurt', () => {
  const { state } = stateOf((scenario) => {
    scenario.forces = [force([{ class: 'Marines', damage: 1 }])];
  });
  expect(Object.values(state.units).map(({ damage }) => damage)).toEqual([1]);
});

test.each([
  ['Marines', 99],
  ['Shipyard', 1],
])('CON-7: %s never begin without %s Attrition', (name, damage) => {
  const scenario = sound();
  scenario.forces = [force([{ class: name, damage }])];
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  expect(parsed).toMatchObject({
    error: [{ path: 'forces[0].units[0].damage', code: 'VALUE', cite: 'CON-7' }],
  });
});

test('FOG-3: before contact a foreign owner is an unknown power', () => {
  const owners = (change: (scenario: Small) => void) =>
    Object.values(stateOf(change).state.knownSystems)
      .filter(({ viewer, name }) => viewer === 'human' && name === 'Nest')
      .map(({ visited }) => visited?.facts.owner);
  const explored = (scenario: Small) =>
    scenario.knowledge.push({ empire: 'human', explored: 'all' });
  expect(owners(explored)).toEqual(['unknown']);
  const met = (scenario: Small) => {
    explored(scenario);
    scenario.relations.push({ between: ['loran', 'human'], state: 'war' });
  };
  expect(owners(met)).toEqual(['loran']);
});

test('where forces stand the system is visited, its neighbours are located', () => {
  const { state } = stateOf(() => undefined);
  const rows = Object.values(state.knownSystems).filter(({ viewer }) => viewer === 'human');
  expect(rows.map(({ name, visited }) => [name, visited !== null])).toEqual([
    ['Sol', true],
    ['Wolf', true],
    ['Hub', false],
  ]);
});

test('settings of the file replace the defaults', () => {
  const { rules } = stateOf((scenario) =>
    Object.assign(scenario, { settings: { battles: 'interactive', firstYear: 2990 } }),
  );
  expect([rules.battles, rules.firstYear, rules.damageRounding]).toEqual([
    'interactive',
    2990,
    'up',
  ]);
});

test('FOG-5: published lists are open even if nobody plays them, so they reveal nobody’s presence', () => {
  const classesSeen = (foreignList: string): readonly string[] => {
    const { state, rules, name } = stateOf((s) => (s.empires[1]!['forceList'] = foreignList));
    const human = brandAs<EmpireId>('human');
    return keysById(empireViewOf(state, human, { campaignName: name, rules }).designs);
  };
  expect(classesSeen('human')).toEqual(classesSeen('loran'));
});
