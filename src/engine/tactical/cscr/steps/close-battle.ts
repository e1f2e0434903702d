import { cite } from '#kernel/reasons/cite';
import { type Fight, hasAnybodyLeft } from '#engine/tactical/cscr/battlefield';
import { outcomeOf } from '#engine/tactical/cscr/outcome-of';
import type { Step } from '#engine/tactical/cscr/step';

/** Says how and for whom it ended. @rule CSC-13 @rule CSC-14 */
export const closeBattle: Step = { id: 'close-battle', when: 'closing', run: close };

function close(fight: Fight): void {
  const { camps, input } = fight;
  const { rounds, loser } = outcomeOf(fight);
  const isLeft = hasAnybodyLeft(camps.attacker) && hasAnybodyLeft(camps.defender);
  const because = isLeft ? 'length' : 'nothing-left';
  input.sink({ type: 'BattleClosed', cite: cite('CSC-14'), rolls: [], rounds, because, loser });
}
