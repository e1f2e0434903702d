import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { FirePhase } from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import { isBurstTarget, mayBurst } from '#rules/combat/may-burst';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, freeIn } from './battlefield.ts';
import { change, lose, withdraw } from './change.ts';
import { namesOf } from './tags.ts';

const CSC_18 = cite('CSC-18');

/** Minefields of a task force that could be spent. @rule CSC-18 */
export const spendableIn = ({ force }: Camp): readonly Piece[] => force.filter(mayBurst);

/** Those that were named are spent in this round, and do not fire. @rule CSC-18 */
export function declareSpent(fight: Fight, camp: Camp, { spend = [] }: AnswerOf<'command'>): void {
  if (spend.length === 0) return;
  for (const piece of named(spendableIn(camp), spend)) change(fight, piece, { isSpent: true });
}

/** Minefields of a side that go off together, and as many points as they have DV. */
export type Burst = Readonly<{
  side: BattleSide;
  phase: FirePhase;
  points: number;
  spent: readonly Piece[];
}>;

/**
 * What the minefields of a side that are spent score in a phase; null: none are, or there is nothing that they could hit, and they stay.
 * @rule CSC-18
 */
export function burstOf(fight: Fight, side: BattleSide, phase: FirePhase): Burst | null {
  const spent = fight.camps[side].force.filter(({ isSpent }) => isSpent);
  const isInReach = freeIn(fight.camps[otherSide(side)]).some(({ kind }) => isBurstTarget(kind));
  if (spent.length === 0 || !isInReach) return null;
  return { side, phase, points: sumOf(spent, ({ dv }) => dv), spent };
}

/**
 * They are gone once the fire of their phase has fallen.
 * @rule CSC-18 @rule CSC-7
 * @ruling Minefields that are spent go off in the fire of the first phase, in which all happens at once. Until that fire has fallen they are
 *   in the task force: they can be singled out, their owner can put damage on them, and what is left over can hit them. Those that the fire
 *   destroys score their points all the same. Where there is nothing that they could hit none is spent.
 */
export function goOff(fight: Fight, { side, phase, points, spent }: Burst): void {
  const camp = fight.camps[side];
  const left = spent.filter(({ isAlive }) => isAlive);
  for (const piece of left) lose(fight, piece);
  withdraw(camp, left);
  const common = { cite: CSC_18, rolls: [], phase, side, points };
  const units = namesOf(camp, spent);
  fight.tell?.({ type: 'MinefieldsSpent', ...common, units });
}
