import { rowOf } from '#kernel/collections/row-of';
import { BATTLE_SIDES, type BattleOutcome } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { contingentOf, type EncounterRun } from './encounter-run.ts';

/**
 * Notes the units captured by boarding, and their captors. They are out of the encounter, and change hands when it ends.
 * @rule CSC-10 @rule CSC-14
 * @ruling Prizes take no part in later scenarios of the encounter. They return to their owner if the captor has nothing left there at the
 *   end to guard them, not even ships that have withdrawn.
 */
export function noteCaptured(
  run: EncounterRun,
  { captured = [] }: Pick<BattleOutcome, 'captured'>,
  sides: readonly EmpireId[],
): void {
  for (const { unit, by } of captured) {
    const captor = sides[BATTLE_SIDES.indexOf(by)];
    if (captor === undefined) continue;
    const victim = contingentOf(run, rowOf(run.world.state.units, unit).owner);
    victim.surrendered.set(unit, { to: captor, wasBoarded: true });
    run.hurt.count += 1;
  }
}
