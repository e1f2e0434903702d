import { parseAnswer } from '#content/answers/parse-answer';
import { checkAnswer } from '#legality/answers/check-answer';
import type { Answer, Decider, Decision } from '#model/decisions/decision';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { donePhase, standingDecider } from '#test/support/whole-turn';
import { type Data, dataMutated } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';
import { asData, type Moment, moments } from './worlds.ts';

type Question = Readonly<{ moment: number; decision: Decision; standing: Answer }>;
type Input = { question: number; answer: Data };

/** Plays the phase that is due at a moment. */
const played = ({ world, state, sheets }: Moment, decide: Decider) =>
  donePhase(world, { state, orders: sheets, decide });

let known: readonly Question[] | undefined;

/** Every question that is asked in the turns of some worlds, with what standing orders answer. */
function questions(): readonly Question[] {
  known ??= moments().flatMap((at, moment) => {
    const asked: Question[] = [];
    if (at.state.phase !== 'encounters') return asked;
    played(at, (decision, standing) => {
      asked.push({ moment, decision, standing });
      return standingDecider(decision, standing);
    });
    return asked;
  });
  return known;
}

/** Answers to questions about battles: one that is allowed is played to the end of its phase. */
export const answers: Target = {
  name: 'answers',
  make: (choices) => {
    const question = choices.below(questions().length);
    return { question, answer: dataMutated(asData(questions()[question]!.standing), choices) };
  },
  read: (given) => {
    const { question, answer } = given as Input;
    const { moment, decision } = questions()[question]!;
    const parsed = parseAnswer(decision.kind, answer);
    const told = parsed.ok ? checkAnswer(decision, parsed.value) : parsed.error;
    expectOurWords(
      told.map(({ text }) => text),
      given,
    );
    const isRefused = told.some((issue) => !('severity' in issue) || issue.severity === 'refused');
    if (!parsed.ok || isRefused) return;
    const { state } = played(moments()[moment]!, (asked, standing) =>
      // The answer has been checked against the question of this id.
      asked.id === decision.id
        ? ({ answer: parsed.value, by: 'window' } as never)
        : standingDecider(asked, standing),
    );
    const broken = brokenInvariants(state);
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  },
};
