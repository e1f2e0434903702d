import type { SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { foldName } from '#content/fold-name';
import { rollSystemName } from '#engine/galaxy/roll-system-name';

/** A rolled name for each system, with no name twice and none that is taken. */
export function systemNames(
  dice: Dice,
  systems: readonly SystemId[],
  taken: readonly string[],
): readonly string[] {
  const used = new Set(taken.map(foldName));
  return systems.map((id) => {
    const name = rollSystemName(dice, id, (one) => used.has(foldName(one)));
    used.add(foldName(name));
    return name;
  });
}
