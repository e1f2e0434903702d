import { foldName } from '#content/fold-name';
import type { ForceLists } from '#content/force-lists/force-lists';
import { playableLists } from '#model/forces/playable-lists';
import { empireKey } from '#content/galaxy/empire-key';
import type { GalaxyEmpire } from '#content/galaxy/scenario-of-galaxy';
import { FORMS_OF_STATE, rollEmpireName } from '#engine/galaxy/roll-empire-name';
import type { Dice } from '#model/rolls/roll-purpose';

export type EmpiresAsked = Readonly<{
  players: number;
  /** In player order. If a name is missing or empty, one is rolled. */
  names: readonly string[];
  /** Ids of force lists in player order. If there are fewer lists than players, they repeat. */
  lists: readonly string[];
}>;

/** The empires of a new map in player order, each with a name of its own and a key made from it. */
export function galaxyEmpires(
  dice: Dice,
  { players, names, lists: asked }: EmpiresAsked,
  { lists }: ForceLists,
): readonly GalaxyEmpire[] {
  const playable = playableLists(lists);
  const chosen = asked.length === 0 ? playable.map(({ id }): string => id) : asked;
  let forms = FORMS_OF_STATE.filter((form) => !names.some((name) => endsWith(name, form)));
  return Array.from({ length: players }, (_, player) => {
    const forceList = chosen[player % chosen.length] ?? '';
    const list = playable.find(({ id }) => id === forceList)?.name ?? forceList;
    const given = names[player] ?? '';
    if (given !== '') return { key: empireKey(given), name: given, forceList };
    const { name, form } = rollEmpireName(dice, { player, list, forms });
    forms = forms.filter((one) => one !== form);
    return { key: empireKey(name), name, forceList };
  });
}

const endsWith = (name: string, form: string): boolean => foldName(name).endsWith(foldName(form));
