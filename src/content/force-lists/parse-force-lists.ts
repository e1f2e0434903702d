import { brandAs } from '#kernel/brand/brand';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceListId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { designOfRow, type RowSource } from './design-of-row.ts';
import type { DesignRules } from './design-rules.ts';
import { readEmpireFile } from './empire-file.ts';
import type { EmpireLore } from './empire-lore.ts';
import type { ForceLists } from './force-lists.ts';
import { type ListFiles, readListFiles } from './list-files.ts';
import { EMPIRE_LIST_IDS, LIST_HEADINGS } from './list-headings.ts';
import { withServiceDates } from './with-service-dates.ts';
import { type ForceListFile, forceListFileSchema, type UnitRow } from './unit-row-schema.ts';

/**
 * The published force lists from the text that `textOfListFiles` makes of their files. The book’s lists have every value as
 * printed, holes filled by what its file proposes for them, and then the classes that were designed to complete them. Each
 * empire has a file of its own. All faults of all files are told at once.
 * @rule ABL-1
 * @rule U-9
 */
export function parseForceLists(
  text: string,
  rules: DesignRules,
): Result<ForceLists, readonly ContentIssue[]> {
  const files = readListFiles(text);
  if (!files.ok) return files;
  const json = readJson(files.value.book);
  if (!json.ok) return json;
  const book = readBySchema(forceListFileSchema, json.value);
  if (!book.success) return err(issuesOf(book.error));
  const ofBook = listsOfBook(book.data);
  const ofEmpires = listsOfEmpires(files.value.empires, book.data, rules);
  const issues = [...ofBook.issues, ...ofEmpires.issues];
  if (issues.length > 0) return err(issues);
  return ok({
    // An empire’s own classes come before the universal ones, wherever both are offered.
    lists: [...ofEmpires.lists, ...ofBook.lists],
    designs: [...ofEmpires.designs, ...ofBook.designs],
    lore: ofEmpires.lore,
  });
}

type Parts = Readonly<{
  lists: ForceList[];
  designs: UnitDesign[];
  lore: EmpireLore[];
  issues: ContentIssue[];
}>;
const noParts = (): Parts => ({ lists: [], designs: [], lore: [], issues: [] });

function listsOfBook(file: ForceListFile): Parts {
  const parts = noParts();
  for (const { id, printed, name, universal } of LIST_HEADINGS) {
    const list = brandAs<ForceListId>(id);
    const rows = rowsOf(file, printed, list);
    if (rows.length === 0) parts.issues.push(noRows(printed));
    const found: UnitDesign[] = [];
    for (const row of rows) {
      const design = designOfRow(row);
      if (design.ok) found.push(design.value);
      else parts.issues.push(...design.error);
    }
    parts.issues.push(...twiceIn(found, name));
    parts.lists.push({ id: list, name, universal, designs: found.map((design) => design.id) });
    parts.designs.push(...withServiceDates(found));
  }
  return parts;
}

function listsOfEmpires(
  texts: ListFiles['empires'],
  book: ForceListFile,
  rules: DesignRules,
): Parts {
  const parts = noParts();
  for (const id of EMPIRE_LIST_IDS) {
    const text = texts[id];
    if (text === undefined) {
      parts.issues.push(inFile(id, { path: '', code: 'VALUE_MISSING', text: 'There is no file.' }));
      continue;
    }
    const read = readEmpireFile({
      id,
      text,
      rules,
      printedFor: (name, list) => ({
        rows: rowsOf(book, name, list),
        themes: book.empireThemes[name] ?? [],
      }),
    });
    if (read.ok) {
      parts.lists.push(read.value.list);
      parts.designs.push(...read.value.designs);
      parts.lore.push(read.value.lore);
    } else {
      parts.issues.push(...read.error.map((issue) => inFile(id, issue)));
    }
  }
  return parts;
}

/** A fault with the file that it is in, such as `empires/jain.json: units[3].cost`. */
function inFile(id: string, issue: ContentIssue): ContentIssue {
  const file = `empires/${id}.json`;
  return { ...issue, path: issue.path === '' ? file : `${file}: ${issue.path}` };
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
