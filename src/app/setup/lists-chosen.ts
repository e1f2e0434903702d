import type { ForceLists } from '#content/force-lists/force-lists';
import { playableLists } from '#model/forces/playable-lists';
import type { SetupFile } from '#content/setups/setup-schema';
import type { AutomaticChoice } from './automatic-choice.ts';

/** The force list of each empire in player order, by id. */
export type ListsChosen = Readonly<{
  lists: readonly string[];
  chosen: readonly AutomaticChoice[];
}>;

/** The force lists that players chose; the others get the first lists that nobody plays yet. */
export function listsChosen(
  { empires }: Pick<SetupFile, 'empires'>,
  { lists: all }: ForceLists,
): ListsChosen {
  const playable = playableLists(all);
  const used = new Set(empires.map(({ forceList }) => forceList));
  const chosen: AutomaticChoice[] = [];
  const lists = empires.map(({ forceList }, player) => {
    if (forceList !== undefined) return forceList;
    const free = playable.find(({ id }) => !used.has(id)) ?? playable[player % playable.length];
    const id: string = free?.id ?? '';
    used.add(id);
    const text = `The force list is ${free?.name ?? id}.`;
    chosen.push({ player: player + 1, part: 'forceList', text });
    return id;
  });
  return { lists, chosen };
}
