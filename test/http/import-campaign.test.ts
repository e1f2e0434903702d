import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadsIn } from '#store/files/uploads';
import { done } from '#test/support/desk';
import {
  hiddenFields,
  openSite,
  type TestSite,
  type Visitor,
  visitorOf,
} from '#test/support/http-site';
import { noInstallation } from '#test/support/no-installation';
import { invited, join } from '#test/support/people';
import { folderForFile } from '#test/support/temp-folder';

const PAGE = '/campaigns/import';
const folder = folderForFile();

let site: TestSite;
let owner: Visitor;
let text = '';
beforeAll(async () => {
  site = await openSite({}, { installation: { ...noInstallation, uploads: uploadsIn(folder) } });
  owner = await site.visitor(site.desk.tokens.moderator);
  const { use, moderator: actor, human } = site.desk;
  await invited(site.desk, { kind: 'deputy', empire: human.empire });
  await invited(site.desk, { kind: 'spectator', delay: 3 });
  text = done(await use.exportCampaign({ actor })).text;
});
afterAll(() => site.close());

type Sent = Readonly<{ file: string | Uint8Array; name?: string; token?: string; by?: Visitor }>;

async function send({ file, name = '', token, by = owner }: Sent) {
  const form = new FormData();
  const fields = hiddenFields((await by.get(PAGE)).text, PAGE);
  form.set('form-token', token ?? fields['form-token'] ?? '');
  form.set('name', name);
  form.set('file', new Blob([Buffer.from(file)]), 'campaign.farlane.json');
  const response = await fetch(site.address + PAGE, {
    ...{ method: 'POST', body: form, redirect: 'manual', headers: { cookie: by.cookies() } },
  });
  return { status: response.status, text: await response.text() };
}

const slugs = async (): Promise<readonly string[]> =>
  done(await site.desk.use.listCampaigns()).map(({ slug }) => slug);

test('a file whose name is taken is refused before it is checked, and a free name is offered', async () => {
  const before = await slugs();
  for (const name of ['', 'first contact']) {
    const refused = await send({ file: text, name });
    expect(refused.status).toBe(422);
    const free = name === '' ? 'First Contact (2)' : 'first contact (2)';
    expect(refused.text).toContain(`such as “${free}”`);
  }
  expect(await slugs()).toEqual(before);
});

test('a campaign is imported from its file, with links for everybody who had a seat', async () => {
  expect((await owner.get('/')).text).toContain(`href="${PAGE}"`);
  const { status, text: page } = await send({ file: gzipSync(text), name: 'Again' });
  expect(status).toBe(200);
  expect(page).toContain('Again is made');
  expect(page).toContain('Deputy of Human Commonwealth');
  expect(page).toContain('Spectator, 3 turns behind');
  expect(await slugs()).toContain('again');
  const link = /value="[^"]*(\/enter\/[^"]+)"/u.exec(page)![1]!;
  const other = visitorOf(site.address);
  expect((await other.get(link)).text).toContain('Again');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['no JSON', 'hello'],
  ['another file', '{"format":"something"}'],
  ['nothing', ''],
  ['a cut-off one', () => text.slice(0, text.length / 2)],
  ['a compressed one that is cut off', () => gzipSync(text).subarray(0, 500)],
  ['one with another Treasury', () => text.replace(/"treasury":\d+/u, '"treasury":999')],
  ['deep nesting', () => `{"format":"farlane-campaign","state":${'['.repeat(200_000)}`],
  ['bytes', () => Buffer.from([0, 255, 254, 1, 2, 3])],
  ['a prototype', '{"__proto__":{"format":"farlane-campaign"},"version":1}'],
] as const)('%s is refused with what is wrong, and nothing is stored', async (_name, given) => {
  const before = await slugs();
  const file = typeof given === 'function' ? given() : given;
  const answer = await send({ file });
  expect([422, 413]).toContain(answer.status);
  expect(answer.text).toMatch(/Nothing was (stored|changed)/u);
  expect(answer.text).not.toMatch(/node_modules|\n\s+at \S+ \(/u);
  expect(await slugs()).toEqual(before);
  expect(readdirSync(folder)).toEqual([]);
});

test('all faults of a file are told at once', async () => {
  const file = text.replace('"version":1,', '"version":1,"extra":1,');
  const answer = await send({ file });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('What is wrong');
});

test('a form of another page, and people without a campaign, import nothing', async () => {
  const before = await slugs();
  expect((await send({ file: text, token: 'x'.repeat(43) })).status).toBe(403);
  const player = await site.visitor(site.desk.tokens.human);
  expect((await player.get(PAGE)).status).toBe(404);
  expect((await send({ file: text, by: player })).status).not.toBe(200);
  expect(await slugs()).toEqual(before);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that says that it is larger than the limit is refused before it is read', async () => {
  const response = await fetch(site.address + PAGE, {
    ...{
      method: 'POST',
      headers: { cookie: owner.cookies(), 'content-type': 'multipart/form-data; boundary=x' },
    },
    body: Buffer.alloc(66_000_000),
  }).catch(() => null);
  // Some clients hear the answer only when all is sent.
  if (response !== null) expect(response.status).toBe(413);
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});

test('who is signed in has the seat of an imported campaign at once, and gets no link for an empire that a machine plays', async () => {
  const { use, moderator: actor, tokens } = site.desk;
  const machine = { kind: 'machine-for-good', level: 'hard', personality: 'wary' };
  done(await use.setStandIn({ actor, empire: 'loran', ...machine }));
  const file = done(await use.exportCampaign({ actor })).text;
  const { session } = await join(site.desk, tokens.moderator, 'Olga');
  const olga = visitorOf(site.address).with(session);
  const { text: page } = await send({ file, name: 'Of Olga', by: olga });
  expect(page).not.toContain('Your link');
  expect(page).toContain('Human Commonwealth');
  expect(page).not.toContain('id="link-loran"');
  expect(page).toContain('Loran Imperium: machine (Hard, wary) for good');
  expect((await olga.get('/campaigns/of-olga/moderator/')).text).toContain('Of Olga');
});
