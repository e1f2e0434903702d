import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { FirePhase } from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import { isBurstTarget, mayBurst } from '#rules/combat/may-burst';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, freeIn, touch, withdraw } from './battlefield.ts';
import { lose } from './condition.ts';
import type { Volley } from './land-volley.ts';
import { namesOf } from './tags.ts';

const CSC_18 = cite('CSC-18');

/** Minefields of a task force that could be spent. @rule CSC-18 */
export const spendableIn = ({ force }: Camp): readonly Piece[] => force.filter(mayBurst);

/** Those that were named are spent in this round, and do not fire. @rule CSC-18 */
export function declareSpent(fight: Fight, camp: Camp, { spend = [] }: AnswerOf<'command'>): void {
  if (spend.length === 0) return;
  fight.isStirred = true;
  for (const piece of named(spendableIn(camp), spend)) {
    touch(camp, piece);
    piece.isSpent = true;
  }
}

/**
 * The minefields of a side go off: as many points as they have DV, and they are gone.
 * @rule CSC-18
 * @ruling They go off with the fire of the phase and absorb none of it. Where there is nothing that they could hit they stay.
 */
export function burst(fight: Fight, side: BattleSide, phase: FirePhase): readonly Volley[] {
  if (fight.brings.traits.bursts === 0) return [];
  const camp = fight.camps[side];
  const spent = camp.force.filter(({ isSpent }) => isSpent);
  const isInReach = freeIn(fight.camps[otherSide(side)]).some(({ kind }) => isBurstTarget(kind));
  if (spent.length === 0 || !isInReach) return [];
  const points = sumOf(spent, ({ dv }) => dv);
  for (const piece of spent) lose(fight, piece);
  withdraw(camp, spent);
  const common = { cite: CSC_18, rolls: [], phase, side, points };
  const units = namesOf(camp, spent);
  fight.tell?.({ type: 'MinefieldsSpent', ...common, units });
  return [{ side, phase, damage: points }];
}
