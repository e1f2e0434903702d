import { expect, test } from 'vitest';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { type TestDesk, codeOf, done } from '#test/support/desk';
import { answerAll, inBattleAfter, otherWay, rule } from '#test/support/rulings-desk';
import { battlesOf, runPhase } from '#test/support/steps-of-desk';

const questionsOf = async (
  { use }: TestDesk,
  actor: TestDesk['human'],
): Promise<readonly OwnQuestion[]> => done(await use.readPlayerDesk({ actor })).questions;
const allQuestions = async (desk: TestDesk) => [
  await questionsOf(desk, desk.human),
  await questionsOf(desk, desk.loran),
];

test('TURN-4: a ruling on a die that is taken back brings the answers back that it had withdrawn', async () => {
  const desk = await inBattleAfter(7);
  const before = await allQuestions(desk);
  const { rolls } = await battlesOf(desk);
  for (const roll of rolls.slice(1, 4)) {
    done(await rule(desk, roll.id, otherWay(roll)));
    expect(await allQuestions(desk)).not.toEqual(before);
    done(await rule(desk, roll.id, null));
    expect(await allQuestions(desk)).toEqual(before);
  }
  const [message] = done(await desk.use.readOwnMessages({ actor: desk.human, fresh: true }));
  expect(message!.text).toContain('Look at your questions');
  await answerAll(desk);
  expect((await runPhase(desk)).kind).toBe('waiting');
});

test('TURN-4: answers given after a ruling come back with it when the die is ruled the same way again', async () => {
  const desk = await inBattleAfter(7);
  const [, roll] = (await battlesOf(desk)).rolls;
  done(await rule(desk, roll!.id, otherWay(roll!)));
  await answerAll(desk);
  const ruled = await allQuestions(desk);
  done(await rule(desk, roll!.id, null));
  expect(await allQuestions(desk)).not.toEqual(ruled);
  done(await rule(desk, roll!.id, otherWay(roll!)));
  const again = (await allQuestions(desk)).flat();
  expect(again).toEqual(expect.arrayContaining(ruled.flat()));
});

/** The first question is left to standing orders, and a ruling leads past it: nobody is asked. */
async function leftAndRuled() {
  const desk = await inBattleAfter(0);
  const { version, open, rolls } = await battlesOf(desk);
  const { encounter } = open[0]!.question.decision;
  const actor = desk.moderator;
  done(await desk.use.setWindows({ actor, version, encounter, windows: 'standing' }));
  const [, roll] = rolls;
  done(await rule(desk, roll!.id, [10]));
  return { desk, roll: roll!, version };
}

test('TURN-3: a phase has begun when players were asked, though a ruling led past every question', async () => {
  const { desk, roll, version } = await leftAndRuled();
  const { hasBegun, rolls, toFight } = await battlesOf(desk);
  expect(hasBegun).toBe(true);
  expect(toFight).toEqual([]);
  expect(rolls.some(({ id }) => id === roll.id)).toBe(true);
  const { use, moderator: actor } = desk;
  const work = done(await use.readWorkList({ actor }));
  expect(work.map(({ kind }) => kind)).toContain('answered');
  const relation = { a: 'human', b: 'loran', state: 'neutrality', pact: false, covert: false };
  expect(codeOf(await use.setRelation({ actor, version, ...relation, reason: 'r' }))).toBe(
    'PHASE_WAITS',
  );
  done(await rule(desk, roll.id, null));
  expect((await battlesOf(desk)).rulings).toEqual([]);
});

test('TURN-4: after a ruling the moderator continues by hand, where they closed the windows and where players had answered', async () => {
  const { desk, roll } = await leftAndRuled();
  expect(done(await desk.use.goOn())).toEqual([]);
  done(await rule(desk, roll.id, null));
  expect(done(await desk.use.goOn())).toEqual([]);
  const other = await inBattleAfter(7);
  const { version, open, rolls } = await battlesOf(other);
  const { encounter } = open[0]!.question.decision;
  done(
    await other.use.setWindows({
      actor: other.moderator,
      version,
      encounter,
      windows: 'standing',
    }),
  );
  done(await rule(other, rolls[8]!.id, otherWay(rolls[8]!)));
  expect(done(await other.use.goOn())).toEqual([]);
});
