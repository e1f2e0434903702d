import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USE_CASE_ERRORS } from '#app/use-case-error';
import { fullPath, type Route } from '#http/routes/route';
import { ROUTES } from '#http/routes/routes';
import type { EmpireId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import { done } from '#test/support/desk';
import { openSite, type TestSite, type Visitor, withoutTokens } from '#test/support/http-site';
import { invited, join, seatCalled } from '#test/support/people';
import { type Who, WHO } from './who-comes.ts';
import { ALLOWED, OPEN } from './who-may.ts';

let site: TestSite;
let visitors: Readonly<Record<Who, Visitor>>;
let seat: string;

/** Somebody with the session of an account. */
const withSession = async (session: string): Promise<Visitor> => {
  const visitor = await site.visitor();
  return visitor.with(session);
};

/** Of an account that is an operator's and sits nowhere. */
async function operatorSession(): Promise<string> {
  const { use } = site.desk;
  const link = done(await use.makeOperatorLink({}));
  const password = 'correct horse battery';
  const given = { token: link!.token, name: 'Olga the operator', password, again: password };
  return done(await use.makeOperator(given)).session;
}

beforeAll(async () => {
  site = await openSite({ spectatorView: 'moderator' });
  const { desk } = site;
  const { tokens, use, human, moderator } = desk;
  const ofHuman = { empire: brandAs<EmpireId>('human') };
  const by = async (role: Parameters<typeof invited>[1]): Promise<Visitor> =>
    site.visitor((await invited(desk, role)).token);
  // First a player who is removed, then their successor.
  const gone = await site.visitor(tokens.human);
  const ended = await seatCalled(desk, 'Human Commonwealth');
  done(await use.endSeat({ actor: moderator, seat: ended }));
  seat = (await invited(desk, { kind: 'spectator', delay: 9 })).seat;
  const successor = await by({ kind: 'player', ...ofHuman });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  const blind = await join(desk, (await invited(desk, { kind: 'co-moderator' })).token, 'Bela');
  const play = await invited(desk, { kind: 'deputy', empire: brandAs<EmpireId>('loran') });
  done(await use.takeSeat({ token: play.token, session: blind.session }));
  visitors = {
    nobody: await site.visitor(),
    owner: await site.visitor(tokens.moderator),
    'co-moderator': await by({ kind: 'co-moderator' }),
    'blind moderator': await withSession(blind.session),
    player: successor,
    'another player': await site.visitor(tokens.loran),
    deputy: await by({ kind: 'deputy', ...ofHuman }),
    spectator: await by({ kind: 'spectator', delay: 1 }),
    'removed player': gone,
    'moderator elsewhere': await site.visitor(site.other.moderator),
    'player elsewhere': await site.visitor(site.other.human),
    operator: await withSession(await operatorSession()),
  };
});
afterAll(() => site.close());

const VALUES: Readonly<Record<string, () => string>> = {
  slug: () => 'first-contact',
  empire: () => 'human',
  version: () => '1',
  turn: () => '1',
  edition: () => '1',
  paper: () => 'sheet',
  form: () => 'txt',
  seat: () => seat,
  token: () => 'no-such-link',
};

const nameOf = (route: Route): string => `${route.method.toUpperCase()} ${fullPath(route)}`;
const addressOf = (route: Route): string =>
  fullPath(route).replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name]?.() ?? 'unknown');

/** What a page says, without its own address and its visitor’s own tokens in it. */
const plain = (text: string): string =>
  withoutTokens(text.replaceAll(/name="back" value="[^"]*"/g, ''));

/** What each reads where there is nothing. */
const nothings = new Map<Who, string>();
async function nowhere(who: Who): Promise<string> {
  const known = nothings.get(who);
  if (known !== undefined) return known;
  const { text } = await visitors[who].get('/campaigns/no-such/place');
  nothings.set(who, plain(text));
  return plain(text);
}

const visit = async (who: Who, route: Route) => {
  const visitor = visitors[who];
  const address = addressOf(route);
  if (route.method === 'get') return visitor.get(address);
  const isAllowed = (ALLOWED[nameOf(route)] ?? []).includes(who);
  // A visitor’s own token opens nothing that is not theirs.
  const token = isAllowed ? 'made up elsewhere' : await visitor.tokenOf('/');
  return visitor.send(address, { 'form-token': token });
};

/** What the walk asks for is not there, though it could be. */
const MISSING = new Set<string>([
  'GET /campaigns/:slug/empires/:empire/papers/:whose/:turn/:paper',
]);

const all = ROUTES.map((route) => ({ route, name: nameOf(route) }));
const guarded = all.filter(({ route }) => route.who !== 'anyone');

test('every address is in the table once, and nothing else is', () => {
  const listed = [...Object.keys(ALLOWED), ...OPEN].sort(compareText);
  expect(listed).toEqual(all.map(({ name }) => name).sort(compareText));
});

describe.each(guarded)('$name', ({ route, name }) => {
  const allowed = ALLOWED[name] ?? [];

  test.each(WHO.filter((who) => allowed.includes(who)))('is open to %s', async (who) => {
    const { status, text } = await visit(who, route);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(USE_CASE_ERRORS.MODERATOR_BLIND);
    // A form that was made up elsewhere changes nothing, for any sender.
    const isForeign = text.includes('form is out of date');
    expect([status === 403, isForeign]).toEqual([route.method === 'post', route.method === 'post']);
    if (!MISSING.has(name)) expect(text).not.toContain('or it is not yours');
  });

  test.each(WHO.filter((who) => !allowed.includes(who)))('is nothing to %s', async (who) => {
    const answered = await visit(who, route);
    if (who === 'blind moderator' && route.who === 'moderator') {
      const isClosed = answered.text.includes(USE_CASE_ERRORS.MODERATOR_BLIND);
      const isForeign = answered.text.includes('form is out of date');
      expect([answered.status, isClosed || isForeign]).toEqual([403, true]);
      return;
    }
    expect(answered.status).toBe(404);
    expect(plain(answered.text)).toBe(await nowhere(who));
  });
});

test.each(all.filter(({ route }) => route.who === 'moderator'))(
  '$name declares whether it shows the truth',
  ({ route, name }) => {
    const isOpenToBlind = ALLOWED[name]?.includes('blind moderator');
    expect('truth' in route && route.truth).toBe(isOpenToBlind === false);
  },
);

test('a form of one seat is no form of another seat of the same account', async () => {
  const { desk } = site;
  const { session } = await join(desk, site.other.moderator, 'Olga');
  done(await desk.use.takeSeat({ token: desk.tokens.moderator, session }));
  const olga = await withSession(session);
  const { text } = await olga.get('/campaigns/second/moderator/');
  const token = /name="form-token" value="([^"]+)"/.exec(text)![1]!;
  const fields = { 'form-token': token, version: '1', what: 'phase', confirmed: 'yes' };
  expect((await olga.send('/campaigns/first-contact/moderator/run', fields)).status).toBe(403);
  expect(await desk.version()).toBe(1);
});

test('FOG-1: what one player sends changes nothing that another sees', async () => {
  const { use, loran } = site.desk;
  const pages = ['/', '/orders', '/questions', '/reports', '/sheet', '/map', '/looks'].map(
    (page) => `/campaigns/first-contact/empires/human${page}`,
  );
  const seen = () =>
    Promise.all(pages.map(async (page) => withoutTokens((await visitors.player.get(page)).text)));
  const before = await seen();
  done(await use.saveDraft({ actor: loran, turn: 1, orders: [] }));
  done(await use.submitOrders({ actor: loran, turn: 1, orders: [] }));
  expect(await seen()).toEqual(before);
});
