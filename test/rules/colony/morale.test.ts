import { tableOf } from '#kernel/collections/group-by';
import { brandAs } from '#kernel/brand/brand';
import type { MoraleCondition } from '#model/campaign/morale';
import type { AbilityId } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { moraleAfter } from '#rules/colony/morale-after';
import { type MoraleFacts, moraleConditionsOf } from '#rules/colony/morale-conditions-of';
import { MORALE_ODDS } from '#rules/colony/morale-odds';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { rebelsBeside } from '#rules/colony/rebels-beside';
import {
  designId,
  designOf,
  empireId,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { expect, test } from 'vitest';

const calm: MoraleFacts = {
  system: { census: 3, productivity: 2, blockaded: false, martialLaw: false },
  troops: 0,
  hasRebelsBeside: false,
  marks: new Set(),
};
const of = (part: Partial<MoraleFacts['system']>): Partial<MoraleFacts> => ({
  system: { ...calm.system, ...part },
});

test.each<readonly [string, Partial<MoraleFacts>, readonly MoraleCondition[]]>([
  ['nothing', {}, []],
  ['a blockade', of({ blockaded: true }), ['blockade']],
  ['rebels beside', { hasRebelsBeside: true }, ['rebellious-neighbour']],
  ['no way to a depot', { marks: new Set(['unsupplied'] as const) }, ['supply-shortage']],
  ['half of its Census in troops', { ...of({ census: 4 }), troops: 2 }, []],
  ['more than half', { ...of({ census: 4 }), troops: 3 }, ['garrison']],
  ['more than half of an odd Census', { troops: 2 }, ['garrison']],
  ['few who have no work', of({ census: 3, productivity: 1 }), []],
  ['many who have no work', of({ census: 5, productivity: 2 }), ['unemployment']],
  ['half of many at work', of({ census: 4, productivity: 2 }), []],
  ['work for all', of({ productivity: 3 }), ['full-employment']],
  ['a battle lost', { marks: new Set(['shattered'] as const) }, ['shattered']],
  ['a battle won', { marks: new Set(['victorious'] as const) }, ['victorious']],
  ['martial law', of({ martialLaw: true }), ['martial-law']],
])('COL-5: %s', (_, part, conditions) => {
  expect(moraleConditionsOf({ ...calm, ...part })).toEqual(conditions);
});

test('COL-5: every condition at once, each once, with its odds', () => {
  const all = moraleConditionsOf({
    system: { census: 5, productivity: 1, blockaded: true, martialLaw: true },
    troops: 9,
    hasRebelsBeside: true,
    marks: new Set(['unsupplied', 'shattered', 'victorious']),
  });
  expect(all.map((one) => [one, MORALE_ODDS[one].target, MORALE_ODDS[one].modifier])).toEqual([
    ['blockade', 2, -1],
    ['rebellious-neighbour', 1, -1],
    ['supply-shortage', 1, -1],
    ['garrison', 1, 1],
    ['unemployment', 1, -1],
    ['shattered', 2, -1],
    ['victorious', 2, 1],
    ['martial-law', 1, -1],
  ]);
  expect(MORALE_ODDS['full-employment']).toEqual({ target: 1, modifier: 1 });
});

const rolled = (...modifiers: readonly number[]) =>
  modifiers.map((modifier) => ({ condition: 'garrison', die: 1, target: 1, modifier }) as const);

test.each([
  { morale: 2, census: 4, modifiers: [-1, 0, -1], after: 0 },
  { morale: 1, census: 4, modifiers: [-1, -1], after: 0 },
  { morale: 4, census: 4, modifiers: [1, 1], after: 4 },
  { morale: 0, census: 4, modifiers: [-1, 1], after: 0 },
  { morale: 4, census: 4, modifiers: [1, -1], after: 4 },
])('COL-5: the sum is made first, then kept between 0 and Census: $modifiers', (row) => {
  expect(moraleAfter(row, rolled(...row.modifiers))).toBe(row.after);
});

test.each([
  { turn: 1, moraleInterval: 1, next: 1 },
  { turn: 1, moraleInterval: 12, next: 12 },
  { turn: 12, moraleInterval: 12, next: 12 },
  { turn: 13, moraleInterval: 12, next: 24 },
])('COL-5: moraleInterval = $moraleInterval: after turn $turn comes $next', (row) => {
  expect(nextMoraleCheck(row.turn, row)).toBe(row.next);
});

const [human, loran] = [empireId('human'), empireId('loran')];
const [sol, wolf] = [systemId('H0101'), systemId('H0102')];
const infantry = designOf({ id: designId('infantry'), kind: 'ground' });
const keepers = {
  ...designOf({ id: designId('keepers'), kind: 'ground' }),
  abilities: [{ id: brandAs<AbilityId>('peacekeeper'), rating: 1 }],
};
const base = designOf({ id: designId('base'), kind: 'base' });

test('COL-5, COL-7: landed ground units count, in reserve too, and Peacekeepers keep order for two', () => {
  const at = { kind: 'system', system: sol } as const;
  const carrier = unitId('human.u9');
  const one = (id: string, part: Partial<Unit>): Unit =>
    unitOf({ id: unitId(id), owner: human, design: infantry.id, place: at, ...part });
  const units = [
    one('human.u1', {}),
    one('human.u2', { status: 'reserve' }),
    one('human.u3', { design: keepers.id }),
    one('human.u4', { status: 'mothballed' }),
    one('human.u5', { place: { kind: 'aboard', carrier } }),
    one('human.u6', { design: base.id }),
    one('human.u7', { place: { kind: 'system', system: wolf } }),
    one('loran.u1', { owner: loran }),
  ];
  const designs = new Map([infantry, keepers, base].map((design) => [design.id, design]));
  const garrison = garrisonsOf({
    units: tableOf(units, ({ id }) => id),
    designOf: (id) => designs.get(id),
  });
  expect(garrison(sol, human)).toEqual({ units: 3, keepers: 4 });
  expect(garrison(sol, loran)).toEqual({ units: 1, keepers: 1 });
  expect(garrison(wolf, loran)).toEqual({ units: 0, keepers: 0 });
});

test.each([
  { what: 'an explored lane', class: 'minor', viewer: human, owner: human, beside: [sol] },
  { what: 'a lane nobody explored', class: 'unexplored', viewer: human, owner: human, beside: [] },
  { what: 'a lane only others know', class: 'minor', viewer: loran, owner: human, beside: [] },
  { what: 'rebels of others', class: 'minor', viewer: human, owner: loran, beside: [] },
] as const)('COL-5: a rebellious neighbour by $what', ({ class: kind, viewer, owner, beside }) => {
  const here = systemOf({ id: sol, owner: human, census: 3, morale: 3 });
  const rebels = systemOf({ id: wolf, owner, census: 3, morale: 0 });
  const lanes = [{ viewer, a: sol, b: wolf, class: kind }];
  const systems = tableOf([here, rebels], ({ id }) => id);
  expect([...rebelsBeside({ systems, lanes })]).toEqual(beside);
});
