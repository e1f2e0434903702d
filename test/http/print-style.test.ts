import { afterAll, beforeAll, expect, test } from 'vitest';
import { cssString, printStyle } from '#http/pages/print-style';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let human: Visitor;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

/** What a browser reads of a string of CSS: escapes are taken back as the standard says. */
const readCss = (text: string): string =>
  text
    .slice(1, -1)
    .replaceAll(/\\([0-9a-f]{1,6}) /g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

test.each([
  'Terran "Union"',
  "O'Neill",
  'a\\b',
  'line\nbreak',
  '</style><script>alert(1)</script>',
  '"; } body { display: none } @page { x: "',
  '/* comment */ url(//x.example)',
  'Ünïted Šystems 星間 🚀',
])('a name such as %s stays a text in a style sheet', (name) => {
  const string = cssString(name);
  expect(string.slice(1, -1)).not.toMatch(/["<>{}\n]/u);
  expect(string.slice(1, -1).replaceAll(/\\[0-9a-f]{1,6} /g, '')).not.toContain('\\');
  expect(readCss(string)).toBe(name);
});

test('a very long name is cut, and one without a turn is told without it', () => {
  const css = printStyle({ campaign: 'x'.repeat(300), seat: 'Human', turn: null });
  expect(css).toContain('x'.repeat(90));
  expect(css).not.toContain('x'.repeat(91));
  expect(css).not.toContain('turn');
});

test('FOG-1: every page of a seat links to its own header for print, and to nobody else’s', async () => {
  for (const [visitor, base] of [
    [human, HUMAN],
    [moderator, MODERATOR],
  ] as const) {
    const { text } = await visitor.get(`${base}/`);
    expect(text).toContain(`<link rel="stylesheet" media="print" href="${base}/print.css">`);
  }
  const own = await human.get(`${HUMAN}/print.css`);
  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toContain('text/css');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect(own.text).toContain('First Contact · Human Commonwealth');
  expect(own.text).toContain('Printed in turn 1');
  expect(own.text).toContain('counter(page)');
  expect(own.text).not.toContain('Loran');
  const desk = await moderator.get(`${MODERATOR}/print.css`);
  expect(desk.text).toContain('First Contact · Moderator');
  for (const [visitor, path] of [
    [human, `${LORAN}/print.css`],
    [human, `${MODERATOR}/print.css`],
    [await site.visitor(), `${HUMAN}/print.css`],
  ] as const) {
    const { status, text } = await visitor.get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('@page');
  }
  expect((await (await site.visitor()).get('/')).text).not.toContain('print.css');
});
