import { cite } from '#kernel/reasons/cite';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_3 = cite('CSC-3');

/** Tells which round it is and how ready the sides still are. @rule CSC-3 */
export const beginRound: Step = { id: 'begin-round', when: 'round', run: begin };

function begin(fight: Fight): void {
  const { input, camps, round } = fight;
  const readiness = {
    attacker: readinessNow(fight, camps.attacker),
    defender: readinessNow(fight, camps.defender),
  };
  input.sink({ type: 'RoundBegan', cite: CSC_3, rolls: [], round, readiness });
}
