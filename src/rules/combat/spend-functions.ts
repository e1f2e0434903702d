import type { EffectSource, ElectronicEffect } from '#model/battle/round-orders';
import type { ElectronicPools } from './electronic-pools.ts';

/** One effect that is wanted, with the CC of its target. */
export type WantedEffect = Readonly<{
  effect: ElectronicEffect;
  by: EffectSource;
  target: string;
  cc: number;
}>;

/** For these effects each function gives one level, regardless of the target's CC. */
const isByLevel = ({ effect, by }: WantedEffect): boolean =>
  by === 'dedicated' && (effect === 'guardian' || effect === 'disruptor');

/**
 * Which of the effects wanted can be had, in their order: paid from the pool of Scouts or from functions
 * of that very ability, at the target's CC, or one function for a dedicated level of formation; one of a
 * kind at a target, but any number of dedicated levels.
 * @rule CSC-17
 */
export function spendFunctions<W extends WantedEffect>(
  pools: ElectronicPools,
  wanted: readonly W[],
): readonly W[] {
  const left: Record<keyof ElectronicPools, number> = { ...pools };
  const done = new Set<string>();
  return wanted.filter((one) => {
    const pool = one.by === 'scouts' ? 'scouts' : one.effect;
    const price = isByLevel(one) ? 1 : one.cc;
    const key = `${one.effect} ${one.target}`;
    if (price > left[pool] || (!isByLevel(one) && done.has(key))) return false;
    left[pool] -= price;
    if (!isByLevel(one)) done.add(key);
    return true;
  });
}
