import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/formats/force-list.md', import.meta.url), 'utf8');

/** The force list that `docs/formats/force-list.md` shows, as JSON and as a table. */
export const LIST_JSON = /```json\n([\s\S]*?)```/.exec(page)![1]!;
export const LIST_CSV = /```csv\n([\s\S]*?)```/.exec(page)![1]!;

/** The same list under another id, as it is inside another file. */
export function innerList(id: string): { id: string; name: string; units: readonly unknown[] } {
  const { name, units } = JSON.parse(LIST_JSON) as { name: string; units: readonly unknown[] };
  return { id, name: id === 'corsairs' ? name : `List ${id}`, units };
}
