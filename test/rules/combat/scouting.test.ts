import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { DecisionOf } from '#model/decisions/decision';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { answerScouting } from '#rules/combat/policy/answer-scouting';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { scoutPoints, scoutSources } from '#rules/combat/scout-sources';
import { scoutsFor } from '#rules/combat/scouts-for';
import { initiativeIssues } from '#rules/encounters/initiative-issues';

type Ship = Parameters<typeof scoutSources>[0]['own'][number] & Readonly<{ name: string }>;

const ship = (name: string, scouts: number, isFast = 0): Ship =>
  ({ name, kind: 'ship', traits: { ...NO_TRAITS, scouts, isFast } }) as never;

const [led, one, two] = [ship('led', 1), ship('one', 1), ship('two', 2)];
const [far, swift, quick, lone] = [
  ship('far', 3),
  ship('swift', 0, 1),
  ship('quick', 0, 1),
  ship('lone', 0, 1),
];
const own = [led, one, two, far, swift, quick, lone, ship('plain', 0)];
const host = { own, force: [led, one, two], flagship: led, isAble: () => true };
const namesOf = (ships: readonly Ship[]): readonly string[] => ships.map(({ name }) => name);

const sources = scoutSources(host, { scoutIntel: 'function' });

test('CSC-5: Scouts count by their functions, and every two Fast ships in the reinforcements as one', () => {
  expect(
    sources.map(({ pieces, functions, place }) => [...namesOf(pieces), functions, place]),
  ).toEqual([
    ['swift', 'quick', 1, 'behind'],
    ['led', 1, 'flagship'],
    ['one', 1, 'in force'],
    ['two', 2, 'in force'],
    ['far', 3, 'behind'],
  ]);
});

test('CSC-5: by scoutIntel = ship each Scout ship is one function', () => {
  const ships = scoutSources(host, { scoutIntel: 'ship' });
  expect(scoutPoints(ships, 9)).toEqual({ points: 5, fromBehind: 4 });
});

test('CSC-5: Fast ships in the task force, and who may not fight at all, scout for nobody', () => {
  const inForce = { ...host, force: own, isAble: (some: Ship) => some !== far };
  expect(
    namesOf(scoutSources(inForce, { scoutIntel: 'function' }).flatMap((x) => x.pieces)),
  ).toEqual(['led', 'one', 'two']);
});

test.each([
  [9, { points: 8, fromBehind: 7 }],
  [2, { points: 2, fromBehind: 2 }],
  [0, { points: 0, fromBehind: 0 }],
])('CSC-5: how much of %i Intel can be spent', (intel, points) => {
  expect(scoutPoints(sources, intel)).toEqual(points);
});

test.each([
  [0, 1, ['swift', 'quick'], []],
  [0, 3, ['far'], []],
  [0, 5, ['far', 'swift', 'quick', 'one'], []],
  [5, 0, ['far', 'swift', 'quick', 'one'], ['far', 'swift', 'quick', 'one']],
  [1, 2, ['swift', 'quick', 'far'], ['swift', 'quick']],
  [7, 1, ['far', 'swift', 'quick', 'two', 'one', 'led'], ['far', 'swift', 'quick', 'two', 'one']],
])(
  'CSC-5: %i points from behind and %i others: the units that scout',
  (fromBehind, anywhere, used, behind) => {
    const scouting = scoutsFor(sources, { fromBehind, anywhere });
    expect(namesOf(scouting.used)).toEqual(used);
    expect(namesOf(scouting.behind)).toEqual(behind);
  },
);

const question = {
  kind: 'scouting',
  cite: cite('CSC-5'),
  own: [],
  intel: 4,
  points: 3,
  fromBehind: 2,
} as unknown as DecisionOf<'scouting'>;

test.each([
  [3, 0, []],
  [1, -2, []],
  [2, 2, ['surprise']],
  [0, -3, ['length']],
  [-1, 0, ['surprise']],
])('CSC-5: %i on surprise and %i on the length: refused for %j', (surprise, length, paths) => {
  const issues = checkBattleAnswer(question, { kind: 'scouting', surprise, length });
  expect(issues.map(({ path }) => path)).toEqual(paths);
});

test('ENC-5: standing orders spend what they say on surprise, as far as it goes', () => {
  const spent = [0, 2, 9].map((intel) =>
    answerScouting({ points: 3, fromBehind: 3 }, { intel, scouting: 'surprise' }),
  );
  expect(spent).toEqual([0, 2, 3].map((surprise) => ({ kind: 'scouting', surprise, length: 0 })));
});

test.each([
  [0, []],
  [3, []],
  [4, ['intel']],
  [-1, ['intel']],
])('CSC-5, ENC-2: of 3 points %i on initiative: refused for %j', (intel, paths) => {
  const asked = { ...question, kind: 'initiative' } as unknown as DecisionOf<'initiative'>;
  const issues = initiativeIssues(asked, { kind: 'initiative', intel });
  expect(issues.map(({ path }) => path)).toEqual(paths);
});
