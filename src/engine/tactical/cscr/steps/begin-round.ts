import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { Fight, Piece, RoundTruth } from '#engine/tactical/cscr/battlefield';
import { change, isUnderOrders, refresh } from '#engine/tactical/cscr/change';
import { lastingOf } from '#engine/tactical/cscr/condition';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_3 = cite('CSC-3');

/**
 * Tells which round it is and how ready the sides still are; what the last one did to the units' values is
 * over.
 * @rule CSC-3
 * @rule CSC-16
 */
export const beginRound: Step = {
  id: 'begin-round',
  when: 'round',
  alone: (fight, { pieces }) => {
    if (fight.isStirred) beginAll(fight, pieces);
  },
  run: begin,
};

function begin(fight: Fight): void {
  const { camps, round } = fight;
  if (fight.isStirred || fight.brings.traits.opensDouble !== 0) {
    fight.isStirred = false;
    for (const side of BATTLE_SIDES) beginAll(fight, camps[side].pieces);
  }
  fight.tell?.({
    type: 'RoundBegan',
    cite: CSC_3,
    rolls: [],
    round,
    readiness: {
      attacker: readinessNow(fight, camps.attacker),
      defender: readinessNow(fight, camps.defender),
    },
  });
}

function beginAll(fight: Fight, pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (isUnderOrders(piece)) change(fight, piece, afterRound(piece));
    else if (piece.traits.opensDouble !== 0) refresh(fight, piece);
  }
}

/** Nothing of a round but what was given up for the battle outlasts it. */
const afterRound = (piece: Piece): RoundTruth => ({
  mission: null,
  ramming: null,
  isHeld: false,
  isSpent: false,
  boosts: lastingOf(piece),
  isHiding: false,
  isCloaked: false,
  effects: [],
});
