import { beforeAll, expect, test } from 'vitest';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import type { CampaignStore } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import { useCasesOf } from '#app/use-cases';
import type { Moderator } from '#app/actor';
import { stateHashOf } from '#app/run/phase/state-hash';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { canonicalJson } from '#kernel/result/canonical-json';
import { type TestDesk, codeOf, deskOf, done } from '#test/support/desk';
import { driveOn } from '#test/support/drive';
import { livedIn } from '#test/support/lived-in';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { newStore } from '#test/support/new-store';

/** The same data to write into. */
type Bendable<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer I)[]
    ? Bendable<I>[]
    : { -readonly [K in keyof T]: Bendable<T[K]> };
type Bent = Bendable<Omit<CampaignFile, number>> & { hashes: Record<string, string> };

const readFile = (from: string): Bent => JSON.parse(from) as Bent;

let desk: TestDesk;
let text = '';

const exported = async ({ use, moderator: actor }: Pick<TestDesk, 'use' | 'moderator'>) =>
  done(await use.exportCampaign({ actor })).text;

beforeAll(async () => {
  desk = await livedIn();
  text = await exported(desk);
});

/** The use cases over a store of their own, and its campaign of this slug. */
function elsewhere(store: CampaignStore = memoryStore()) {
  const use = useCasesOf(testPorts(store));
  const moderatorOf = async (slug: string): Promise<Moderator> =>
    done(await use.actAsModerator({ slug }));
  return { use, moderatorOf };
}

/** The file with something else in it, and hashes that fit. */
function bent(bend: (file: Bent) => unknown): string {
  const file = readFile(text);
  bend(file);
  return formatCampaignFile(file, 'test');
}

const lineless = (exportedText: string) => {
  const file = readFile(exportedText);
  const last = file.audit.pop();
  return { last, content: { ...file, hashes: { ...file.hashes, audit: '' } } };
};

test.each([
  ['memory', async () => memoryStore()],
  ['SQLite', newStore],
])(
  'law: the export of an import is the export, but for its own audit line (%s)',
  async (_name, open) => {
    const { use, moderatorOf } = elsewhere(await open());
    const made = done(await use.importCampaign({ text }));
    expect(made).toMatchObject({ slug: 'first-contact', name: 'First Contact' });
    const again = await exported({ use, moderator: await moderatorOf(made.slug) });
    const { last, content } = lineless(again);
    expect(last).toMatchObject({ act: 'campaign-imported', detail: 'first-contact' });
    const before = readFile(text);
    expect(canonicalJson(content)).toBe(
      canonicalJson({ ...before, hashes: { ...before.hashes, audit: '' } }),
    );
    // A second time nothing else is different either, down to the byte.
    const lines = again.split('\n');
    const differing = text.split('\n').filter((line) => !lines.includes(line));
    expect(differing).toHaveLength(2);
  },
);

test('the file holds all that is kept: undone runs, drafts, questions of every fate', () => {
  const file = readFile(text);
  expect(file.runs.some(({ run }) => run.undone)).toBe(true);
  const statuses = new Set(file.questions.map((one) => one.status));
  expect(statuses).toEqual(new Set(['withdrawn', 'open']));
  expect(file.sheets.length).toBeGreaterThan(0);
});

test('an imported campaign plays on by the same dice, to the same bytes', async () => {
  const { use, moderatorOf } = elsewhere();
  const { slug } = done(await use.importCampaign({ text }));
  const actor = await moderatorOf(slug);
  const journals: string[][] = [];
  for (const one of [
    { use, actor },
    { use: desk.use, actor: desk.moderator },
  ]) {
    const { version } = done(await one.use.readDesk({ actor: one.actor }));
    done(await one.use.closeWindows({ actor: one.actor, version, which: 'whole-phase' }));
    for (let phases = 0; phases < 5; phases += 1) await driveOn(one.use, one.actor);
    const { runs } = done(await one.use.readDesk({ actor: one.actor }));
    journals.push(runs.map((run) => run.hashAfter));
    expect(done(await one.use.verifyCampaign({ actor: one.actor })).faults).toEqual([]);
  }
  expect(journals[0]).toEqual(journals[1]);
});

