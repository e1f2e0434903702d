import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { listsWithProving } from '../proving-list.ts';
import { force, type Small, sound } from './small-scenario.ts';

const lists = listsWithProving();
const HOLDS = ['HOLD_OVERFULL', 'TRADER_LADEN'];

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
const reserve = { status: 'reserve' };

test.each<readonly [string, object, readonly string[]]>([
  ['a convoy carries up to 10', { class: 'Convoy', aboard: [aboard('Marines', 2)] }, []],
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
    'who trades carries nothing',
    { class: 'Convoy', trading: true, aboard: [aboard('Marines')] },
    ['trading'],
  ],
])('MOV-7: %s', (_name, units, paths) => {
  const result = parsed(units);
  const found = result.ok ? [] : result.error.map(({ path }) => path);
  expect(found).toEqual(paths.map((path) => `forces[1].units[0].${path}`));
  if (!result.ok) return;
  const { state } = stateOfScenario(result.value, lists);
  expect(brokenInvariants(state).filter(({ code }) => HOLDS.includes(code))).toEqual([]);
});
