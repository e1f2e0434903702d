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
import { type EmpireFile, empireFileSchema } from './empire-file-schema.ts';
import { type EmpireLore, loreOfFile } from './empire-lore.ts';
import { nameIssues } from './house-list.ts';
import { readHouseUnit } from './read-house-unit.ts';
import { withServiceDates } from './with-service-dates.ts';

/** What the book says of an empire: the rows that it prints, and its themes. */
type Printed = Readonly<{ rows: readonly RowSource[]; themes: readonly string[] }>;
export type EmpireSource = Readonly<{
  id: string;
  text: string;
  rules: DesignRules;
  printedFor: (name: string, list: ForceListId) => Printed;
}>;

type EmpireList = Readonly<{ list: ForceList; designs: readonly UnitDesign[]; lore: EmpireLore }>;
type Entry = EmpireFile['units'][number];
type Read = Readonly<{ path: string; design: UnitDesign }>;

/**
 * The list of an empire from the text of its file, with the printed classes where the file names them; or everything that
 * is wrong with it.
 * @rule U-9
 */
export function readEmpireFile(source: EmpireSource): Result<EmpireList, readonly ContentIssue[]> {
  const json = readJson(source.text);
  if (!json.ok) return json;
  const file = readBySchema(empireFileSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  const { id, name, units } = file.data;
  const list = brandAs<ForceListId>(source.id);
  const { rows, themes } = source.printedFor(name, list);
  const results = units.map((unit, index) => readEntry(unit, index, { list, rows, source }));
  const read = results.flatMap((one) => one.read);
  const issues = [
    ...(id === source.id ? [] : [otherId(id, source.id)]),
    ...(themes.length === 0 ? [noThemes(name)] : []),
    ...results.flatMap((one) => one.issues),
    ...leftOut(rows, units),
    ...nameIssues(read),
  ];
  if (issues.length > 0) return err(issues);
  const designs = withServiceDates(read.map(({ design }) => design));
  return ok({
    list: { id: list, name, universal: false, designs: designs.map((one) => one.id) },
    designs,
    lore: loreOfFile(file.data, list, themes),
  });
}

type Means = Readonly<{
  list: ForceListId;
  rows: readonly RowSource[];
  source: Pick<EmpireSource, 'rules'>;
}>;
type EntryRead = Readonly<{ read: readonly Read[]; issues: readonly ContentIssue[] }>;

function readEntry(unit: Entry, index: number, { list, rows, source }: Means): EntryRead {
  if (!('printed' in unit)) {
    const { path, design, issues } = readHouseUnit(unit, index, { list, rules: source.rules });
    return { read: [{ path, design }], issues };
  }
  const path = `units[${String(index)}]`;
  const row = rows.find((one) => one.row.name === unit.printed);
  if (row === undefined) return { read: [], issues: [notPrinted(path, unit.printed)] };
  const design = designOfRow(row);
  if (!design.ok) return { read: [], issues: design.error };
  return { read: [{ path, design: design.value }], issues: [] };
}

/** Printed classes that the file doesn’t name would be lost. */
function leftOut(rows: readonly RowSource[], units: readonly Entry[]): readonly ContentIssue[] {
  const named = new Set(units.flatMap((unit) => ('printed' in unit ? [unit.printed] : [])));
  return rows.flatMap(({ row: { name } }): readonly ContentIssue[] => {
    if (named.has(name)) return [];
    const text = `The book prints “${name}” for this empire. Add { "printed": "${name}" }.`;
    return [{ path: 'units', code: 'VALUE_MISSING', text }];
  });
}

const otherId = (id: string, asked: string): ContentIssue => ({
  path: 'id',
  code: 'VALUE',
  text: `The id is “${id}”, but the file is called “${asked}”. Write the same in both.`,
});

const noThemes = (name: string): ContentIssue => ({
  path: 'name',
  code: 'UNKNOWN',
  text: `The book has no empire “${name}”. Write the name as in the book.`,
});

const notPrinted = (path: string, name: string): ContentIssue => ({
  path: `${path}.printed`,
  code: 'UNKNOWN',
  text: `The book prints no class “${name}” for this empire. Correct the name, or design the class.`,
});
