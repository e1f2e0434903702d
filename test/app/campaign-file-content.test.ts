import { beforeAll, expect, test } from 'vitest';
import type { InputIssue } from '#app/use-case-error';
import { useCasesOf } from '#app/use-cases';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import type { CampaignState } from '#model/campaign/state';
import { done } from '#test/support/desk';
import { livedIn } from '#test/support/lived-in';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';

/** A campaign file, with the parts of it that are bent here. */
type Bent = Parameters<typeof formatCampaignFile>[0] &
  Readonly<{
    rules: object;
    state: CampaignState;
    checkpoints: readonly Readonly<{ state: CampaignState }>[];
    runs: readonly Readonly<{ record: object }>[];
    sheets: readonly object[];
    receipts: readonly object[];
    questions: readonly Readonly<{ decision: object }>[];
  }>;

let text = '';
const readFile = (): Bent => JSON.parse(text) as Bent;

beforeAll(async () => {
  const { use, moderator: actor } = await livedIn();
  ({ text } = done(await use.exportCampaign({ actor })));
});

/** What is told of the file with something else in it, and hashes that fit. */
async function toldOf(bend: (file: Bent) => unknown): Promise<readonly InputIssue[]> {
  const file = readFile();
  bend(file);
  const use = useCasesOf(testPorts(memoryStore()));
  const refused = await use.importCampaign({ text: formatCampaignFile(file, 'test') });
  return refused.ok ? [] : refused.error.issues;
}

/** A file in which some order, answer or value is wrong, and what is told of it. */
const WRONG_INSIDE: readonly (readonly [
  what: string,
  bend: (file: Bent) => unknown,
  told: readonly [path: string, text: RegExp],
])[] = [
  [
    'an order of no kind',
    (file) => Object.assign(sheetOf(file), { orders: [{ kind: 'toString' }] }),
    ['sheets[INDEX].orders[0].kind', /“toString” is not one of the choices/],
  ],
  [
    'an order without its path',
    (file) => Object.assign(sheetOf(file), { orders: [{ kind: 'MoveFleet', fleet: 'human.f1' }] }),
    ['sheets[INDEX].orders[0].path', /It is missing\. Give a list/],
  ],
  [
    'an order in a receipt with a number for a fleet',
    (file) =>
      Object.assign(file.receipts[0]!, { orders: [{ kind: 'MoveFleet', fleet: 7, path: ['x'] }] }),
    ['receipts[0].orders[0].fleet', /7 is not a text/],
  ],
  [
    'a standing answer to another question',
    (file) => Object.assign(file.questions[0]!, { standing: { kind: 'perhaps' } }),
    ['questions[0].standing', /“perhaps” /],
  ],
  [
    'a question of no kind',
    (file) => Object.assign(file.questions[0]!.decision, { kind: 'constructor' }),
    ['questions[0].standing', /no kind of question called “constructor”/],
  ],
  [
    'a lost setting',
    (file) => Reflect.deleteProperty(file.rules, 'movementModel'),
    ['rules.movementModel', /It is missing\. Choose one of: galaxies, classic, twoJump/],
  ],
  [
    'a setting that there is not',
    (file) => Object.assign(file.rules, { raiders: 'perhaps' }),
    ['rules.raiders', /“perhaps” is not one of the choices/],
  ],
  [
    'a sheet saved by nobody',
    (file) => Object.assign(sheetOf(file), { savedBy: 7 }),
    ['sheets[INDEX].savedBy', /7 is not an object/],
  ],
  [
    'a unit in a state that no unit can be in',
    (file) => Object.assign(rowOf(file.state.units), { condition: 'perhaps' }),
    ['state.units.', /“perhaps” is not one of the choices/],
  ],
  [
    'a fleet without a place',
    (file) => Reflect.deleteProperty(rowOf(file.state.fleets), 'place'),
    ['state.fleets.', /It is missing/],
  ],
  [
    'a system of a kept state with a word for a number',
    (file) => Object.assign(rowOf(file.checkpoints[0]!.state.systems), { census: 'many' }),
    ['checkpoints[0].state.systems.', /“many” is not a whole number/],
  ],
  [
    'an empire with standing orders that there are not',
    (file) => Object.assign(rowOf(file.state.empires), { standing: { engage: 7 } }),
    ['state.empires.', /engage|7 is not/],
  ],
  [
    'a decided answer without its content',
    (file) =>
      Object.assign(file.runs[0]!.record, {
        decided: [{ decision: 'd1', asked: 'human', kind: 'fire', by: 'window' }],
      }),
    ['runs[0].record.decided[0].answer', /It is missing/],
  ],
];

/** The first row of a table of a state. */
const rowOf = (table: object): object => Object.values(table)[0] as object;

/** The last sheet: of the turn that is due. */
const sheetOf = (file: Bent) => file.sheets.at(-1)!;

test.each(WRONG_INSIDE)(
  '%s is told with its place and reason, in words of ours',
  async (_what, bend, [path, words]) => {
    const last = String(readFile().sheets.length - 1);
    const told = await toldOf(bend);
    const one = told.find((issue) => issue.path.startsWith(path.replace('INDEX', last)));
    expect(one?.text, JSON.stringify(told)).toMatch(words);
  },
);

test('faults of orders are bounded in number', async () => {
  const orders = Array.from({ length: 150 }, () => ({ kind: 'X' }));
  const told = await toldOf((file) => Object.assign(sheetOf(file), { orders }));
  expect([told.length, told.at(-1)?.text]).toEqual([
    101,
    'There are 50 more errors. Correct these first.',
  ]);
});

test('a file with several faults inside is told all of them at once', async () => {
  const told = await toldOf((file) => {
    Object.assign(sheetOf(file), { orders: [{ kind: 'X' }] });
    Object.assign(file.questions[0]!, { standing: 3 });
    Object.assign(file.rules, { fog: 'thick' });
  });
  expect(told).toHaveLength(3);
});
