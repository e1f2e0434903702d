import { cite } from '#kernel/reasons/cite';
import { battleLength } from '#rules/combat/battle-length';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import { type Throw, rollBefore } from '#engine/tactical/cscr/roll';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_4 = cite('CSC-4');
const LENGTH: Throw = { spec: { count: 2, faces: 6 }, kind: 'scenario length', cite: CSC_4 };

/** How many rounds the battle may last. @rule CSC-4 @rule CSC-5 @rule ENC-3 */
export const rollLength: Step = { id: 'roll-length', when: 'opening', run: roll };

function roll(fight: Fight): void {
  const { camps, scenario } = fight;
  const rolled = rollBefore(fight, LENGTH, 'length of the battle');
  const bonus = scenario.length;
  const readiness = [camps.attacker.readiness, camps.defender.readiness];
  const intel = {
    attacker: camps.attacker.scouting.length,
    defender: camps.defender.scouting.length,
  };
  const { attacker, defender } = intel;
  fight.length = battleLength(rolled.total, [...readiness, bonus, attacker, defender]);
  fight.tell?.({
    type: 'LengthRolled',
    cite: CSC_4,
    rolls: rolled.ids,
    roll: rolled.total,
    bonus,
    ...(attacker === 0 && defender === 0 ? {} : { intel }),
    rounds: fight.length,
  });
}
