import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { PAGE_TEMPLATES } from '#http/routes/pages';
import { compareText } from '#kernel/result/compare-text';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import {
  HUMAN,
  MODERATOR,
  NO_LIMITS,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { sendRaw } from '#test/support/raw-http';

let site: TestSite;
let human: Visitor;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

type Raw = Readonly<{ encoding: string; bytes: number; vary: string; type: string }>;
type Asked = Readonly<{ accept?: string; from?: string; address?: string; cookie?: string }>;

/** An answer as it comes over the line. */
function rawGet(
  path: string,
  { accept = 'gzip, br', from, address = site.address, cookie = human.cookies() }: Asked = {},
): Promise<Raw> {
  const headers = {
    cookie,
    'accept-encoding': accept,
    ...(from === undefined ? {} : { 'sec-fetch-site': from }),
  };
  return new Promise((resolve, reject) => {
    get(address + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const {
          'content-encoding': encoding = '',
          vary = '',
          'content-type': type = '',
        } = response.headers;
        resolve({ encoding, bytes, vary, type });
      });
    }).on('error', reject);
  });
}

const SHEET = `${HUMAN}/sheet`;

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', ''],
  ['', ''],
])('a browser that takes “%s” gets “%s”', async (accept, encoding) => {
  const plain = await rawGet(SHEET, { accept: 'identity' });
  const answer = await rawGet(SHEET, { accept });
  expect(answer.encoding).toBe(encoding);
  expect(answer.vary).toContain('Accept-Encoding');
  if (encoding !== '') expect(answer.bytes).toBeLessThan(plain.bytes / 2);
});

test('styles and scripts are compressed for everybody', async () => {
  const { text } = await human.get('/');
  const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)];
  expect(files.length).toBe(3);
  for (const [, file = ''] of files) {
    expect(await rawGet(file, { from: 'cross-site' })).toMatchObject({ encoding: 'br' });
  }
});

test.each([
  ['pdf', ''],
  ['html', 'br'],
  ['txt', 'br'],
])('a report as %s is sent with the encoding “%s”', async (form, encoding) => {
  const answer = await rawGet(`${HUMAN}/reports/1/1/sheet/${form}`);
  expect([answer.encoding, answer.bytes > 1000]).toEqual([encoding, true]);
});

test('what another site makes a browser ask for is not compressed', async () => {
  for (const from of ['cross-site', 'same-site']) {
    expect(await rawGet(SHEET, { from })).toMatchObject({ encoding: '' });
  }
  for (const from of ['same-origin', 'none']) {
    expect(await rawGet(SHEET, { from })).toMatchObject({ encoding: 'br' });
  }
});

test('behind TLS a browser that does not say who asked gets nothing compressed', async () => {
  const publicUrl = 'https://farlane.example.org';
  const composed = compose(site.desk.ports, { limits: NO_LIMITS, publicUrl });
  const { server, address } = await listen(httpApp(composed), { host: '127.0.0.1', port: 0 });
  expect(await rawGet('/rules', { address })).toMatchObject({ encoding: '' });
  expect(await rawGet('/rules', { address, from: 'none' })).toMatchObject({ encoding: 'br' });
  server.close();
});

test('pages with sign-in links are not compressed', async () => {
  const cookie = moderator.cookies();
  expect(await rawGet(`${MODERATOR}/people`, { cookie })).toMatchObject({ encoding: 'br' });
  const enter = await rawGet(`/enter/${site.desk.tokens.loran}`, { cookie: '' });
  expect(enter).toMatchObject({ encoding: '', type: 'text/html; charset=utf-8' });
});

test('every page with a sign-in link in it says so', () => {
  const secret = PAGE_TEMPLATES.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(secret.sort(compareText)).toEqual([
    'campaign-made',
    'enter',
    'enter-operator',
    'invitation',
    'setup-links',
  ]);
});

test('the token of a form is written in other letters on each page, and each of them is good', async () => {
  const tokens = [await human.tokenOf(SHEET), await human.tokenOf(SHEET)];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    const sent = await human.send('/theme', { 'form-token': token, theme: 'dark', back: SHEET });
    expect([sent.status, sent.to]).toEqual([303, SHEET]);
  }
  const [token = ''] = tokens;
  const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [other, token.slice(2), '', token + token]) {
    const sent = await human.send('/theme', { 'form-token': wrong, theme: 'dark', back: SHEET });
    expect(sent.status).toBe(403);
  }
});

test('a client that is gone before its compressed page is written ends nothing', async () => {
  const head = `Host: localhost\r\nCookie: ${human.cookies()}\r\nAccept-Encoding: br\r\n\r\n`;
  for (const path of [SHEET, '/rules', `${HUMAN}/map`]) {
    await sendRaw(site.address, { pieces: [`GET ${path} HTTP/1.1\r\n${head}`], ending: 'break' });
  }
  expect((await human.get('/healthz')).status).toBe(200);
});
