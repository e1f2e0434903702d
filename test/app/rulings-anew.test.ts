import { expect, test } from 'vitest';
import type { BattlesUnderWay } from '#app/usecases/read-battles';
import type { OwnQuestion } from '#app/usecases/read-player-desk';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';

const battlesOf = async ({ use, moderator }: TestDesk): Promise<BattlesUnderWay> =>
  done(await use.readBattles({ actor: moderator }));
const runTurn = async ({ use, moderator, version }: TestDesk) =>
  done(await use.runTurn({ actor: moderator, version: await version() }));
const runPhase = async ({ use, moderator, version }: TestDesk) =>
  done(await use.runNextPhase({ actor: moderator, version: await version() }));
const playerOf = (desk: TestDesk, empire: string): TestDesk['human'] =>
  empire === 'human' ? desk.human : desk.loran;

type Question = BattlesUnderWay['open'][number]['question'];

const answer = (desk: TestDesk, { decision, turn, attempt, phase, standing }: Question) =>
  desk.use.answerDecisions({
    actor: playerOf(desk, decision.asked),
    answers: [{ decision: decision.id, turn, attempt, phase, answer: standing }],
  });

async function answerAll(desk: TestDesk): Promise<void> {
  for (const { question } of (await battlesOf(desk)).open) done(await answer(desk, question));
}

/** The battle waits for somebody, after so many steps that the players have answered. */
async function waiting(steps: number): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' });
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  for (let step = 0; step < steps; step += 1) {
    await answerAll(desk);
    await runPhase(desk);
  }
  return desk;
}

type Roll = Pick<BattlesUnderWay['rolls'][number], 'id' | 'values' | 'faces'>;

const rule = async (desk: TestDesk, roll: string, values: readonly number[] | null) =>
  desk.use.ruleOnRoll({
    actor: desk.moderator,
    version: await desk.version(),
    roll,
    values,
    reason: 'It fell on the floor.',
  });
const otherWay = ({ values, faces }: Roll): readonly number[] =>
  values.map((value) => (value === faces ? 1 : faces));
const questionsOf = async (
  { use }: TestDesk,
  actor: TestDesk['human'],
): Promise<readonly OwnQuestion[]> => done(await use.readPlayerDesk({ actor })).questions;
const allQuestions = async (desk: TestDesk) => [
  await questionsOf(desk, desk.human),
  await questionsOf(desk, desk.loran),
];

test('TURN-4: a ruling on a die that is taken back brings the answers back that it had withdrawn', async () => {
  const desk = await waiting(7);
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
  const desk = await waiting(7);
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
  const desk = await waiting(0);
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
  const { hasBegun, rolls } = await battlesOf(desk);
  expect(hasBegun).toBe(true);
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

test('TURN-4: after a ruling the moderator goes on by himself, where he closed the windows and where players had answered', async () => {
  const { desk, roll } = await leftAndRuled();
  expect(done(await desk.use.goOn())).toEqual([]);
  done(await rule(desk, roll.id, null));
  expect(done(await desk.use.goOn())).toEqual([]);
  const other = await waiting(7);
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
