import type { SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { foldName } from '#content/fold-name';
import { nameFoundSystem } from '#engine/galaxy/name-found-system';

/**
 * A name for each homeworld of a map that is explored from nothing, by its number of rings. No other hex has these
 * names, so no system that is found later can have the name of a homeworld.
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
