import type { ById } from '#kernel/collections/tables';
import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';
import { type Hex, hexOfId, type StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';

type Placed = Readonly<Pick<StarSystem, 'hex'>>;

/** Where systems lie; on a map that is explored from nothing also those that nobody has found. @rule MAP-12 */
export function hexFinderOf(
  systems: ById<SystemId, Placed>,
  { explored }: Pick<RuleSet, 'explored'>,
): (id: SystemId) => Hex {
  return (id) => {
    const system: Placed | undefined = systems[id];
    if (system !== undefined) return system.hex;
    invariant(explored !== null, 'HEX_OF_NOTHING', id);
    return hexOfId(id, explored.rings);
  };
}
