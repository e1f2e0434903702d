import { expect, test } from 'vitest';
import { waitingFindsIn } from '#rules/galaxy/waiting-finds-in';

const site = {
  found: false,
  anomalies: [] as readonly string[],
  native: null,
  owner: null,
  raw: 3,
  capacity: 8,
};
const off = { explorationEncounters: 'off' } as const;
const on = { explorationEncounters: 'on' } as const;
const native = { census: 4, morale: 4, productivity: 2 };

test.each([
  ['nothing', { anomalies: ['Dust Cloud'] }, off, []],
  ['a derelict, rolled when found', { anomalies: ['Derelict'] }, off, [['Derelict', null]]],
  ['ruins', { anomalies: ['Ruins', 'Nebula'] }, off, [['Ruins', 40]]],
  ['a splinter colony', { anomalies: ['Splinter Colony'], native }, off, [['Splinter Colony', 30]]],
  ['what was found', { anomalies: ['Ruins'], found: true }, off, []],
  ['an encounter', {}, on, [['exploration encounter', null]]],
] as const)('MAP-8: %s', (_what, part, rules, waits) => {
  const found = waitingFindsIn({ ...site, ...part }, rules);
  expect(found.map(({ what, worth }) => [what, worth?.amount ?? null])).toEqual(waits);
});
