import { expect, test } from 'vitest';
import { NO_COMMAND } from '#app/what-if/leading-force';
import { assumedOf, likelyForces, presetForm } from '#http/what-if/preset-form';
import { strifeOf } from '#http/what-if/strife';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from '#http/what-if/what-if-world';
import type { DiplomaticState } from '#model/campaign/relation';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { UnitKind } from '#model/forces/unit';
import { empireId } from '#test/support/campaign';

const row = (name: string, kind: UnitKind = 'ship'): ForceRow => ({
  ...{ class: name, kind, count: 1 },
  ...{ crippled: false, reserve: false, levels: 0, ordnance: '', unconverted: false },
});
const force = (owner: string, part: Partial<Force> = {}): Force => ({
  ...{ id: `${owner}.f1`, name: `fleet of ${owner}`, about: '', at: 'S', ownerName: owner },
  owner: empireId(owner),
  sides: owner === 'me' ? ['one'] : ['two'],
  rows: [row('c')],
  assumed: [],
  standing: DEFAULT_STANDING_ORDERS,
  command: NO_COMMAND,
  ...{ isFixed: false, isLikely: true },
  ...part,
});
const world = (
  forces: readonly Force[],
  states: Readonly<Record<string, DiplomaticState>>,
  rules: Partial<WhatIfWorld['rules']> = {},
): WhatIfWorld => ({
  asOf: '',
  rules: { carrierStaging: 'off', defensiveTargets: 'bases', ...rules },
  strifeBetween: (one, other) => strifeOf([one, other], states[String(other)]),
  spots: [],
  forces,
  whenFought: (all) => all,
  leftOut: [],
  classes: [],
  sideNames: { one: 'You', two: 'The other side' },
});
const spot = (owner: string | null): BattleSpot => ({
  ...{ kind: 'system', at: 'S', name: 'S', where: 'at S', anomalies: [] },
  owner: owner === null ? null : empireId(owner),
  ...{ productivity: 0, utilized: 0, waysOut: [], facts: [] },
});
const [mine, ally, foe, other] = ['me', 'ally', 'foe', 'other'].map((one) => force(one)) as [
  Force,
  Force,
  Force,
  Force,
];
const STATES = { ally: 'alliance', foe: 'war', other: 'non-intercourse' } as const;

test.each([
  ['an enemy in an ally’s system, not the ally', [mine, ally, foe], 'ally', ['foe.f1']],
  ['an enemy, though the ally was seen last', [mine, foe, ally], null, ['foe.f1']],
  ['an enemy before a neutral who owns the place', [mine, foe, other], 'other', ['foe.f1']],
  ['a neutral where nobody else is', [mine, ally, other], 'ally', ['other.f1']],
  ['nobody where only an ally is', [mine, ally], 'ally', []],
] as const)('DIP-3: what if takes %s', (_what, forces, owner, two) => {
  expect(likelyForces(world(forces, STATES), spot(owner))).toEqual({ one: ['me.f1'], two });
});

const KINDS = Array.from({ length: 45 }, (_, index) => row(`c${String(index)}`));
const preset = (own: Force, meeting: 'deep-space' | 'defensive', rules = {}) => {
  const known = world([own, foe], STATES, rules);
  const asked = {
    spot: spot('me'),
    ticked: { one: [own.id], two: [foe.id] },
    meeting: { scenario: meeting, attacker: 'two' } as const,
  };
  const form = presetForm(known, asked);
  const classes = Object.entries(form).flatMap(([name, [value]]) =>
    /^one\.\d+\.class$/.test(name) ? [value] : [],
  );
  return { classes, assumed: assumedOf(known, asked) };
};

test('what the form leaves out of those who were ticked is told', () => {
  const crowd = preset(force('me', { rows: KINDS }), 'deep-space');
  expect(crowd.classes).toHaveLength(40);
  expect(crowd.assumed.join()).toContain('5 rows too many');
  const tow = force('me', { rows: [row('tug'), row('dock', 'base'), row('mine', 'minefield')] });
  const towed = preset(tow, 'deep-space');
  expect(towed.classes).toEqual(['tug']);
  expect(towed.assumed.join()).toMatch(/bases in tow.*minefields/);
  expect(preset(tow, 'defensive').classes).toEqual(['tug', 'dock']);
});

test('OPT-23: flights of the colony take part beyond its defenses where they are staged', () => {
  const rows = [row('wing', 'flight'), row('dock', 'base')];
  const colony = force('me', { rows, isFixed: true });
  expect(preset(colony, 'deep-space').classes).toEqual([]);
  expect(preset(colony, 'deep-space', { carrierStaging: 'on' }).classes).toEqual(['wing']);
  expect(preset(colony, 'defensive').classes).toEqual(['wing', 'dock']);
});
