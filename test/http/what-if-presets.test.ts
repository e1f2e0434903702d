import { describe, expect, test } from 'vitest';
import { NO_COMMAND } from '#app/what-if/leading-force';
import { refilledForm } from '#http/what-if/refilled-form';
import { assumedOf, likelyForces, presetForm } from '#http/what-if/preset-form';
import { strifeOf } from '#http/what-if/strife';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from '#http/what-if/what-if-world';
import { formBodyOf } from '#http/visits/form-body';
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
  asked: [],
  leftOut: [],
  classes: [],
  canOrder: false,
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
  expect(crowd.assumed.join()).toContain('5 rows left out');
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

describe('another scenario is chosen beside rows that came from the forces', () => {
  const garrison = force('foe', { id: 'foe.p1', rows: [row('Bastion', 'base')], isFixed: true });
  const known = world([mine, foe, garrison], STATES);
  const ticked = { one: [mine.id], two: [foe.id, garrison.id] };
  const before = { scenario: 'deep-space', attacker: 'one' } as const;
  const asked = { spot: spot('foe'), ticked, meeting: before };
  /** The class and the number in each row of the other side, once Defensive is chosen and the form is fought. */
  const rowsAfter = (changed: Readonly<Record<string, readonly string[]>>) => {
    const form = { ...presetForm(known, asked), scenario: ['defensive'], ...changed };
    const body = refilledForm({ world: known, spot: asked.spot, body: formBodyOf(form) });
    return [1, 2, 3].map((number) =>
      ['class', 'count']
        .map((name) => body.text(`two.${String(number)}.${name}`))
        .join(' ')
        .trim(),
    );
  };

  test('ENC-3: the base of the defender joins them', () => {
    expect(rowsAfter({})).toEqual(['c 1', 'Bastion 1', '']);
  });

  test('empty rows at the end make no difference', () => {
    const empty = { 'two.2.class': [''], 'two.2.count': [''], 'two.2.state': ['sound'] };
    expect(rowsAfter(empty)).toEqual(['c 1', 'Bastion 1', '']);
  });

  test.each([
    ['another number', { 'two.1.count': ['7'] }, ['c 7', '', '']],
    ['a row more', { 'two.2.class': ['Lance'], 'two.2.count': ['4'] }, ['c 1', 'Lance 4', '']],
    ['a number that is none', { 'two.1.count': ['many'] }, ['c many', '', '']],
  ] as const)('what somebody wrote stays: %s', (_, changed, rows) => {
    expect(rowsAfter(changed)).toEqual(rows);
  });

  test('other forces fill the rows all the same', () => {
    const other = { 'two.1.count': ['7'], 'two.force': [garrison.id] };
    expect(rowsAfter(other)).toEqual(['Bastion 1', '', '']);
  });
});
