import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import { readinessModifier, readinessOf } from '#rules/combat/surprise';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_3 = cite('CSC-3');

/** Each side rolls how ready it is; scenario, place and Intel may add to it. @rule CSC-3 @rule CSC-5 @rule ENC-3 @rule MAP-8 */
export const rollSurprise: Step = { id: 'roll-surprise', when: 'opening', run: roll };

function roll({ input, camps, weather, tell }: Fight): void {
  for (const side of BATTLE_SIDES) {
    const dice = input.dice.stream('setup', side);
    const rolled = dice.roll(
      { count: 1, faces: 10 },
      { kind: 'surprise', text: 'surprise' },
      CSC_3,
    );
    const { terms, scouting } = camps[side];
    const bonus = terms.surprise + weather.surprise;
    const intel = scouting.surprise;
    const readiness = readinessOf(rolled.total + bonus + intel, terms.ignoresBelowNormal);
    const modifier = readinessModifier(readiness);
    camps[side].readiness = modifier;
    tell?.({
      type: 'SurpriseRolled',
      cite: CSC_3,
      rolls: [rolled.id],
      side,
      roll: rolled.total,
      bonus,
      ...(intel === 0 ? {} : { intel }),
      readiness,
      modifier,
    });
  }
}