test('links and who is signed in stay where they are: an import has new links, which work', async () => {
  for (const token of Object.values(desk.tokens)) expect(text).not.toContain(token);
  const { use } = elsewhere();
  const { moderator, players } = done(await use.importCampaign({ text }));
  for (const { token } of [moderator, ...players]) {
    expect(codeOf(await use.signIn({ token }))).toBe('done');
  }
});

test('a campaign is never overwritten: each import is one of its own', async () => {
  const { use, moderatorOf } = elsewhere();
  done(await use.importCampaign({ text }));
  const second = done(await use.importCampaign({ text }));
  const third = done(await use.importCampaign({ text, name: 'Another War' }));
  expect([second.slug, third.slug, third.name]).toEqual([
    'first-contact-2',
    'another-war',
    'Another War',
  ]);
  const actor = await moderatorOf('another-war');
  expect(done(await use.verifyCampaign({ actor })).sound).toBe(true);
  expect(codeOf(await use.importCampaign({ text, name: ' ' }))).toBe('CAMPAIGN_NAME');
});

const bendIncome = (file: Bent): void => {
  for (const event of file.runs[0]!.record.events) {
    if (event.type === 'IncomePaid') event.treasury += 1;
  }
};
const moveIn = (file: Bent) =>
  file.sheets
    .flatMap(({ orders }) => orders.map((order) => ({ order })))
    .find(({ order }) => order.kind === 'MoveFleet')!;
const NO_DECISION = {
  decision: 't1.1',
  asked: 'human',
  kind: 'pursuit',
  answer: { kind: 'let-go', all: 1 },
  by: 'player',
};
const firstUnit = (state: Bent['state']): { name: unknown } => Object.values(state.units)[0]!;

/** Each a file that must not come in, and the places that are told. */
const REFUSED: readonly (readonly [what: string, text: () => string, path: RegExp])[] = [
  ['half a file', () => text.slice(0, text.length / 2), /^$/],
  ['another file', () => '{"format": "farlane-orders", "version": 1, "orders": []}', /format/],
  ['a newer file', () => text.replace('"version": 1', '"version": 2'), /^version$/],
  ['a changed digit', () => text.replace('"census":9', '"census":8'), /state/],
  ['a lost section', () => bent((file) => Object.assign(file, { audit: null })), /audit/],
  [
    'a lost table',
    () => bent((file) => Reflect.deleteProperty(file.state, 'lanes')),
    /^state\.lanes$/,
  ],
  ['an unknown part', () => text.replace('{\n', '{\n"more": 1,\n'), /^more$/],
  ['a run twice', () => bent((file) => file.runs.push(file.runs[0]!)), /^runs\[\d+\]$/],
  ['no start', () => bent((file) => file.checkpoints.shift()), /^state$/],
  ['a lost run', () => bent((file) => file.runs.shift()), /^publications\[0\]\.version$/],
  ['a lost report', () => bent((file) => file.publications.pop()), /^runs/],
  ['a bent state', () => bent((file) => (firstUnit(file.state).name = 'Bent')), /^state$/],
  ['a bent event', () => bent(bendIncome), /^runs\[0\]$/],
  [
    'no such event',
    () => bent((file) => Object.assign(file.runs[0]!.record.events[0]!, { type: 'X' })),
    /^runs/,
  ],
  [
    'a receipt of nobody',
    () => bent((file) => Object.assign(file.receipts[0]!, { by: {} })),
    /^receipts\[0\]\.by/,
  ],
  [
    'a message that says nothing',
    () => bent((file) => Object.assign(file.desk, { messages: [{ number: 1, to: ['human'] }] })),
    /^desk\.messages\[0\]/,
  ],
  [
    'an order that is none',
    () => bent((file) => Object.assign(file.sheets[0]!.orders[0]!, { kind: 'MoveFleets' })),
    /^sheets\[0\]\.orders\[0\]\.kind$/,
  ],
  [
    'an order that lacks something',
    () => bent((file) => Reflect.deleteProperty(moveIn(file).order, 'path')),
    /^sheets\[\d+\]\.orders\[\d+\]\.path$/,
  ],
  [
    'a receipt with half an order',
    () => bent((file) => Reflect.deleteProperty(file.receipts[0]!.orders[0]!, 'kind')),
    /^receipts\[0\]\.orders\[0\]\.kind$/,
  ],
  [
    'an answer that is none',
    () => bent((file) => Object.assign(file.questions.at(-1)!, { answer: { kind: 'perhaps' } })),
    /^questions\[\d+\]\.answer/,
  ],
  [
    'an answer of standing orders that is none',
    () => bent((file) => Object.assign(file.questions.at(-1)!, { standing: { kind: 4 } })),
    /^questions\[\d+\]\.standing/,
  ],
  [
    'a decision that is none',
    () => bent((file) => file.runs[0]!.record.decided.push(NO_DECISION as never)),
    /^runs\[0\]\.record\.decided\[0\]\.answer/,
  ],
  ['a version too low', () => bent((file) => (file.campaign.version = 0)), /^campaign\.version$/],
];

