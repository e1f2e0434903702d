import { divide } from '#kernel/numbers/divide';
import { type Effect, intelHalvedIdOf } from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';

type Marks = Readonly<Record<EffectId, Pick<Effect, 'amount'>>>;

/** How often sabotage halves the Intel of a system in a turn. @rule INT-6 */
export function intelHalvingsOf(system: StarSystem['id'], effects: Marks, turn: number): number {
  const mark: Pick<Effect, 'amount'> | undefined = effects[intelHalvedIdOf(system, turn)];
  return mark?.amount ?? 0;
}

/**
 * What is left of Intel after some halvings, each rounded down.
 * @rule INT-6
 * @ruling Halved Intel counts in missions, on both sides, and in support of diplomatic actions. Raids, Scouts before battle and maintenance
 *   go by the full Intel of the system.
 */
export function halvedIntel(intel: number, halvings: number): number {
  let left = intel;
  for (let time = 0; time < halvings; time += 1) left = divide(left, 2, 'down');
  return left;
}

/** The Intel of a system that counts in missions and in support of diplomatic actions in a turn. @rule INT-1 @rule INT-2 */
export const effectiveIntelOf = (
  { id, intel }: Pick<StarSystem, 'id' | 'intel'>,
  effects: Marks,
  turn: number,
): number => halvedIntel(intel, intelHalvingsOf(id, effects, turn));
