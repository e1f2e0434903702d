import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { BEGINNINGS, ENDINGS } from './name-parts.ts';

const MAP_1 = cite('MAP-1');

/** A name for a system, from a stream of its own; a name that is taken is rolled again. */
export function rollSystemName(
  dice: Dice,
  id: SystemId,
  isTaken: (name: string) => boolean,
): string {
  const own = dice.stream('name', id);
  const purpose = { kind: 'system name', text: `name of ${id}` } as const;
  const roll = (): string => {
    const { values } = own.roll({ count: 2, faces: BEGINNINGS.length }, purpose, MAP_1);
    const [beginning, ending] = [BEGINNINGS[(values[0] ?? 1) - 1], ENDINGS[(values[1] ?? 1) - 1]];
    invariant(beginning !== undefined && ending !== undefined, 'NAME_PARTS', values);
    return beginning + ending;
  };
  let name = roll();
  while (isTaken(name)) name = roll();
  return name;
}
