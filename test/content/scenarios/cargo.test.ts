import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { listsWithProving } from '../proving-list.ts';
import { force, type Small, sound } from './small-scenario.ts';

const lists = listsWithProving();
const HOLDS = ['HOLD_OVERFULL', 'SHARERS_APART', 'TRADER_LADEN'];

/** The humans’ second fleet is this. */
function parsed(units: object) {
  const scenario: Small = sound();
  scenario.forces.push(force([units], { fleet: 'Two' }));
  return parseScenario(JSON.stringify(scenario), lists);
}

const aboard = (name: string, count = 1, part: object = {}): object => ({
  class: name,
  count,
  ...part,
});
const CONVOYS = { class: 'Convoy', count: 4 };
const reserve = { status: 'reserve' };

test.each<readonly [string, object, readonly string[]]>([
  ['a convoy carries up to 10', { class: 'Convoy', aboard: [aboard('Marines', 2)] }, []],
  [
    'an independent convoy what it offers',
    { class: 'independents.independent-convoy-3', aboard: [aboard('Saber')] },
    [],
  ],
  [
    'and no more',
    { class: 'independents.independent-convoy-3', aboard: [aboard('Saber', 2)] },
    ['aboard'],
  ],
  [
    'of all kinds together',
    { class: 'Convoy', aboard: [aboard('Marines', 2), aboard('Saber', 2)] },
    ['aboard'],
  ],
  [
    'crippled half of that',
    { class: 'Convoy', condition: 'crippled', aboard: [aboard('Marines', 2)] },
    ['aboard'],
  ],
  ['a base takes twice its cost', { class: 'Convoy', aboard: [aboard('Shipyard')] }, ['aboard']],
  ['an Assault ship ground forces', { class: 'Hades', aboard: [aboard('Marines')] }, []],
  ['up to its rating', { class: 'Hades', aboard: [aboard('Marines', 2)] }, ['aboard']],
  [
    'beside the flights that are based on it',
    { class: 'Hades', aboard: [aboard('Marines'), aboard('Saber', 2)] },
    [],
  ],
  ['which have no place in its hold', { class: 'Hades', aboard: [aboard('Saber', 3)] }, ['aboard']],
  ['a Supply ship other units', { class: 'Hermes', aboard: [aboard('Saber')] }, []],
  ['up to its own', { class: 'Hermes', aboard: [aboard('Saber', 2)] }, ['aboard']],
  ['in reserve half', { class: 'Hermes', ...reserve, aboard: [aboard('Saber')] }, ['aboard']],
  ['and no ground forces', { class: 'Hermes', aboard: [aboard('Marines')] }, ['aboard']],
  ['no ship carries another', { class: 'Convoy', aboard: [aboard('Apollo')] }, ['aboard[0]']],
  [
    'cargo is in service',
    { class: 'Convoy', aboard: [aboard('Marines', 1, reserve)] },
    ['aboard[0].status'],
  ],
  [
    'a convoy that trades carries nothing',
    { class: 'Convoy', trading: true, aboard: [aboard('Marines')] },
    ['trading'],
  ],
  ['four convoys carry a shipyard', { ...CONVOYS, together: [aboard('Shipyard')] }, []],
  ['three do not', { ...CONVOYS, count: 3, together: [aboard('Shipyard')] }, ['together[0]']],
  [
    'nor four that carry something else',
    { ...CONVOYS, aboard: [aboard('Marines')], together: [aboard('Shipyard')] },
    ['together[0]'],
  ],
  [
    'what is no cargo is not shared, nor is anything by one alone, nor by who trades',
    { class: 'Convoy', trading: true, together: [aboard('Apollo')] },
    ['together', 'together[0]', 'trading'],
  ],
  [
    'what is shared is known and in service',
    { ...CONVOYS, together: [aboard('Marines', 1, reserve), aboard('Nothing')] },
    ['together[0].status', 'together[1].class'],
  ],
  [
    'what is based on a class is not shared',
    { class: 'Hades', count: 2, together: [aboard('Saber')] },
    ['together[0]'],
  ],
])('MOV-7: %s', (_name, units, paths) => {
  const result = parsed(units);
  const found = result.ok ? [] : result.error.map(({ path }) => path);
  expect(found).toEqual(paths.map((path) => `forces[1].units[0].${path}`));
  if (!result.ok) return;
  const { state } = stateOfScenario(result.value, lists);
  expect(brokenInvariants(state).filter(({ code }) => HOLDS.includes(code))).toEqual([]);
});

test('MOV-7: what is carried together is shared, each carrier in its turn until it is full', () => {
  const marines = aboard('Marines', 3, { names: ['First', 'Second'] });
  const result = parsed({ class: 'Convoy', count: 2, together: [marines] });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { state } = stateOfScenario(result.value, lists);
  const units = Object.values(state.units);
  const [one, other] = units.filter(({ design }) => design === 'universal.convoy').slice(-2);
  const cargo = units.filter(({ place }) => place.kind === 'aboard').slice(-3);
  expect(cargo.map(({ name, place }) => [name, place])).toEqual([
    ['First', { kind: 'aboard', carrier: one!.id }],
    ['Second', { kind: 'aboard', carrier: one!.id }],
    ['', { kind: 'aboard', carrier: one!.id, shares: [{ carrier: other!.id, size: 2 }] }],
  ]);
});
