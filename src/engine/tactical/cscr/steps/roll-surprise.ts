import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import { readinessModifier, readinessOf } from '#rules/combat/surprise';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import { type Throw, rollBefore } from '#engine/tactical/cscr/roll';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_3 = cite('CSC-3');
const SURPRISE: Throw = { spec: { count: 1, faces: 10 }, kind: 'surprise', cite: CSC_3 };

/** Each side rolls how ready it is; scenario, place and Intel may add to it. @rule CSC-3 @rule CSC-5 @rule ENC-3 @rule MAP-8 */
export const rollSurprise: Step = { id: 'roll-surprise', when: 'opening', run: roll };

function roll(fight: Fight): void {
  const { camps, weather, tell } = fight;
  for (const side of BATTLE_SIDES) {
    const rolled = rollBefore(fight, SURPRISE, 'surprise', side);
    const { terms, scouting } = camps[side];
    const bonus = terms.surprise + weather.surprise;
    const intel = scouting.surprise;
    const readiness = readinessOf(rolled.total + bonus + intel, terms.ignoresBelowNormal);
    const modifier = readinessModifier(readiness);
    camps[side].readiness = modifier;
    tell?.({
      type: 'SurpriseRolled',
      cite: CSC_3,
      rolls: rolled.ids,
      side,
      roll: rolled.total,
      bonus,
      ...(intel === 0 ? {} : { intel }),
      readiness,
      modifier,
    });
  }
}
