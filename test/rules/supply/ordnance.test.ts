import { expect, test } from 'vitest';
import type { Ability } from '#model/forces/design';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import { NO_TRAITS, traitsOf } from '#rules/combat/abilities/traits-of';
import { currentStats } from '#rules/combat/current-stats';
import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { ordnanceSizeOf } from '#rules/supply/ordnance-size-of';
import { sweepingFunctionsOf } from '#rules/supply/sweeping-functions-of';
import { designId, designOf } from '#test/support/campaign';

const missile: Ability = { id: 'missile' as Ability['id'], rating: 1 };
const stats = { dv: 5, as: 7, af: 4, cv: 1, cr: 6 };
const design = designOf({ id: designId('m'), ...stats, cc: 4, abilities: [missile] });

type State = Pick<Unit, 'condition' | 'status' | 'outOfSupply' | 'unconverted'>;
const sound: State = {
  condition: 'sound',
  status: 'active',
  outOfSupply: 0,
  unconverted: false,
};

test.each<readonly [string, Partial<typeof design>, number]>([
  ['a ship by its CC', {}, 4],
  ['a base by its CC', { kind: 'base', cc: 6 }, 6],
  ['a flight 1', { kind: 'flight', hull: 'LF', cc: 1 }, 1],
  ['what has no Missile nothing', { abilities: [] }, 0],
])('SUP-9: room for ordnance: %s', (_name, part, room) => {
  expect(ordnanceRoomOf({ ...design, ...part })).toBe(room);
});

test.each<readonly [readonly OrdnancePackage[], number]>([
  [[], 0],
  [['heavy', 'heavy', 'comm-drone'], 3],
  [['piercing', 'chaff', 'jammer', 'proximity'], 8],
])('SUP-9: the size of %s', (load, size) => {
  expect(ordnanceSizeOf(load)).toBe(size);
});

const valuesWith = (ordnance: readonly OrdnancePackage[], state: Partial<State> = {}) => {
  const unit = { ...sound, ...state, ordnance, design };
  return { ...currentStats(unit), ...traitsOf(unit) };
};

test.each<readonly [OrdnancePackage, object]>([
  ['long-range', { dv: 6 }],
  ['heavy', { as: 8 }],
  ['anti-fighter', { af: 5 }],
  ['comm-drone', { cr: 7 }],
  ['piercing', { disruptor: 1 }],
  ['chaff', { guardian: 1 }],
  ['jammer', { jams: 1 }],
  ['proximity', { sweeps: 1 }],
])('SUP-9: %s gives %o, the same again twice as much', (one, gives) => {
  expect(valuesWith([one])).toEqual({ ...stats, ...NO_TRAITS, ...gives });
  const [[value, now]] = Object.entries(gives) as [[keyof typeof stats, number]];
  const before: number = valuesWith([])[value];
  expect(valuesWith([one, one])).toMatchObject({ [value]: before + 2 * (now - before) });
});

test.each<readonly [string, Partial<State>]>([
  ['crippled', { condition: 'crippled' }],
  ['in reserve', { status: 'reserve' }],
  ['mothballed', { status: 'mothballed' }],
  ['out of supply', { outOfSupply: 1 }],
  ['unconverted', { unconverted: true }],
])('SUP-9: ordnance does nothing while its unit is %s', (_name, state) => {
  expect(valuesWith(ORDNANCE_PACKAGES, state)).toEqual(valuesWith([], state));
});

test('SUP-9: Proximity sweeps deployed minefields too, unless its unit rests', () => {
  const unit = { ...sound, ordnance: ['proximity', 'heavy', 'proximity'] } as const;
  expect(sweepingFunctionsOf({ unit, design, isResting: false })).toBe(2);
  expect(sweepingFunctionsOf({ unit, design, isResting: true })).toBe(0);
});
