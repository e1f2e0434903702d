import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import { type TestDesk, deskOf, done, sendBothToTheMiddle } from './desk.ts';
import { battlesOf, runPhase, runTurn } from './steps-of-desk.ts';

const playerOf = (desk: TestDesk, empire: string): TestDesk['human'] =>
  empire === 'human' ? desk.human : desk.loran;

type Question = BattlesUnderWay['open'][number]['question'];

/** Answers a question as its player’s standing orders would, by the form in which it was put. */
export const answer = (
  desk: TestDesk,
  { decision, turn, attempt, phase, askedAt, standing }: Question,
) =>
  desk.use.answerDecisions({
    actor: playerOf(desk, decision.asked),
    answers: [{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing }],
  });

/** The players answer all that is open. */
export async function answerAll(desk: TestDesk): Promise<void> {
  for (const { question } of (await battlesOf(desk)).open) done(await answer(desk, question));
}

/** Both fleets are in the middle. The battle waits for somebody, after the players have answered this number of steps. */
export async function inBattleAfter(steps: number): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' });
  await runTurn(desk);
  await goIntoBattle(desk, steps);
  return desk;
}

/** The same from orders that are open. */
export async function goIntoBattle(desk: TestDesk, steps: number): Promise<void> {
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  for (let step = 0; step < steps; step += 1) {
    await answerAll(desk);
    await runPhase(desk);
  }
}

type Roll = Pick<BattlesUnderWay['rolls'][number], 'id' | 'values' | 'faces'>;

/** Rules on a roll; null: as it fell. */
export const rule = async (desk: TestDesk, roll: string, values: readonly number[] | null) =>
  desk.use.ruleOnRoll({
    actor: desk.moderator,
    version: await desk.version(),
    roll,
    values,
    reason: 'It fell on the floor.',
  });
/** What its dice would show at the other end. */
export const otherWay = ({ values, faces }: Roll): readonly number[] =>
  values.map((value) => (value === faces ? 1 : faces));
