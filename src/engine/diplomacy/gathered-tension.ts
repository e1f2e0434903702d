import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { boundedChange, tensionIn } from '#rules/diplomacy/tension';
import { type Feel, type Move, moveTension, type TensionRules } from './move-tension.ts';

/** The tension that a phase moves: it is gathered, and then moved at once. */
export type GatheredTension = Readonly<{
  feel: Feel;
  settle: (record: Recorder, rules: TensionRules) => void;
}>;

/** In an order in which none of them meets a bound that their sum keeps within. */
function inBounds(moves: readonly Move[], start: number): readonly Move[] {
  const rest = moves.slice();
  const ordered: Move[] = [];
  while (rest.length > 0) {
    const value = start + sumOf(ordered, ({ by }) => by);
    const fits = rest.findIndex(({ by }) => boundedChange(value, by) === by);
    ordered.push(...rest.splice(Math.max(fits, 0), 1));
  }
  return ordered;
}

/**
 * Gathers what moves tension in a phase.
 * @rule DIP-4 @rule DIP-17
 * @ruling What moves a tension in one Intel Phase is added up, and only the sum is held between 0 and 100: what comes first makes no difference.
 */
export function gatheredTension(): GatheredTension {
  const moves: Move[] = [];
  return {
    feel: (move) => {
      moves.push(move);
    },
    settle: (record, rules) => {
      const { relations } = record.snapshot();
      for (const some of groupBy(moves, ({ of, toward }) => `${of} ${toward}`).values()) {
        const [first] = some;
        if (first === undefined) continue;
        const { of, toward } = first;
        const relation: Relation | undefined = relations[relationIdOf(of, toward)];
        if (relation === undefined) continue;
        const { value } = tensionIn(relation, of, rules.startingTension);
        for (const move of inBounds(some, value)) moveTension(record, rules, move);
      }
    },
  };
}
