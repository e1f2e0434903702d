import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId, GroundStats } from '#model/forces/design';
import { MILITIA } from '#model/campaign/militia';
import type { Unit } from '#model/forces/unit';
import {
  attritionLeft,
  defenseOf,
  invasionAttack,
  type Transport,
} from '#rules/ground/ground-fighter';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';

type Part = Readonly<{
  stats?: Partial<GroundStats>;
  unit?: Partial<Unit>;
  abilities?: readonly string[];
}>;

function soldier({ stats = {}, unit = {}, abilities = [] }: Part = {}) {
  const id = designId('regular');
  const ground = { attrition: 5, attack: 3, defense: 4, dieFaces: 2, ...stats };
  const list = abilities.map((name) => ({ id: brandAs<AbilityId>(name), rating: 1 }));
  return {
    unit: unitOf({ id: unitId('human.u1'), owner: empireId('human'), design: id, ...unit }),
    design: designOf({ id, kind: 'ground', hull: 'MG', ground, abilities: list }),
  };
}

test('GND-3, U-17: a Planetary Militia', () => {
  expect(MILITIA).toEqual({ attrition: 1, attack: 1, defense: 2, dieFaces: 2 });
});

test.each([
  ['a fresh unit', {}, 5],
  ['damage stays until it is repaired', { damage: 2 }, 3],
] as const)('GND-1: Attrition that is left: %s', (_name, unit, left) => {
  expect(attritionLeft(soldier({ unit }))).toBe(left);
});

test.each([
  ['as printed', {}, 0, 4],
  ['1 less in reserve', { status: 'reserve' }, 0, 3],
  ['BOM-2: less by Tactical Support', {}, 3, 1],
  ['BOM-2: both', { status: 'reserve' }, 2, 1],
  ['BOM-2: never below 0', {}, 9, 0],
  ['BOM-2: never below 0 in reserve', { status: 'reserve' }, 4, 0],
] as const)('GND-1: Defense: %s', (_name, unit, lowered, defense) => {
  expect(defenseOf(soldier({ unit }), lowered)).toBe(defense);
});

const convoy: Transport = { from: 'convoy', isSupported: false };
const assault: Transport = { from: 'assault', isSupported: false };
const supported = (transport: Transport): Transport => ({ ...transport, isSupported: true });
const half = { invasionPenalty: 'half' } as const;
const minus = { invasionPenalty: 'minus' } as const;
const MARINES = ['marines'];

test.each([
  ['18.11: Infantry of ATK 2 has 1', 2, convoy, [], 1],
  ['half of 3, down', 3, convoy, [], 1],
  ['half of 1, down', 1, convoy, [], 0],
  ['half of 4 from an Assault ship too', 4, assault, [], 2],
  ['all with support', 3, supported(convoy), [], 3],
  ['all with support from an Assault ship', 3, supported(assault), [], 3],
  ['all of Marines', 3, convoy, MARINES, 3],
  ['all of Marines from an Assault ship', 3, assault, MARINES, 3],
  ['1 more of Marines with support', 3, supported(convoy), MARINES, 4],
] as const)('GND-2: Attack of an invader: %s', (_name, attack, transport, abilities, result) => {
  expect(invasionAttack(soldier({ stats: { attack }, abilities }), transport, half)).toBe(result);
});

test.each([
  ['2 less from a convoy', 5, convoy, [], 3],
  ['1 less from an Assault ship', 5, assault, [], 4],
  ['never below 0', 1, convoy, [], 0],
  ['all of Marines', 5, convoy, MARINES, 5],
  ['1 more of Marines with support', 5, supported(assault), MARINES, 6],
] as const)('GND-2, invasionPenalty = minus: %s', (_name, attack, transport, abilities, result) => {
  expect(invasionAttack(soldier({ stats: { attack }, abilities }), transport, minus)).toBe(result);
});
