import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { unlockChanceOf } from '#rules/tech/unlock-chance';

const OPT_20 = cite('OPT-20');
const SURE = 100;

/**
 * Uses an advance up for the chance of a class that adds up until it comes true; whether it did. A
 * sure one is not rolled.
 * @rule OPT-20
 */
export function rollForClass(record: Recorder, dice: Dice, id: EmpireId): boolean {
  const empire = rowOf(record.state().empires, id);
  const chance = unlockChanceOf(empire);
  const purpose = {
    kind: 'new class',
    text: `a class for the advance, at most ${String(chance)}`,
  } as const;
  const rolls = chance < SURE ? [dice.roll({ count: 1, faces: SURE }, purpose, OPT_20)] : [];
  const unlocked = rolls.every(({ total }) => total <= chance);
  record.emit({
    type: 'UnlockRolled',
    cite: OPT_20,
    rolls: rolls.map((roll) => roll.id),
    witnesses: onlyFor(id),
    empire: id,
    chance,
    unlocked,
    kept: unlocked ? 0 : chance,
    inHand: empire.advancesInHand - 1,
  });
  return unlocked;
}
