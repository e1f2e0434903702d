import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId, TagId, UnitId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf, EnemyPiece, OwnPiece } from '#model/decisions/decision';
import { UNIT_KINDS, type UnitKind } from '#model/forces/unit';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { isBurstTarget, mayBurst } from '#rules/combat/may-burst';
import { mayRam, ramForceOf, ramGunsOf } from '#rules/combat/may-ram';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { answerSpecials } from '#rules/combat/policy/answer-specials';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import { unitId } from '#test/support/campaign';

const MEANT = { ...NO_TRAITS, rams: 1 };

test.each([
  ['ship', 'sound', false, false],
  ['ship', 'crippled', false, true],
  ['ship', 'sound', true, true],
  ['flight', 'crippled', false, true],
  ['base', 'crippled', true, false],
  ['minefield', 'sound', true, false],
  ['convoy', 'crippled', false, false],
] as const)(
  'CSC-11: a %s that is %s, Kamikaze %s: may it ram? %s',
  (kind, condition, isMeant, may) => {
    const one = { kind, condition, nonCombatant: false, traits: isMeant ? MEANT : NO_TRAITS };
    expect(mayRam(one)).toBe(may);
    expect(mayRam({ ...one, nonCombatant: true })).toBe(false);
  },
);

test('CSC-11: twice DV, by Kamikaze four times; ships at ships, flights at either', () => {
  expect(ramForceOf({ dv: 3, traits: NO_TRAITS })).toBe(6);
  expect(ramForceOf({ dv: 3, traits: MEANT })).toBe(12);
  expect(ramGunsOf({ kind: 'ship' })).toEqual(['as']);
  expect(ramGunsOf({ kind: 'flight' })).toEqual(['as', 'af']);
});

const [dart, wreck] = [unitId('dart'), unitId('wreck')];
// What the rules read of them.
const enemy = (...kinds: readonly UnitKind[]): readonly EnemyPiece[] =>
  kinds.map((kind) => ({ kind, stats: null }) as EnemyPiece);
const question = {
  kind: 'command',
  own: [],
  flagships: [],
  retreating: [{ unit: wreck, takes: 0 }],
  lanes: [{ lane: brandAs<LaneId>('home'), class: 'major' }],
  stasis: {
    functions: 2,
    targets: [
      { tag: 'B1', cc: 2 },
      { tag: 'B2', cc: 1 },
    ],
  },
  ramming: [
    { unit: dart, guns: ['as', 'af'], adds: 8, isMeant: true },
    { unit: wreck, guns: ['as'], adds: 10, isMeant: false },
  ],
  enemy: enemy('ship'),
} as unknown as DecisionOf<'command'>;

test.each([
  ['nobody', enemy('ship'), [], undefined],
  ['kamikaze', enemy('ship', 'flight'), [], [{ unit: dart, gun: 'as' }]],
  ['kamikaze', enemy('flight'), [], [{ unit: dart, gun: 'af' }]],
  [
    'all',
    enemy('base'),
    [],
    [
      { unit: dart, gun: 'as' },
      { unit: wreck, gun: 'as' },
    ],
  ],
  ['all', enemy('flight'), [], [{ unit: dart, gun: 'af' }]],
  ['all', enemy('ship'), [wreck], [{ unit: dart, gun: 'as' }]],
] as const)('ENC-5, CSC-11: the units that ram by ram %s', (ram, seen, leaving, rams) => {
  const standing = { ...DEFAULT_STANDING_ORDERS, ram };
  const said = answerSpecials({ ...question, enemy: seen }, standing, new Set<UnitId>(leaving));
  expect(said.ram).toEqual(rams);
});

test.each([
  ['spend', enemy('base', 'flight'), [wreck]],
  ['spend', enemy('flight', 'minefield'), undefined],
  ['keep', enemy('ship'), undefined],
] as const)('ENC-5, CSC-18: of mines by proximity %s', (proximity, seen, spent) => {
  const offers = { spendable: [{ unit: wreck } as OwnPiece], enemy: seen };
  const standing = { ...DEFAULT_STANDING_ORDERS, proximity };
  expect(answerSpecials(offers, standing, new Set<UnitId>()).spend).toEqual(spent);
});

test('ENC-5, ABL-3: with missions best Stasis holds the strongest that it can pay for', () => {
  const seen = [2, 9, 5].map((as, at) => ({
    tag: brandAs<TagId>(`B${String(at + 1)}`),
    kind: 'ship',
    stats: { dv: 1, as, af: 0, cv: 0, scouts: 0 },
  })) as unknown as readonly EnemyPiece[];
  const targets = seen.map(({ tag }, at) => ({ tag, cc: at + 1 }));
  const offers = { stasis: { functions: 3, targets }, enemy: seen };
  const holds = (missions: 'best' | 'none') =>
    answerSpecials(offers, { ...DEFAULT_STANDING_ORDERS, missions }, new Set<UnitId>()).hold;
  expect(holds('best')).toEqual(['B2', 'B1']);
  expect(holds('none')).toBeUndefined();
});

test('CSC-18: minefields that are made for it can be spent, on ships, bases and convoys', () => {
  const traits = { ...NO_TRAITS, bursts: 1 };
  expect(mayBurst({ kind: 'minefield', traits })).toBe(true);
  expect(mayBurst({ kind: 'minefield', traits: NO_TRAITS })).toBe(false);
  expect(UNIT_KINDS.filter(isBurstTarget)).toEqual(['ship', 'convoy', 'base']);
});

test('CSC-11: a side that may ram is asked, even where nobody can get away', () => {
  const { kind, own, flagships, lanes } = question;
  const bare = { kind, own, flagships, lanes, retreating: [] } as unknown as typeof question;
  expect(hasOneAnswer(bare)).toBe(true);
  expect(hasOneAnswer({ ...question, retreating: [] })).toBe(false);
});

const says = (more: Partial<AnswerOf<'command'>>): readonly string[] =>
  checkBattleAnswer(question, { kind: 'command', flagship: null, retreats: [], ...more }).map(
    ({ code, path }) => `${path}: ${code}`,
  );

test.each([
  [
    'as may be',
    {
      ram: [
        { unit: dart, gun: 'af' },
        { unit: wreck, gun: 'as' },
      ],
    },
    [],
  ],
  [
    'to ram flights with a ship',
    { ram: [{ unit: wreck, gun: 'af' }] },
    ['ram: ANSWER_CANNOT_RAM_SO'],
  ],
  [
    'to ram with a stranger',
    { ram: [{ unit: unitId('x'), gun: 'as' }] },
    ['ram: ANSWER_UNIT_UNKNOWN'],
  ],
  ['to hold one', { hold: [brandAs<TagId>('B1')] }, []],
  [
    'to hold more than it can',
    { hold: [brandAs<TagId>('B1'), brandAs<TagId>('B2')] },
    ['hold: ANSWER_OVER_ALLOWANCE'],
  ],
  ['to hold a stranger', { hold: [brandAs<TagId>('B9')] }, ['hold: ANSWER_UNIT_UNKNOWN']],
  ['to spend a stranger', { spend: [unitId('x')] }, ['spend: ANSWER_UNIT_UNKNOWN']],
  [
    'to ram and to leave',
    {
      ram: [{ unit: wreck, gun: 'as' }],
      retreats: [{ unit: wreck, lane: brandAs<LaneId>('home'), along: [] }],
    },
    ['ram: ANSWER_RAMS_AND_LEAVES'],
  ],
] as const)('CSC-11, CSC-18, ABL-3: told %s', (_, said, issues) => {
  expect(says(said)).toEqual(issues);
});
