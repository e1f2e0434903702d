import { readFileSync } from 'node:fs';
import { csvOfList } from '#content/force-lists/csv-of-list';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { readListText } from '#content/force-lists/read-list-text';
import { textOfList } from '#content/force-lists/text-of-list';
import { copyOfList } from '#app/designer/new-list';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { publishedLists } from '#test/content/published-lists';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/formats/force-list.md', import.meta.url), 'utf8');
const example = /```json\n([\s\S]*?)```/.exec(page)![1]!;
const sample = /```csv\n([\s\S]*?)```/.exec(page)![1]!;

const read = (text: string) => readListText(text, DESIGN_RULES);
function drafted(text: string): DraftList {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error.issues));
  return result.value.draft;
}
function issuesOf(text: string): readonly string[] {
  const result = read(text);
  return result.ok ? [] : result.error.issues.map((one) => `${one.path}: ${one.text}`);
}
const corsairs = drafted(example);

describe('a force list as a table', () => {
  test('U-9: the table of the format page is the list of its JSON', () => {
    expect(drafted(sample)).toEqual(corsairs);
  });

  test('U-9: JSON to CSV to JSON keeps every list as it is', () => {
    const { lists, designs } = publishedLists();
    const copies = lists.map((list) => {
      const own = designs.filter((design) => design.list === list.id);
      return copyOfList(list, own).list;
    });
    expect(copies.reduce((sum, { units }) => sum + units.length, 0)).toBeGreaterThan(50);
    for (const list of [corsairs, ...copies.filter(({ units }) => units.length > 0)]) {
      const table = csvOfList(list);
      const again = read(table);
      const draft = again.ok ? again.value.draft : again.error.draft;
      expect(draft).toEqual(list);
      expect(textOfList(draft!)).toBe(textOfList(list));
      expect(csvOfList(draft!)).toBe(table);
    }
  });

  test('names that a spreadsheet could take for a formula are written harmlessly, and come back', () => {
    const names = [
      '=HYPERLINK("http://evil")',
      '+1',
      '-2+3',
      '@SUM(A1)',
      "'quoted",
      "'=x",
      '＝1',
      'Fürst; "der", Nacht',
      'a,b',
    ];
    const [unit] = corsairs.units;
    const units = names.map((name) => ({ ...unit!, name }));
    const list = { ...corsairs, name: '=1+1', units };
    const table = csvOfList(list);
    for (const cell of table.split(/[\r\n,]+/u)) expect(cell).not.toMatch(/^"?[=+\-@＝]/u);
    const again = read(table);
    const draft = again.ok ? again.value.draft : again.error.draft;
    expect(draft!.units.map(({ name }) => name)).toEqual(names);
    expect(draft!.name).toBe('=1+1');
  });

  test('a byte order mark, any line ends and separators, and columns in any order are read', () => {
    const table = csvOfList(corsairs);
    expect(table.startsWith('\uFEFFlist,list name,name,')).toBe(true);
    const rows = sample.trim().split('\n');
    const semicolons = rows.map((row) =>
      row.replaceAll(/"[^"]*"|,/gu, (part) => (part === ',' ? ';' : part)),
    );
    expect(drafted(`sep=;\r\n${semicolons.join('\r\n')}`)).toEqual(corsairs);
    expect(drafted(`\uFEFF${semicolons.join('\r')}`)).toEqual(corsairs);
    expect(drafted(`${semicolons.join('\n\n')}\n;;;\n`)).toEqual(corsairs);
    const turned =
      'Era,Hull,NAME,kind,per units,maintenance,cost,AF,AS,DV,cr,cv\n0,ct,Sea Dog,Ship,6,1,2,1,2,3,2,0\n';
    expect(drafted(turned)).toMatchObject({
      id: 'new-list',
      name: 'New list',
      units: [{ name: 'Sea Dog', hull: 'CT', maintenance: '1/6', values: { dv: 3, as: 2 } }],
    });
  });

  test('U-9: everything that is wrong is told at once, each with its row and column', () => {
    const rows = sample.trim().split('\n');
    const spoilt = [
      rows[0],
      rows[1]!.replace('Sea Dog', 'Sea Dog').replace('Boarding 2', 'Bording 2'),
      rows[2]!.replace(',base,', ',bese,'),
      rows[3]!.replace('Corsair Brotherhood', 'Others'),
    ].join('\n');
    expect(issuesOf(spoilt)).toEqual([
      'row 4, list name: “Others” differs from “Corsair Brotherhood” in the rows before. A table holds one list.',
    ]);
    expect(issuesOf(spoilt.replace('Others', 'Corsair Brotherhood'))).toEqual([
      'row 3, kind: “bese” is not one of the choices. Did you mean base? Choose one of: ship, base, flight, minefield, ground.',
      'row 2, abilities: There is no ability “Bording”. Did you mean Boarding?',
      expect.stringMatching(/^row 2, cost: .*Cost 3 is stated; its hull and abilities make 2/),
    ]);
  });

  test('columns that are unknown, missing or twice, cells beside the table, and open quotation marks are refused', () => {
    expect(issuesOf('name,kind,hul,kind\nA,ship,CT,ship\n')).toEqual([
      'row 1, column 3: There is no column “hul”. Did you mean hull? Leave it out.',
      'row 1, column 4: The column “kind” is there twice. Remove one of them.',
      ...['hull', 'era', 'cost', 'maintenance', 'per units', 'dv', 'as', 'af'].map(
        (column) => `row 1: The column “${column}” is missing. Add it.`,
      ),
    ]);
    const rows = sample.trim().split('\n');
    expect(issuesOf(`${rows[0]!}\n${rows[1]!},beside`)).toEqual([
      'row 2, column 22: “beside” is in a column without a name. Remove it.',
    ]);
    expect(issuesOf(`${rows[0]!}\n${rows[1]!}\n"open,row`)).toEqual([
      'row 3: A quotation mark opens here and nothing closes it. Close it or remove it.',
    ]);
    expect(issuesOf('')).toEqual([': The table is empty. Add units.']);
  });

  test('U-9: a list that the rules forbid is refused, but comes back to be mended', () => {
    const dear = example.replace('"dv": 2, "as": 1', '"dv": 9, "as": 1');
    const result = read(dear);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.issues).toHaveLength(1);
    expect(result.error.draft?.units[0]?.values).toMatchObject({ dv: 9 });
    const other = read(example.replace('"version": 1', '"version": 2'));
    expect(other.ok ? null : other.error.draft).toBeNull();
  });
});
