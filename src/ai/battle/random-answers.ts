import { sumOf } from '#kernel/numbers/sum';
import { type Chance, chanceFrom } from '#ai/plans/chance';
import { checkAnswer } from '#legality/check-answer';
import type {
  Answer,
  AnswerOf,
  Decision,
  DecisionKind,
  DecisionOf,
  OwnPiece,
} from '#model/decisions/decision';
import type { UnitId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';

/** Thinks of an answer; null: nothing comes to mind. */
type Thinker<K extends DecisionKind> = (
  question: DecisionOf<K>,
  chance: Chance,
) => AnswerOf<K> | null;

const some = <T>(items: readonly T[], chance: Chance, percent: number): readonly T[] =>
  items.filter(() => chance.percent(percent));

const idsOf = (pieces: readonly OwnPiece[]): readonly UnitId[] => pieces.map(({ unit }) => unit);

/** The pieces that fit into the allowance, tried in their order. */
function affordable(pieces: readonly OwnPiece[], allowance: number): readonly OwnPiece[] {
  const taken: OwnPiece[] = [];
  for (const piece of pieces) {
    if (sumOf([...taken, piece], ({ cc }) => cc) <= allowance) taken.push(piece);
  }
  return taken;
}

/** One thinker for each kind of question: leave one out and the build fails. */
const THINKERS: { readonly [K in DecisionKind]: Thinker<K> } = {
  'encounter-action': ({ opponents, waysOut }, chance) => {
    if (chance.percent(20)) return { kind: 'pass' };
    const way = chance.pick(waysOut);
    if (way !== null && chance.percent(25)) return { kind: 'withdraw', lane: way.lane };
    const opponent = chance.pick(opponents.filter(({ demandable }) => demandable.length > 0));
    const scenario = opponent === null ? null : chance.pick(opponent.demandable);
    if (opponent === null || scenario === null) return { kind: 'pass' };
    return { kind: 'demand', scenario, against: opponent.empire };
  },
  'scenario-response': ({ fixedDefenses, waysOut }, chance) => {
    if (chance.percent(60)) return { kind: 'accept' };
    const way = chance.pick(waysOut);
    if (way !== null) return { kind: 'refuse', lane: way.lane };
    return fixedDefenses ? { kind: 'refuse', lane: null } : { kind: 'accept' };
  },
  'task-force': ({ own, flagships }, chance) => {
    const flagship = chance.pick(flagships);
    const order = idsOf(some(own, chance, 70)).filter((unit) => unit !== flagship);
    return { kind: 'task-force', flagship, order };
  },
  fire: ({ own, enemy }, chance) => {
    const direct = some(enemy, chance, 30).map(({ tag }) => tag);
    return { kind: 'fire', direct, spare: idsOf(some(own, chance, 30)) };
  },
  'round-end': ({ own, reinforcements, allowance }, chance) => {
    const sendBack = idsOf(affordable(some(own, chance, 30), allowance));
    return { kind: 'round-end', sendBack, enter: idsOf(some(reinforcements, chance, 60)) };
  },
  disengage: ({ waysOut }, chance) => {
    const way = chance.percent(30) ? chance.pick(waysOut) : null;
    return way === null ? { kind: 'stay' } : { kind: 'disengage', lane: way.lane };
  },
};

/**
 * A random legal answer, thought of from the question alone as its player would; null when none
 * came to mind, and his standing orders answer.
 * @rule TURN-4
 */
export function randomAnswer(question: Decision, dice: Dice): Answer | null {
  // The table ties each kind of question to its answers; an indexed access loses that tie.
  const think = THINKERS[question.kind] as Thinker<DecisionKind>;
  const answer = think(question, chanceFrom(dice.stream('answer', question.id)));
  return answer !== null && checkAnswer(question, answer).length === 0 ? answer : null;
}
