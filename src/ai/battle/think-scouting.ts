import type { Chance } from '#ai/plans/chance';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';

type Question = DecisionOf<'scouting'>;
type Said = AnswerOf<'scouting'>;

type Forces = Omit<Said, 'kind' | 'surprise' | 'length'>;

/** Somebody to keep out or to draw in, of those for whom there is Intel. @rule CSC-5 */
function forcesFor(
  { fromBehind, ownForce = [], enemy = [], waiting = [] }: Question,
  chance: Chance,
): readonly Forces[] {
  const one = <T>(items: readonly T[]): readonly T[] => {
    const picked = chance.pick(items);
    return picked === null ? [] : [picked];
  };
  return [
    ...one(waiting).map(({ design, condition }) => ({ draw: [{ design, condition, count: 1 }] })),
    ...one(fromBehind < 2 ? [] : enemy).map(({ tag }) => ({ exclude: [tag] })),
    ...one(ownForce).map(({ unit }) => ({ excludeOwn: [unit] })),
    ...one(enemy).map(({ tag }) => ({ include: [tag] })),
  ];
}

/** A purpose for the Intel: units, or surprise and the length. @rule CSC-5 */
export function thinkScouting(question: Question, chance: Chance): Said {
  const { points, fromBehind } = question;
  const forces = chance.percent(60) ? chance.pick(forcesFor(question, chance)) : null;
  if (forces !== null) return { kind: 'scouting', surprise: 0, length: 0, ...forces };
  const length = chance.percent(50) ? Math.min(fromBehind, 1) : 0;
  const sign = chance.percent(50) ? 1 : -1;
  const surprise = chance.percent(70) ? points - length : 0;
  return { kind: 'scouting', surprise, length: length === 0 ? 0 : sign * length };
}
