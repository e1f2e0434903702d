import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { foldName } from '#content/name-schema';
import { BEGINNINGS, ENDINGS } from './name-parts.ts';

const MAP_1 = cite('MAP-1');

/** A name for each system, rolled, none twice and none of those that are taken. */
export function systemNames(
  dice: Dice,
  systems: readonly SystemId[],
  taken: readonly string[],
): readonly string[] {
  const used = new Set(taken.map(foldName));
  return systems.map((id) => {
    const own = dice.stream('name', id);
    const purpose = { kind: 'system name', text: `name of ${id}` } as const;
    const roll = (): string => {
      const { values } = own.roll({ count: 2, faces: BEGINNINGS.length }, purpose, MAP_1);
      const [beginning, ending] = [BEGINNINGS[(values[0] ?? 1) - 1], ENDINGS[(values[1] ?? 1) - 1]];
      invariant(beginning !== undefined && ending !== undefined, 'NAME_PARTS', values);
      return beginning + ending;
    };
    let name = roll();
    while (used.has(foldName(name))) name = roll();
    used.add(foldName(name));
    return name;
  });
}