test.each(REFUSED)(
  '%s is refused with its place, and nothing is changed',
  async (_what, of, path) => {
    const { use } = elsewhere();
    const refused = await use.importCampaign({ text: of() });
    expect(codeOf(refused)).toBe('CAMPAIGN_FILE_REFUSED');
    const paths = refused.ok ? [] : refused.error.issues.map((issue) => issue.path);
    expect(
      paths.some((one) => path.test(one)),
      paths.join(' '),
    ).toBe(true);
    expect(done(await use.listCampaigns())).toEqual([]);
  },
);

test('all that is wrong is told at once', async () => {
  const twice = bent((file) => {
    file.runs.push(file.runs[0]!);
    file.sheets.push(file.sheets[0]!);
    file.publications[0]!.version = 4711;
  });
  const refused = await elsewhere().use.importCampaign({ text: twice });
  expect(refused.ok ? [] : refused.error.issues).toHaveLength(3);
});

test('very many faults are cut off, with their number', async () => {
  const wrong = bent((file) => {
    const sheet = file.sheets[0]!;
    sheet.orders = Array.from({ length: 140 }, () => ({ kind: 'Nonsense' })) as never;
  });
  const refused = await elsewhere().use.importCampaign({ text: wrong });
  const issues = refused.ok ? [] : refused.error.issues;
  expect(issues).toHaveLength(101);
  expect(issues.at(-1)!.text).toBe('There are 40 more errors. Correct these first.');
});

test('a row that no table can hold is refused, and the store is as it was', async () => {
  const fresh = await deskOf();
  const file = readFile(await exported(fresh));
  for (const state of [file.state, file.checkpoints[0]!.state]) firstUnit(state).name = { no: 1 };
  file.checkpoints[0]!.head.hash = stateHashOf(file.state);
  const store = await newStore();
  const { use } = elsewhere(store);
  const refused = await use.importCampaign({ text: formatCampaignFile(file, 'test') });
  expect(codeOf(refused)).toBe('CAMPAIGN_FILE_REFUSED');
  expect(done(await use.listCampaigns())).toEqual([]);
});

test('what does not agree is not exported: nobody could bring it in', async () => {
  const store = await newStore();
  const fresh = await deskOf({}, store);
  done(await fresh.use.runTurn({ actor: fresh.moderator, version: 0 }));
  const broken: CampaignStore = {
    ...store,
    read: (work) =>
      store.read((reader) =>
        work({
          ...reader,
          runs: async () =>
            (await reader.runs(fresh.moderator.campaign)).map((run) => ({
              ...run,
              hashAfter: run.hashBefore,
            })),
        }),
      ),
  };
  const refused = await useCasesOf(testPorts(broken)).exportCampaign({ actor: fresh.moderator });
  expect(codeOf(refused)).toBe('CAMPAIGN_UNSOUND');
});

test('a disk that is full, or any other failure of the store, leaves nothing of an import', async () => {
  const inner = memoryStore();
  const failing: CampaignStore = {
    ...inner,
    commit: () => Promise.reject(new StoreError('full', 'a test')),
  };
  expect(codeOf(await elsewhere(failing).use.importCampaign({ text }))).toBe('STORE_FULL');
  expect(done(await elsewhere(inner).use.listCampaigns())).toEqual([]);
});

test('only the moderator takes a campaign along', async () => {
  expect(codeOf(await desk.use.exportCampaign({ actor: desk.human }))).toBe('MODERATOR_ONLY');
});
