import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import type { DesignId } from '#model/campaign/ids';
import { MILITIA_LIST } from '#model/campaign/militia';
import { ownListOf } from '#model/forces/own-list';

/** The list of a class, which its id begins with. */
const listOf = (design: DesignId): string => design.slice(0, Math.max(0, design.lastIndexOf('.')));

/** A list by its id, in words: `precursor-ships` is “Precursor ships”, `human.own` “Human designs”. */
function listLabel(list: string): string {
  const words = list.replace(/\.own$/, ' designs').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The lists that a player is most likely to look for: their own, those of the units that they have seen, and everybody’s. */
export function familiarLists(view: EmpireView): readonly string[] {
  const { empire, contacts, onGround = [], universalLists } = view;
  const seen = [
    ...valuesById(contacts).flatMap(({ groups }) => groups.map(({ design }) => design)),
    ...onGround.map(({ design }) => design),
  ];
  return unique<string>([
    empire.forceList,
    ownListOf(empire.id),
    ...sortBy(unique(seen.map(listOf)), compareText),
    ...universalLists,
    MILITIA_LIST,
  ]);
}

/** The lists of the empires in play come first for a moderator. */
export const playedLists = ({ empires }: ModeratorView): readonly string[] =>
  unique<string>(valuesById(empires).flatMap(({ id, forceList }) => [forceList, ownListOf(id)]));

/** Classes by list and name, each with its list in words; the lists that are named come first, in their order. */
export function classesByList<C extends Readonly<{ id: DesignId; name: string }>>(
  classes: readonly C[],
  first: readonly string[],
): readonly Readonly<{ one: C; group: string; isFirst: boolean }>[] {
  const rank = (list: string): number =>
    first.includes(list) ? first.indexOf(list) : first.length;
  const placed = classes.map((one) => ({ one, list: listOf(one.id) }));
  return sortBy(
    placed,
    (a, b) => rank(a.list) - rank(b.list),
    (a, b) => compareText(a.list, b.list),
    (a, b) => compareText(a.one.name, b.one.name),
  ).map(({ one, list }) => ({ one, group: listLabel(list), isFirst: first.includes(list) }));
}
