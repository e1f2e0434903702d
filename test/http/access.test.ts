import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullPath, type Route } from '#http/routes/route';
import { ROUTES } from '#http/routes/routes';
import { done } from '#test/support/desk';
import { openSite, type TestSite, type Visitor } from '#test/support/http-site';

type Who = 'nobody' | 'moderator' | 'human' | 'loran' | 'other moderator' | 'other human';

let site: TestSite;
let visitors: Readonly<Record<Who, Visitor>>;

beforeAll(async () => {
  site = await openSite();
  const { tokens, use, human } = site.desk;
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  visitors = {
    nobody: await site.visitor(),
    moderator: await site.visitor(tokens.moderator),
    human: await site.visitor(tokens.human),
    loran: await site.visitor(tokens.loran),
    'other moderator': await site.visitor(site.other.moderator),
    'other human': await site.visitor(site.other.human),
  };
});
afterAll(() => site.close());

const VALUES: Readonly<Record<string, string>> = {
  slug: 'first-contact',
  empire: 'human',
  version: '1',
  turn: '1',
  edition: '1',
  paper: 'sheet',
  form: 'txt',
};

const addressOf = (route: Route): string =>
  fullPath(route).replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name]!);

/** What a page says, without its own address in it. */
const plain = (text: string): string => text.replaceAll(/name="back" value="[^"]*"/g, '');

const ALLOWED: Readonly<Record<Exclude<Route['who'], 'anyone'>, Who>> = {
  moderator: 'moderator',
  player: 'human',
};
const WHO = ['nobody', 'moderator', 'human', 'loran', 'other moderator', 'other human'] as const;

type Guarded = Exclude<Route, { who: 'anyone' }>;
const guarded = ROUTES.filter((route): route is Guarded => route.who !== 'anyone').map((route) => ({
  route,
  name: `${route.method.toUpperCase()} ${fullPath(route)}`,
}));

const visit = async (who: Who, route: Route) => {
  const visitor = visitors[who];
  const address = addressOf(route);
  if (route.method === 'get') return visitor.get(address);
  return visitor.send(address, { 'form-token': await visitor.tokenOf('/') });
};

describe.each(guarded)('$name', ({ route }) => {
  const allowed = ALLOWED[route.who];

  test(`opens for the ${allowed}`, async () => {
    const { status } = await visit(allowed, route);
    expect([403, 404, 500]).not.toContain(status);
  });

  test.each(WHO.filter((who) => who !== allowed))('is nothing to %s', async (who) => {
    const answered = await visit(who, route);
    const nowhere = await visitors[who].get('/campaigns/no-such/place');
    expect(answered.status).toBe(404);
    expect(plain(answered.text)).toBe(plain(nowhere.text));
  });
});

test('FOG-1: what one player sends changes nothing that another sees', async () => {
  const { use, loran } = site.desk;
  const pages = ['/', '/orders', '/questions', '/reports', '/sheet', '/map'].map(
    (page) => `/campaigns/first-contact/empires/human${page}`,
  );
  const seen = () => Promise.all(pages.map(async (page) => (await visitors.human.get(page)).text));
  const before = await seen();
  done(await use.submitOrders({ actor: loran, turn: 1, orders: [], status: 'draft' }));
  done(await use.submitOrders({ actor: loran, turn: 1, orders: [] }));
  expect(await seen()).toEqual(before);
});
