import { brandAs } from '#kernel/brand/brand';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceListId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { designOfRow, type RowSource } from './design-of-row.ts';
import type { ForceLists } from './force-lists.ts';
import { LIST_HEADINGS } from './list-headings.ts';
import { withServiceDates } from './with-service-dates.ts';
import { type ForceListFile, forceListFileSchema, type UnitRow } from './unit-row-schema.ts';

/**
 * The published force lists from the text of `docs/rules/vbam-units.data.json`: every value as
 * printed, holes filled by what that file proposes for them; after the printed classes of a list
 * those that were designed to complete it.
 * @rule ABL-1
 * @rule U-9
 */
export function parseForceLists(text: string): Result<ForceLists, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = readBySchema(forceListFileSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  return listsOfFile(file.data);
}

function listsOfFile(file: ForceListFile): Result<ForceLists, readonly ContentIssue[]> {
  const issues: ContentIssue[] = [];
  const lists: ForceList[] = [];
  const designs: UnitDesign[] = [];
  for (const { id, printed, name, universal } of LIST_HEADINGS) {
    const list = brandAs<ForceListId>(id);
    const rows = rowsOf(file, printed, list);
    if (rows.length === 0) issues.push(noRows(printed));
    const found: UnitDesign[] = [];
    for (const row of rows) {
      const design = designOfRow(row);
      if (design.ok) found.push(design.value);
      else issues.push(...design.error);
    }
    issues.push(...twiceIn(found, name));
    lists.push({ id: list, name, universal, designs: found.map((design) => design.id) });
    designs.push(...withServiceDates(found));
  }
  return issues.length === 0 ? ok({ lists, designs }) : err(issues);
}

function rowsOf(file: ForceListFile, printed: string, list: ForceListId): readonly RowSource[] {
  const abilities = new Set(file.abilities.map((ability) => ability.id));
  const sourcesIn = (rows: readonly UnitRow[], section: string): readonly RowSource[] =>
    rows.flatMap((row, index) => {
      if (row.list !== printed && !row.list.startsWith(`${printed}: `)) return [];
      const completed = file.proposedUnits.find((one) => one.name === `${row.name} (completed)`);
      return [{ row, path: `${section}[${index}]`, list, completed, abilities }];
    });
  return [...sourcesIn(file.units, 'units'), ...sourcesIn(file.designedUnits, 'designedUnits')];
}

const noRows = (printed: string): ContentIssue => ({
  path: 'units',
  code: 'UNKNOWN',
  text: `The list “${printed}” has no units.`,
});

function twiceIn(designs: readonly UnitDesign[], list: string): readonly ContentIssue[] {
  const seen = new Set<string>();
  return designs.flatMap(({ id, name }): readonly ContentIssue[] => {
    const isNew = !seen.has(id);
    seen.add(id);
    if (isNew) return [];
    return [
      { path: 'units', code: 'TWICE', text: `The list ${list} has the class ${name} twice.` },
    ];
  });
}
