import { expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { type GalaxySite, galaxySite, walk } from '#test/support/galaxy-site';
import { type Visitor, withoutTokens } from '#test/support/http-site';
import { threePowers } from '#test/support/three-powers';

const baseOf = (empire: string): string => `/campaigns/two-suns/empires/${empire}`;
const [HUMAN, KILI, LORAN] = [baseOf('human'), baseOf('kili'), baseOf('loran')];

const enter = (site: GalaxySite, empire: string): Promise<Visitor> =>
  site.visitor(site.made.players.find((one) => one.empire === empire)!.token);

async function turn({ use, moderator: actor }: GalaxySite): Promise<void> {
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
}

/** Loran and Kili talk: letters, an answer, attachments, a mute and a notice. */
async function talk(site: GalaxySite): Promise<void> {
  const [kili, loran] = [await enter(site, 'kili'), await enter(site, 'loran')];
  const letter = { reader: 'kili', subject: 'The human question', text: 'They must not know.' };
  const attached = {
    'GiveEp.to': 'kili',
    'GiveEp.points': '4',
    'OfferTreaty.to': 'kili',
    'OfferTreaty.offer': 'pact',
  };
  const sent = await loran.submit(`${LORAN}/letters/new`, `${LORAN}/letters/new`, {
    ...letter,
    ...attached,
  });
  expect(sent.to).toContain('done=attached');
  await kili.get(`${KILI}/letters/1`);
  const text = 'We agree.';
  expect((await kili.submit(`${KILI}/letters/1`, `${KILI}/letters/1`, { text })).status).toBe(303);
  await kili.submit(`${KILI}/letters`, `${KILI}/letters/mute`, { of: 'loran', act: 'mute' });
  const notice = { headline: 'Ships wanted', text };
  expect((await kili.submit(`${KILI}/newspaper`, `${KILI}/newspaper`, notice)).status).toBe(303);
}

/** A letter that all worlds have, after those that only some have. */
async function writeToHuman(site: GalaxySite, reader: readonly string[]): Promise<void> {
  const loran = await enter(site, 'loran');
  const letter = { reader, subject: 'Greetings', text: 'To you.' };
  const sent = await loran.submit(`${LORAN}/letters/new`, `${LORAN}/letters/new`, letter);
  expect(sent.status).toBe(303);
}

const asTold = (told: string): string =>
  withoutTokens(told).replaceAll(/\d{4}-\d\d-\d\d[ T][\d:.]+(?: UTC|Z)/g, 'TIME');

async function pagesOf(site: GalaxySite): Promise<Readonly<Record<string, string>>> {
  const human = await enter(site, 'human');
  const pages = await walk(human, HUMAN, 130);
  const wrong = await Promise.all(
    ['letters/2', 'letters/9', 'letters/x'].map((path) => human.get(`${HUMAN}/${path}`)),
  );
  const told = wrong.map(
    ({ status, text }, index) => [`wrong ${index}`, `${status} ${text}`] as const,
  );
  return Object.fromEntries([...pages, ...told].map(([path, text]) => [path, asTold(text)]));
}

type Pages = Readonly<Record<string, string>>;

/** The addresses at which two worlds differ. */
const otherThan = (one: Pages, other: Pages): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    // A PDF has the time when it was issued in its compressed part; its text is compared as HTML and plain text.
    (path) => !/\/pdf(?:\?|$)/u.test(path) && one[path] !== other[path],
  );

async function world(kind: 'quiet' | 'talking' | 'group'): Promise<readonly Pages[]> {
  const site = await galaxySite(threePowers());
  if (kind === 'talking') await talk(site);
  await writeToHuman(site, kind === 'group' ? ['human', 'kili'] : ['human']);
  if (kind === 'group') {
    const kili = await enter(site, 'kili');
    await kili.submit(`${KILI}/letters/1`, `${KILI}/letters/1`, { text: 'Noted.' });
  }
  const before = await pagesOf(site);
  await turn(site);
  return [before, await pagesOf(site)];
}

test('FOG-15, DIP-13: what two others write to each other changes no page, report, count or error of a third', async () => {
  const [quiet, talking, group] = [
    await world('quiet'),
    await world('talking'),
    await world('group'),
  ];
  const [before] = quiet;
  expect(Object.keys(before!).length).toBeGreaterThan(20);
  expect(JSON.stringify(quiet)).toContain('Greetings');
  for (const other of [talking, group]) {
    for (const [index, pages] of quiet.entries())
      expect(otherThan(other[index]!, pages)).toEqual([]);
  }
});
