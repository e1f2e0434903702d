import { cite } from '#kernel/reasons/cite';
import type { BattleClosed } from '#model/battle/battle-event';
import { type Fight, type Left, leftOf } from '#engine/tactical/cscr/battlefield';
import type { Step } from '#engine/tactical/cscr/step';

/** Says how it ended. Who lost is known when all is taken, and all who can be are taken in. @rule CSC-13 @rule CSC-14 @rule CSC-10 */
export const closeBattle: Step = {
  id: 'close-battle',
  when: 'closing',
  isIdle: () => true,
  run: close,
};

/** Why a battle is over. @rule CSC-13 @rule CSC-10 */
export function whyOver(attacker: Left, defender: Left): BattleClosed['because'] {
  if (!attacker.anybody || !defender.anybody) return 'nothing-left';
  return attacker.fighters && defender.fighters ? 'length' : 'surrender';
}

function close(fight: Fight): void {
  const { tell, round: rounds } = fight;
  if (tell === null) return;
  const because = whyOver(leftOf(fight.camps.attacker), leftOf(fight.camps.defender));
  tell({ type: 'BattleClosed', cite: cite('CSC-14'), rolls: [], rounds, because });
}
