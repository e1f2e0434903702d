import { ok } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';
import { DESIGN_RULES } from '#rules/design/design-rules';

// A process always reads the same text, and one page can need it several times.
const kept: { text: string; lists: Outcome<ForceLists> }[] = [];

/** The published force lists, with the rules that a scenario uses to define lists of its own. @rule U-9 */
export function readForceLists(text: string): Outcome<ForceLists> {
  const known = kept.find((one) => one.text === text);
  if (known !== undefined) return known.lists;
  const lists = readAnew(text);
  kept.splice(0, kept.length, { text, lists });
  return lists;
}

function readAnew(text: string): Outcome<ForceLists> {
  const lists = parseForceLists(text, DESIGN_RULES);
  if (!lists.ok) return refuse('FORCE_LISTS_REFUSED', lists.error);
  return ok({ ...lists.value, designRules: DESIGN_RULES });
}
