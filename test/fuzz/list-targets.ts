import { readFileSync } from 'node:fs';
import { compareClasses } from '#app/designer/compare-classes';
import { judgeList } from '#app/designer/judge-list';
import { csvOfList } from '#content/force-lists/csv-of-list';
import { readListText } from '#content/force-lists/read-list-text';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { type Data, dataMutated, jsonOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';

const page = readFileSync(new URL('../../docs/formats/force-list.md', import.meta.url), 'utf8');
const blockOf = (kind: string): string =>
  new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'u').exec(page)?.[1] ?? '';

/** What is well formed can be judged and compared, and is the same after it was a table. */
function expectSound(text: string, input: Data): void {
  const read = readListText(text, DESIGN_RULES);
  if (!read.ok)
    expectOurWords(
      read.error.issues.map((issue) => `${issue.path} ${issue.text}`),
      input,
    );
  const draft = read.ok ? read.value.draft : read.error.draft;
  if (draft === null) return;
  const { units } = judgeList(draft);
  expectOurWords(
    units.flatMap(({ faults, advice }) => [...faults, ...advice].map((said) => said.text)),
    input,
  );
  compareClasses(units.map(({ design }) => design));
  const again = readListText(csvOfList(draft), DESIGN_RULES);
  if (read.ok && !again.ok) throw new Error(`not the same as a table: ${csvOfList(draft)}`);
}

/** Force lists as JSON. */
export const forceLists: Target = {
  name: 'force-lists',
  make: (choices) => dataMutated(JSON.parse(blockOf('json')) as Data, choices),
  read: (input) => {
    expectSound(jsonOf(input), input);
  },
};

const cellOf = (cell: unknown): string => (typeof cell === 'string' ? cell : jsonOf(cell as Data));
const rowOf = (row: unknown): string =>
  Array.isArray(row) ? row.map(cellOf).join(',') : cellOf(row);

/** Force lists as tables, cell by cell; quotation marks and separators come as they are. */
export const listTables: Target = {
  name: 'list-tables',
  make: (choices) => {
    const rows = blockOf('csv').trim().split('\n');
    return dataMutated(
      rows.map((row) => row.split(',')),
      choices,
    );
  },
  read: (input) => {
    const rows = Array.isArray(input) ? input : [input];
    expectSound(rows.map(rowOf).join('\n'), input);
  },
};
