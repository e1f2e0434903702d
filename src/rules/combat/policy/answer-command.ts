import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { SpecialOffers } from '#model/decisions/specials';
import type { StandingOrders } from '#model/forces/standing-orders';
import { answerSpecials } from './answer-specials.ts';
import { liftsForCrippled } from './lifts-for-crippled.ts';

/** What the standing orders read of the question. */
type Question = SpecialOffers &
  Pick<DecisionOf<'command'>, 'own' | 'retreating' | 'lanes' | 'lurking'>;

/** Q-Ships come out, if they are to begin encounters, as soon as a convoy is in the task force. @rule MOV-4 @rule ENC-5 */
function comingOut(
  { own, lurking = [] }: Question,
  { stealth }: Pick<StandingOrders, 'stealth'>,
): Pick<AnswerOf<'command'>, 'comeOut'> {
  const isAtRisk = own.some(({ kind }) => kind === 'convoy');
  if (stealth === 'hide' || !isAtRisk || lurking.length === 0) return {};
  return { comeOut: lurking.map(({ unit }) => unit) };
}

type Told = Pick<StandingOrders, 'retreat' | 'stealth' | 'ram' | 'proximity' | 'missions'>;

export const COMMANDS_NOTHING: AnswerOf<'command'> = {
  kind: 'command',
  flagship: null,
  retreats: [],
};

/** Whether the answer is nothing where nobody hides behind a convoy and nobody has Stasis. @rule ENC-5 */
export const daresNothing = ({ retreat, ram, proximity }: Told): boolean =>
  retreat === 'nobody' && ram === 'nobody' && proximity === 'keep';

/** Nobody retreats, or each crippled unit, by itself or with one that takes it along, by the best lane; the flagship is as it was named, and who rams is told. @rule CSC-12 @rule ENC-5 */
export function answerCommand(question: Question, standing: Told): AnswerOf<'command'> {
  const retreats = retreatsIn(question, standing);
  const leaving = new Set(retreats.flatMap(({ unit, along }) => [unit, ...along]));
  return {
    kind: 'command',
    flagship: null,
    retreats,
    ...comingOut(question, standing),
    ...answerSpecials(question, standing, leaving),
  };
}

function retreatsIn(
  question: Question,
  { retreat }: Pick<StandingOrders, 'retreat'>,
): AnswerOf<'command'>['retreats'] {
  const { own, retreating, lanes } = question;
  const [best] = lanes;
  if (retreat !== 'crippled' || best === undefined) return [];
  const crippled = new Set(
    own.filter((one) => one.condition === 'crippled').map((one) => one.unit),
  );
  const alone = retreating
    .filter(({ unit, onlyAlong }) => crippled.has(unit) && onlyAlong !== true)
    .map(({ unit }) => ({ unit, along: [] }));
  const leaving = [...alone, ...liftsForCrippled(question)];
  return leaving.map((one) => ({ ...one, lane: best.lane }));
}
