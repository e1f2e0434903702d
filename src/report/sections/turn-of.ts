import { sumOf } from '#kernel/numbers/sum';
import type { PlayedStep, StepChange, StepSides } from './played-step.ts';

/** The step after which the loser stayed behind, and in what; null: the loser wasn't behind at the end. */
export type Turn = Readonly<{ step: number; by: 'cost' | 'damage' }> | null;

const LOST: ReadonlySet<StepChange['to']> = new Set(['captured', 'destroyed']);

/** By how much the first side is behind the second after each step, in what a step adds to a side’s count. */
const leadsBy = (
  steps: readonly PlayedStep[],
  countOf: (some: ReadonlyMap<string, StepChange>, damage: number) => number,
): readonly number[] => {
  const sides = [0, 1].map(() => ({ units: new Map<string, StepChange>(), damage: 0 }));
  return steps.map(({ changes }) => {
    for (const change of changes) {
      const of = sides[change.side];
      if (of === undefined) continue;
      of.units.set(change.tag, change);
      of.damage += change.damage ?? 0;
    }
    const [first = 0, second = 0] = sides.map(({ units, damage }) => countOf(units, damage));
    return first - second;
  });
};

/** From which step on it was above nothing for good; undefined: from the start, or at no time. */
function stepOf(leads: readonly number[]): number | undefined {
  const before = leads.findLastIndex((lead) => lead <= 0);
  return before === -1 || before === leads.length - 1 ? undefined : before + 1;
}

/**
 * Where a battle turned: by the construction cost lost so far, as its loser is found, or by damage where the reader does not know what
 * all that was lost cost, or was not told of all of it. @rule CSC-14 @rule CSC-15
 */
export function turnOf(
  steps: readonly PlayedStep[],
  { loser, costs = new Map() }: Pick<StepSides, 'loser' | 'costs'>,
): Turn {
  const signed = (leads: readonly number[]): readonly number[] =>
    leads.map((lead) => (loser === 1 ? -lead : lead));
  const lost = steps.flatMap(({ changes }) => changes.filter(({ to }) => LOST.has(to)));
  if (lost.every(({ tag }) => costs.has(tag))) {
    const costOf = ({ tag, to }: StepChange): number => (LOST.has(to) ? (costs.get(tag) ?? 0) : 0);
    const step = stepOf(signed(leadsBy(steps, (units) => sumOf([...units.values()], costOf))));
    if (step !== undefined) return { step, by: 'cost' };
  }
  const step = stepOf(signed(leadsBy(steps, (_units, damage) => damage)));
  return step === undefined ? null : { step, by: 'damage' };
}
