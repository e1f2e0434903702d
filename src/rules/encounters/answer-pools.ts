import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { AnswerOf, DecisionOf, OwnPiece } from '#model/decisions/decision';
import { seenAt } from './odds.ts';

const costOf = (pieces: readonly OwnPiece[]): number => sumOf(pieces, ({ cost }) => cost);

/**
 * Splits a force into two pools of nearly equal cost: one unit after another, the most expensive ships first.
 * @rule ENC-3
 */
export function answerPools({ own }: DecisionOf<'pools'>): AnswerOf<'pools'> {
  const inTurn = sortBy(
    own,
    (a, b) => Number(b.kind === 'ship') - Number(a.kind === 'ship'),
    (a, b) => b.cost - a.cost,
  );
  const [first, second]: readonly [OwnPiece[], OwnPiece[]] = [[], []];
  for (const piece of inTurn) {
    // Each has a ship before either has a second one.
    const lighter = costOf(second) < costOf(first) || second.length < Math.min(1, first.length);
    (lighter ? second : first).push(piece);
  }
  return { kind: 'pools', first: first.map(({ unit }) => unit) };
}

/**
 * Picks the pool that looks the weaker; of equals the first.
 * @rule ENC-3
 * @ruling When standing orders pick a pool, a class with unknown stats counts as the average own unit.
 */
export function answerPoolChoice({
  own,
  pools,
}: DecisionOf<'pool-choice'>): AnswerOf<'pool-choice'> {
  const [first, second] = [seenAt(own, pools.first), seenAt(own, pools.second)];
  return { kind: 'pool-choice', pool: second < first ? 'second' : 'first' };
}
