import type { SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { foldName } from '#content/fold-name';
import { nameFoundSystem } from '#engine/galaxy/name-found-system';

/**
 * A name for each homeworld of a map of so many rings that is explored from nothing: one of those that no other hex has, so that
 * nothing that is found later is called like it.
 * @rule MAP-12 @rule FOG-15
 */
export function homeworldNames(
  dice: Dice,
  { systems, rings }: Readonly<{ systems: readonly SystemId[]; rings: number }>,
  taken: readonly string[],
): readonly string[] {
  const used = new Set(taken.map(foldName));
  const isKnown = (name: string): boolean => used.has(foldName(name));
  return systems.map((system) => nameFoundSystem(dice, { system, rings, isKnown }));
}
