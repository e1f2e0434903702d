import type { ForceLists } from '#content/force-lists/force-lists';
import { playableLists } from '#content/force-lists/playable-lists';
import type { GalaxyEmpire } from '#content/galaxy/scenario-of-galaxy';
import { slugOf } from '#app/run/slug-of';

export type EmpiresAsked = Readonly<{
  players: number;
  /** In player order; where one is missing or empty the name of his list stands. */
  names: readonly string[];
  /** Ids of force lists in player order; where they end they begin again. */
  lists: readonly string[];
}>;

/** The empires of a new map in player order, each with a key and a name of its own. */
export function galaxyEmpires(
  { players, names, lists: asked }: EmpiresAsked,
  { lists }: ForceLists,
): readonly GalaxyEmpire[] {
  const playable = playableLists(lists);
  const chosen = asked.length === 0 ? playable.map(({ id }): string => id) : asked;
  const keys = new Set<string>();
  const taken = new Set(names);
  return Array.from({ length: players }, (_, player) => {
    const forceList = chosen[player % chosen.length] ?? '';
    const key = slugOf(forceList, keys);
    keys.add(key);
    const usual = playable.find(({ id }) => id === forceList)?.name ?? forceList;
    const given = names[player] ?? '';
    const name = given === '' ? freeName(usual, taken) : given;
    taken.add(name);
    return { key, name, forceList };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${String(number)}`;
  return free;
}
