import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { Fight, Piece } from '#engine/tactical/cscr/battlefield';
import { clearRound, refresh } from '#engine/tactical/cscr/condition';
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
    piece.ramming = null;
    piece.isSpent = false;
    piece.isHeld = false;
    const isFree = piece.mission === null && piece.boosts.length === 0;
    const isOpen = !piece.isHiding && !piece.isCloaked;
    const isAsBefore = isFree && piece.effects.length === 0 && isOpen;
    if (isAsBefore && piece.traits.opensDouble === 0) continue;
    clearRound(piece);
    refresh(fight, piece);
  }
}
