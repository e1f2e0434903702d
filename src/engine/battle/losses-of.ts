import type { Combatant } from '#model/battle/setup';
import { shareLost } from '#rules/combat/share-lost';
import { contingentOf, type EncounterRun } from './encounter-run.ts';

/** What a battle cost those who were in it, in percent. @rule ENC-5 */
export const lossesOf = (run: EncounterRun, combatants: readonly Combatant[]): number =>
  shareLost(
    combatants.map(({ unit, owner, condition, design: { kind, civilian, cc } }) => {
      const { conditions, surrendered } = contingentOf(run, owner);
      const now = conditions.get(unit) ?? condition;
      const isHurt = now === 'destroyed' || (now === 'crippled' && condition !== 'crippled');
      return { kind, civilian, cc, isDown: isHurt || surrendered.has(unit) };
    }),
  );
