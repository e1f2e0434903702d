import { ok } from '#kernel/result/result';
import type { DraftList } from '#content/force-lists/house-list-schema';
import type { HouseForceList } from '#content/force-lists/house-list';
import { readListText } from '#content/force-lists/read-list-text';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { type Outcome, refuse } from '#app/use-case-error';

/** A force list from its file, JSON or CSV, as its file has it and as it is played. @rule U-9 */
export function readHouseList(
  text: string,
): Outcome<Readonly<{ draft: DraftList; house: HouseForceList }>> {
  const read = readListText(text, DESIGN_RULES);
  return read.ok ? ok(read.value) : refuse('LIST_REFUSED', read.error.issues);
}
