import { OUTCOME_FORMAT, OUTCOME_VERSION } from '#content/outcomes/outcome-file-schema';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { WaitingOutcome } from './waiting-outcomes.ts';

/** The form file of a battle, with no losses yet. */
export function outcomeFile({ decision, forces }: WaitingOutcome): string {
  const units = BATTLE_SIDES.map((side) => ({ side, ...decision.sides[side] }));
  const file = {
    format: OUTCOME_FORMAT,
    version: OUTCOME_VERSION,
    battle: decision.battle,
    forces,
    rounds: 0,
    fates: [],
    retreats: [],
    cameOut: [],
    scouted: [],
    units,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
