import type { ForceLists } from '#content/force-lists/force-lists';
import type { HouseForceList } from '#content/force-lists/house-list';
import { parseForceListFile } from '#content/force-lists/parse-force-list-file';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { provingText, publishedLists } from './published-lists.ts';

/** The list `proving`: units that between them have every ability there is, each named by what it proves. */
export function provingList(): HouseForceList {
  const parsed = parseForceListFile(provingText(), DESIGN_RULES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error, null, 1));
  return parsed.value;
}

/** The published lists and the proving list, for scenarios whose empires play `proving`. */
export function listsWithProving(): ForceLists {
  const { lists, designs } = publishedLists();
  const proving = provingList();
  return { lists: [...lists, proving.list], designs: [...designs, ...proving.designs] };
}
