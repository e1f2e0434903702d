import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { TagId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf, EnemyPiece, OwnPiece } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { UNIT_KINDS } from '#model/forces/unit';
import { guardsAgainstBoarding } from '#rules/combat/guards-against-boarding';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { wantedPrizes } from '#rules/combat/policy/wanted-prizes';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { combatant, flight } from '#test/support/fight';
import { ownPieceOf } from '#rules/combat/own-piece-of';

const tag = (text: string): TagId => brandAs<TagId>(text);
// What the rules read of them.
const foe = (name: string, part: Partial<EnemyPiece>): EnemyPiece =>
  ({
    tag: tag(name),
    kind: 'ship',
    condition: 'sound',
    formation: 1,
    stats: null,
    ...part,
  }) as EnemyPiece;
const statsOf = (dv: number, as: number) => ({ dv, as, af: 0, cv: 0, scouts: 0 });

const enemy = [
  foe('B1', { stats: statsOf(9, 9) }),
  foe('B2', { stats: statsOf(4, 1) }),
  foe('B3', { stats: statsOf(5, 2), condition: 'crippled' }),
  foe('B4', {}),
  foe('B5', { kind: 'flight', stats: statsOf(1, 9) }),
  foe('B6', { kind: 'minefield', stats: statsOf(1, 9) }),
];

test('CSC-10: ships, bases and convoys are boarded', () => {
  expect(UNIT_KINDS.filter(mayBeBoarded)).toEqual(['ship', 'convoy', 'base']);
});

test.each([
  [0, []],
  [8, ['B3', 'B1', 'B2', 'B4']],
  [12, ['B3', 'B2', 'B1', 'B4']],
  [28, ['B1', 'B3', 'B2', 'B4']],
] as const)('CSC-10, ENC-5: with %i points the standing orders board %j', (boarding, tags) => {
  const wanted = (standing: typeof DEFAULT_STANDING_ORDERS): readonly TagId[] =>
    wantedPrizes({ enemy, boarding }, standing).map((one) => one.tag);
  expect(wanted(DEFAULT_STANDING_ORDERS)).toEqual(tags);
  expect(wanted({ ...DEFAULT_STANDING_ORDERS, boarding: 'nobody' })).toEqual([]);
});

const friends = [
  { id: 'cheap', kind: 'ship', cost: 2 },
  { id: 'dear', kind: 'base', cost: 9 },
  { id: 'wing', kind: 'flight', cost: 20 },
] as const;

test.each([
  [0, [], []],
  [1, [], [['dear', 1]]],
  [
    3,
    [],
    [
      ['dear', 2],
      ['cheap', 1],
    ],
  ],
  [3, ['cheap'], [['cheap', 3]]],
  [1, ['wing'], [['dear', 1]]],
] as const)('CSC-10: %i functions guard, where %j is named: %j', (functions, names, expected) => {
  const named = friends.filter(({ id }) => names.some((name) => name === id));
  const levels = guardsAgainstBoarding(friends, { functions, named });
  expect([...levels].map(([{ id }, level]) => [id, level])).toEqual(expected);
});

const own: readonly OwnPiece[] = [ownPieceOf(combatant('one')), ownPieceOf(flight('wing'))];
const question: DecisionOf<'fire'> = {
  kind: 'fire',
  id: brandAs<DecisionOf<'fire'>['id']>('red/t1.H0101.1/fire/1'),
  cite: cite('CSC-8'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'fire'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'fire'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
  round: 1,
  length: 2,
  own,
  enemy,
  readiness: { own: 0, enemy: 0 },
};
const said = (board: readonly string[], guard: readonly string[]): AnswerOf<'fire'> => ({
  kind: 'fire',
  direct: [],
  spare: [],
  board: board.map(tag),
  guard: guard.map(unitId),
});

test.each([
  [{ boarding: 2, guards: 1 }, said(['B1', 'B4'], ['one']), []],
  [{}, said(['B1'], ['one']), ['ANSWER_UNIT_UNKNOWN board', 'ANSWER_UNIT_UNKNOWN guard']],
  [
    { boarding: 2, guards: 1 },
    said(['B5', 'B1', 'B1'], ['wing']),
    ['ANSWER_UNIT_UNKNOWN board', 'ANSWER_UNIT_TWICE board', 'ANSWER_UNIT_UNKNOWN guard'],
  ],
])('CSC-10: with %j the answer %j has the faults %j', (offered, answer, faults) => {
  const issues = checkBattleAnswer({ ...question, ...offered }, answer);
  expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual(faults);
});
