import { casusBelliIdOf, type Effect } from '#model/campaign/effect';
import type { EffectId, EmpireId } from '#model/campaign/ids';

/** The reason for war that an empire has against another in a turn: made by Propaganda in this Intel Phase or the one before, the highest. @rule INT-7 @rule DIP-6 @rule DIP-7 */
export function casusBelliOf(
  effects: Readonly<Record<EffectId, Effect>>,
  [empire, against]: readonly [EmpireId, EmpireId],
  turn: number,
): number {
  const madeIn = (when: number): number => {
    const mark: Effect | undefined = effects[casusBelliIdOf(empire, against, when)];
    return mark?.amount ?? 0;
  };
  return Math.max(madeIn(turn), madeIn(turn - 1));
}
