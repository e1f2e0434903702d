import { readFileSync } from 'node:fs';
import type { ForceLists } from '#content/force-lists/force-lists';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { forceListsText } from '#main/force-lists-text';
import { DESIGN_RULES } from '#rules/design/design-rules';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** The text of the book’s file. */
export const unitsText = (): string => readFileSync(at('docs/rules/vbam-units.data.json'), 'utf8');

export const firstContactText = (): string =>
  readFileSync(at('scenarios/first-contact/scenario.json'), 'utf8');

/** The text of the list that has every ability; no campaign plays it. */
export const provingText = (): string => readFileSync(at('test/content/proving-list.json'), 'utf8');

/** The published force lists, which every scenario is checked against. */
export function publishedLists(): ForceLists {
  const parsed = parseForceLists(forceListsText(), DESIGN_RULES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
