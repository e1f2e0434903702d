import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { Mission } from '#model/battle/round-orders';
import type { DecisionOf } from '#model/decisions/decision';
import { UNIT_KINDS } from '#model/forces/unit';
import { battleWeather } from '#rules/combat/battle-weather';
import { dvInRound } from '#rules/combat/dv-in-round';
import { formationOf } from '#rules/combat/formation';
import { mayHide } from '#rules/combat/may-hide';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerMissions } from '#rules/combat/policy/answer-missions';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { statsInRound } from '#rules/combat/stats-in-round';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

test('MAP-8: ships and flights hide, where there are Dense Asteroids', () => {
  expect(UNIT_KINDS.filter((kind) => mayHide({ kind }))).toEqual(['ship', 'flight']);
  expect(battleWeather(['Dense Asteroids', 'Ruins']).hasCover).toBe(true);
  expect(battleWeather(['Dust Cloud']).hasCover).toBe(false);
});

test.each([
  [1, 2],
  [4, 6],
  [5, 8],
])('CSC-16, MAP-8: DV %i is %i for who hides', (dv, hidden) => {
  expect(dvInRound(dv, { isHiding: true })).toBe(hidden);
  expect(dvInRound(dv, { isHiding: false })).toBe(dv);
});

const HIDING = {
  mission: null as Mission | null,
  effects: [],
  isHiding: true,
  isDimmed: false,
  isDoubled: false,
};

test.each([
  ['alone', {}, { as: 4, af: 2 }],
  // 7 + 2 is moved first, and halved then.
  ['on a mission', { mission: 'anti-ship' }, { as: 5, af: 0 }],
  // Halved by both, each rounded up.
  ['in a plasma storm', { isDimmed: true }, { as: 2, af: 2 }],
  ['under Fire Control', { effects: ['fire-control'] }, { as: 6, af: 3 }],
  ['in its first strike', { isDoubled: true }, { as: 8, af: 4 }],
] as const)('CSC-16, MAP-8: AS 7 AF 3 of who hides %s', (_how, part, fire) => {
  expect(statsInRound({ as: 7, af: 3 }, { ...HIDING, ...part })).toEqual(fire);
});

test.each([
  ['a ship', { kind: 'ship', isFlagship: false }, 0],
  ['a flagship', { kind: 'ship', isFlagship: true }, 1],
  ['a ship on a Defensive mission', { kind: 'ship', isFlagship: false, shift: 1 }, 1],
  ['a flagship with Shields, under a Disruptor', { kind: 'ship', isFlagship: true, shift: 0 }, 1],
] as const)('CSC-2, MAP-8: %s that hides', (_who, asked, formation) => {
  expect(formationOf({ ...asked, isHiding: true })).toBe(formation);
});

const pieces = [
  ownPieceOf(combatant('flag', { design: { as: 3, af: 3 } })),
  ownPieceOf(combatant('hulk', { condition: 'crippled' })),
];
const question: DecisionOf<'missions'> = {
  kind: 'missions',
  id: brandAs<DecisionOf<'missions'>['id']>('red/t1.H0101.1/missions/1'),
  cite: cite('CSC-6'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'missions'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'missions'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
  round: 1,
  own: pieces.slice(0, 1),
  enemy: [],
  points: 0,
  hiders: pieces,
};

test.each([
  ['nobody', undefined],
  ['crippled', ['hulk']],
  ['all', ['flag', 'hulk']],
] as const)('ENC-5, MAP-8: of asteroids %s: they hide %j', (asteroids, hidden) => {
  expect(answerMissions(question, { missions: 'none', asteroids, screen: [] }).hide).toEqual(
    hidden,
  );
});

test('MAP-8: a unit that hides is named once, and is one of those that may', () => {
  const said = (...hide: readonly string[]) =>
    checkBattleAnswer(question, { kind: 'missions', missions: [], hide: hide.map(unitId) });
  expect(said('hulk', 'flag')).toEqual([]);
  expect(said('base', 'hulk', 'hulk').map(({ code, path }) => `${code} ${path}`)).toEqual([
    'ANSWER_UNIT_UNKNOWN hide',
    'ANSWER_UNIT_TWICE hide',
  ]);
});
