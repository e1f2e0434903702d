import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import { readinessModifier, readinessOf } from '#rules/combat/surprise';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_3 = cite('CSC-3');

/** Each side rolls how ready it is; in Deep Space nothing is added. @rule CSC-3 @rule ENC-3 */
export const rollSurprise: Step = { id: 'roll-surprise', when: 'opening', run: roll };

function roll({ input, camps }: Fight): void {
  for (const side of BATTLE_SIDES) {
    const dice = input.dice.stream('setup', side);
    const rolled = dice.roll(
      { count: 1, faces: 10 },
      { kind: 'surprise', text: 'surprise' },
      CSC_3,
    );
    const readiness = readinessOf(rolled.total);
    const modifier = readinessModifier(readiness);
    camps[side].readiness = modifier;
    input.sink({
      type: 'SurpriseRolled',
      cite: CSC_3,
      rolls: [rolled.id],
      side,
      roll: rolled.total,
      readiness,
      modifier,
    });
  }
}
