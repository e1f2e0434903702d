import { type Effect, intelSpentIdOf } from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';

/** Intel of a system that has not been used up in this turn. @rule CSC-5 */
export function intelLeftOf(
  { id, intel }: Pick<StarSystem, 'id' | 'intel'>,
  effects: Readonly<Record<EffectId, Pick<Effect, 'amount'>>>,
): number {
  const spent: Pick<Effect, 'amount'> | undefined = effects[intelSpentIdOf(id)];
  return Math.max(0, intel - (spent?.amount ?? 0));
}
