import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { nothingHere } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import { NAVIGATION } from '#http/routes/pages';
import type { Route } from '#http/routes/route';
import { asDeclared } from '#http/server/guarded-reply';
import { asHtml } from '#http/pages/html';
import { invited } from '#test/support/people';
import {
  CAMPAIGN,
  HUMAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { WAYS } from './ways.ts';

const SEATS = [
  ['moderator', MODERATOR],
  ['player', HUMAN],
  ['spectator', `${CAMPAIGN}/spectator`],
] as const;

let site: TestSite;
let visitors: Readonly<Record<(typeof SEATS)[number][0], Visitor>>;

beforeAll(async () => {
  site = await openSite();
  const { tokens } = site.desk;
  const { token } = await invited(site.desk, { kind: 'spectator', delay: 1 });
  visitors = {
    moderator: await site.visitor(tokens.moderator),
    player: await site.visitor(tokens.human),
    spectator: await site.visitor(token),
  };
});
afterAll(() => site.close());

/** The links of a piece of a page: address and words. */
const linksIn = (html: string): readonly (readonly [string, string])[] =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href = '', label = '']) => [href, label] as const,
  );

const RULES = ['/rules', 'Rules'] as const;

describe.each(SEATS)('a %s', (who, base) => {
  const below = (ways: (typeof WAYS)[typeof who]['menu']) =>
    ways.map(([path, label]) => [`${base}${path}`, label] as const);

  test('finds its pages in the menu, and the rules', async () => {
    const { text } = await visitors[who].get(`${base}/`);
    const menu = /<nav class="site-nav".*?<\/nav>/s.exec(text)?.[0] ?? '';
    // A player finds the rules under Help.
    const rules = who === 'player' ? [] : [RULES];
    expect(linksIn(menu)).toEqual([...below(WAYS[who].menu), ...rules]);
  });

  test('finds other pages on the cards of its first page', async () => {
    const { text } = await visitors[who].get(`${base}/`);
    const cards = text.match(/<li class="(?:card|way)"><h[23]>.*?<\/h[23]>/g) ?? [];
    expect(cards.flatMap((card) => linksIn(card))).toEqual(below(WAYS[who].cards));
  });

  test('can open each of them', async () => {
    for (const [href] of below([...WAYS[who].menu, ...WAYS[who].cards])) {
      expect([href, (await visitors[who].get(href)).status]).toEqual([href, 200]);
    }
  });

  test('has no two pages in the same place', () => {
    const own = NAVIGATION.filter((entry) => entry.who === who);
    const menu = own.flatMap(({ nav }) => nav.menu ?? []);
    const cards = own.flatMap(({ nav }) => nav.card?.place ?? []);
    expect([new Set(menu).size, new Set(cards).size]).toEqual([menu.length, cards.length]);
  });
});

const PAPER = { html: asHtml(''), downloads: [], back: [], note: '', tool: '' } as const;
const paper = (): Promise<Reply> =>
  Promise.resolve(pageReply(DOCUMENT_PAGE, PAPER, { title: 'A paper' }));

test('a page that is opened is the one that its address declares', async () => {
  const reply = await paper();
  expect(asDeclared({ path: '/paper', page: DOCUMENT_PAGE }, reply)).toBe(reply);
  expect(() => asDeclared({ path: '/paper', page: CONFIRM_PAGE }, reply)).toThrow('/paper');
  expect(asDeclared({ path: '/paper', page: CONFIRM_PAGE }, nothingHere())).toEqual(nothingHere());
});

test('a page does not compile without its content, its rights and its place in the navigation', () => {
  const opened = { method: 'get', path: '/paper', handle: paper } as const;
  // @ts-expect-error it has no template
  const plain: Route = { ...opened, who: 'player' };
  // @ts-expect-error it has no place in the navigation, and does not say so
  const lost: Route = { ...opened, who: 'player', page: DOCUMENT_PAGE };
  // @ts-expect-error it does not say whether it shows the truth
  const open: Route = { ...opened, who: 'moderator', page: DOCUMENT_PAGE, nav: null };
  // @ts-expect-error it does not say who may come
  const free: Route = { ...opened, page: DOCUMENT_PAGE, nav: null };
  // @ts-expect-error its template is not filled
  const empty = pageReply(DOCUMENT_PAGE, { ...PAPER, html: undefined }, { title: 'A paper' });
  expect([plain, lost, open, free, empty]).toHaveLength(5);
});
