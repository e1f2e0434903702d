import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fields, hiddenFields, withoutTokens } from '#test/support/http-site';
import { innerList, LIST_CSV, LIST_JSON } from '#test/support/sample-list';
import { NEXT_STEP, press, type SetupSite, setupSite, toForces } from '#test/support/setup-site';

let it: SetupSite;
beforeAll(async () => {
  it = await setupSite();
});
afterAll(() => it.site.close());

const PAGES = [
  ...['', '/map', '/rules', '/empires', '/homeworlds', '/galaxy', '/colonies', '/forces'],
  ...['/names', '/start', '/sheet', '/sheet/txt'],
];
/** The field with the Spartas that were chosen automatically. */
const spartasIn = (html: string): string =>
  /name="(g\d+-n-[^"]*)"[^>]*value="\d+" aria-label="Number of Sparta"/.exec(html)![1]!;
const AUTOMATIC = { button: 'Choose for me', act: 'automatic' };

test('SET-1, MAP-2: a campaign is set up from nothing to the first orders', async () => {
  const { moderator } = it;
  const slug = await it.begin('Two Suns');
  const at = (page: string) => `/setups/${slug}${page}`;
  const one = await it.seated(slug, 1, 'Anna');
  const two = await it.seated(slug, 2, 'Bert');
  const drawn = { kind: 'draw', players: '2', title: 'Suns', era: '1', rings: '', seed: 'autumn' };
  const map = await press(moderator, at('/map'), { button: 'Draw a new map', ...drawn });
  expect([map.status, map.to]).toEqual([303, at('/rules')]);
  const rules = await press(moderator, at('/rules'), { button: 'name="search"', act: 'save' });
  expect([rules.status, rules.to]).toEqual([303, at('/empires')]);
  const mine = { button: 'Save the empire', act: 'empire', name: 'Upper', list: 'human' };
  expect((await press(one, at('/empires'), mine)).status).toBe(303);
  expect((await press(moderator, at('/empires'), NEXT_STEP)).to).toBe(at('/homeworlds'));
  const home = { button: 'Choose the homeworld' };
  expect((await one.get(at('/homeworlds'))).text).toContain('It is your turn');
  expect((await two.get(at('/homeworlds'))).text).not.toContain('Choose the homeworld');
  expect((await press(one, at('/homeworlds'), { ...home, place: '0' })).status).toBe(303);
  const shut = await press(two, at('/homeworlds'), { ...home, place: '1' });
  expect([shut.status, shut.text.includes('href="#home-place"')]).toEqual([422, true]);
  expect((await press(two, at('/homeworlds'), { ...home, place: '6' })).status).toBe(303);
  expect((await press(moderator, at('/galaxy'), NEXT_STEP)).to).toBe(at('/forces'));
  for (const player of [one, two]) {
    expect((await press(player, at('/forces'), AUTOMATIC)).status).toBe(303);
  }
  const start = await press(moderator, at('/start'), { button: 'Start the campaign' });
  expect([start.status, start.to]).toEqual([303, '/campaigns/two-suns/moderator/']);
  const seat = /href="(\/campaigns\/two-suns\/empires\/[^"]+)"/.exec((await one.get('/')).text);
  expect((await one.get(seat![1]!)).status).toBe(200);
  expect((await one.get(at(''))).text).toContain('The campaign has started.');
});

test('a setup with the name of a campaign of its moderator is refused, and a free name is offered', async () => {
  const path = '/setups/new';
  const refused = await it.moderator.submit(path, path, { name: 'first contact' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('such as “first contact (2)”');
});

test('people without a seat in a setup don’t learn that it exists, and strangers are asked to sign in', async () => {
  const slug = await it.begin('Hidden');
  const stranger = await it.stranger('Sten');
  const nobody = await it.site.visitor();
  const nothing = (await stranger.get('/setups/no-such-setup')).text;
  for (const page of PAGES) {
    const path = `/setups/${slug}${page}`;
    const seen = await stranger.get(path);
    expect([path, seen.status]).toEqual([path, 404]);
    expect(withoutTokens(seen.text).replaceAll(path, '/setups/no-such-setup')).toBe(
      withoutTokens(nothing),
    );
    expect((await nobody.get(path)).to).toBe(`/sign-in?to=${path}`);
  }
  expect((await stranger.get('/setups/new')).status).toBe(404);
});

test('somebody who is asked to sign in comes back to the setup', async () => {
  const slug = await it.begin('Back');
  const person = await it.site.visitor();
  const path = `/sign-in?to=/setups/${slug}`;
  const signedIn = { name: 'Mona', password: 'eleven blue whales' };
  expect((await person.submit(path, '/sign-in', signedIn)).to).toBe(`/setups/${slug}`);
  const elsewhere = await it.site.visitor();
  const away = await elsewhere.submit('/sign-in?to=//evil.example', '/sign-in', signedIn);
  expect(away.to).toBe('/');
});

test('everything that is wrong with a map is told at once, at its fields, and what was typed stays', async () => {
  const slug = await it.begin('Wrong');
  const path = `/setups/${slug}/map`;
  const wrong = { kind: 'draw', players: '0', title: '', era: '40', rings: '2', seed: 'winter' };
  const refused = await press(it.moderator, path, { button: 'Draw a new map', ...wrong });
  expect(refused.status).toBe(422);
  for (const field of ['players', 'title', 'era']) {
    expect(refused.text).toContain(`href="#map-${field}"`);
  }
  expect(refused.text).toContain('value="winter"');
  expect((await it.moderator.get(path)).text).not.toContain('value="winter"');
});

test('a step that somebody changed meanwhile is refused with its reason, and what was typed stays', async () => {
  const slug = await it.begin('Tabs');
  const path = `/setups/${slug}/map`;
  const drawn = { kind: 'draw', players: '2', era: '1', rings: '', seed: 'autumn' };
  const { text } = await it.moderator.get(path);
  const seen = /name="seen" value="([^"]*)"/.exec(text)![1]!;
  const old = { button: 'Draw a new map', ...drawn, seen };
  expect((await press(it.moderator, path, { ...old, title: 'First' })).status).toBe(303);
  await press(it.moderator, `/setups/${slug}`, {
    button: 'value="back"',
    act: 'back',
    step: 'map',
  });
  const second = await press(it.moderator, path, { ...old, title: 'Second' });
  expect(second.status).toBe(409);
  expect(second.text).toContain('Somebody has changed this step since you opened the page.');
  expect(second.text).toContain('value="Second"');
});

test('the rules are searched without a script, differ visibly from the book, and are read by players', async () => {
  const { moderator } = it;
  const slug = await it.begin('Rules');
  const path = `/setups/${slug}/rules`;
  const asked = { button: 'name="search"', 'setting-raiders': 'off' };
  const found = await press(moderator, path, { ...asked, act: 'search', search: 'raiders' });
  expect(found.text).toMatch(/\d+ settings? found/);
  expect(found.text).toContain('The book’s default: on.');
  expect((await press(moderator, path, { ...asked, act: 'save' })).status).toBe(303);
  const player = await it.seated(slug, 1, 'Rita');
  const read = (await player.get(path)).text;
  expect(read).toContain('The book’s default: on.');
  expect(read).not.toContain('Save the rules');
  expect((await player.get(`/setups/${slug}/sheet`)).text).toContain('differs; the book has');
});

test('SET-1: units that are too dear are refused at once with their cost, and stay in the form', async () => {
  const slug = await it.begin('Dear');
  const one = await it.seated(slug, 1, 'Dora');
  await toForces(it, slug);
  const path = `/setups/${slug}/forces`;
  const { text } = await one.get(path);
  const count = spartasIn(text);
  const dear = { button: 'Choose for me', [count]: '50' };
  const judged = await press(one, path, { ...dear, act: 'check' });
  expect([judged.status, judged.text.includes('Remove units that cost')]).toEqual([200, true]);
  const refused = await press(one, path, { ...dear, act: 'ready' });
  expect([refused.status, refused.text.includes('value="50"')]).toEqual([422, true]);
  const named = await press(one, path, { ...dear, [count]: '2', act: 'ready' });
  expect(named.status).toBe(303);
  expect((await one.get(path)).text).toContain('You are ready.');
});

test('FOG-1: what player 1 buys changes no page of player 2', async () => {
  const pagesAfter = async (act: Readonly<Record<string, string>>) => {
    const twin = await setupSite();
    const slug = await twin.begin('Twins');
    const one = await twin.seated(slug, 1, 'Anna');
    const two = await twin.seated(slug, 2, 'Bert');
    await toForces(twin, slug);
    const path = `/setups/${slug}/forces`;
    const before = (await one.get(path)).text;
    const count = spartasIn(before);
    const fields = act['act'] === 'ready' ? { [count]: '1' } : {};
    expect((await press(one, path, { button: 'Choose for me', ...act, ...fields })).status).toBe(
      303,
    );
    const pages: string[] = [];
    for (const page of PAGES) {
      const seen = await two.get(`/setups/${slug}${page}`);
      pages.push(withoutTokens(seen.text));
    }
    await twin.site.close();
    return pages;
  };
  const chosen = await pagesAfter({ act: 'automatic' });
  expect(await pagesAfter({ act: 'ready' })).toEqual(chosen);
});

test('the rules sheet of a setup is had as PDF, HTML and text, the same as long as no setting changes', async () => {
  const { moderator } = it;
  const slug = await it.begin('Sheets');
  const player = await it.seated(slug, 1, 'Paula');
  const page = (await player.get(`/setups/${slug}/sheet`)).text;
  for (const form of ['pdf?paper&#x3D;a4', 'pdf?paper&#x3D;letter', 'html', 'txt']) {
    expect(page).toContain(`href="/setups/${slug}/sheet/${form}"`);
  }
  const pdf = `/setups/${slug}/sheet/pdf`;
  const first = await player.get(pdf);
  expect([first.status, first.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(first.headers.get('content-disposition')).toContain(`${slug}-rules-sheet.pdf`);
  expect((await moderator.get(pdf)).text).toBe(first.text);
  expect((await player.get(`${pdf}?paper=a4`)).text).toBe(first.text);
  expect((await player.get(`${pdf}?paper=letter`)).text).toContain('/MediaBox [0 0 612 792]');
  expect((await player.get(`/setups/${slug}/sheet/docx`)).status).toBe(404);
  expect((await player.get(`/setups/${slug}/sheet/txt`)).text).toContain('Rules sheet');
});

test('U-9: the moderator adds force lists as files, as text and from the designer, and players see their classes', async () => {
  const { moderator } = it;
  const slug = await it.begin('Lists');
  const player = await it.seated(slug, 1, 'Lena');
  const at = (page: string) => `/setups/${slug}${page}`;
  const drawn = { kind: 'draw', players: '2', title: 'Suns', era: '1', rings: '', seed: 'autumn' };
  await press(moderator, at('/map'), { button: 'Draw a new map', ...drawn });
  await press(moderator, at('/rules'), { button: 'name="search"', act: 'save' });
  const empires = (await moderator.get(at('/empires'))).text;
  const keys = hiddenFields(empires, at('/lists'));
  const form = new FormData();
  for (const [name, value] of Object.entries(keys)) form.set(name, value);
  form.set('text', new Blob([LIST_CSV]), 'corsairs.csv');
  const sent = await fetch(it.site.address + at('/lists'), {
    ...({ method: 'POST', body: form, redirect: 'manual' } as const),
    headers: { cookie: moderator.cookies() },
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, at('/empires')]);
  expect((await player.get(at('/empires'))).text).toContain('Corsair Brotherhood');
  expect((await player.get(at('/lists/corsairs'))).text).toContain('Sea Dog');
  expect((await player.get(at('/lists/corsairs/pdf'))).text.slice(0, 5)).toBe('%PDF-');
  expect((await player.get(at('/lists/nobody'))).status).toBe(404);
  const mine = { button: 'Save the empire', act: 'empire', name: 'Upper', list: 'corsairs' };
  expect((await press(player, at('/empires'), mine)).status).toBe(303);
  expect((await player.get(at(''))).text).toContain('Corsair Brotherhood');
  const change = async (fields: Fields) => {
    const { text } = await moderator.get(at('/empires'));
    return moderator.send(at('/lists'), { ...hiddenFields(text, at('/lists')), ...fields });
  };
  const removed = await change({ act: 'remove', list: 'corsairs' });
  expect(removed.status).toBe(422);
  expect(removed.text).toContain('Player 1 has chosen Corsair Brotherhood.');
  const begun = await moderator.submit('/designer', '/designer/begin', {
    act: 'copy',
    from: 'human',
  });
  expect(begun.status).toBeLessThan(400);
  const [, saved = ''] = /name="saved"[^]*?value="([^"]+)"/.exec(
    (await moderator.get(at('/empires'))).text,
  )!;
  const taken = await change({ act: 'saved', saved });
  expect([taken.status, taken.to]).toEqual([303, at('/empires')]);
});

test('U-9: everything that is wrong with a force list is told at once, and its text stays', async () => {
  const { moderator } = it;
  const slug = await it.begin('Bad lists');
  const at = (page: string) => `/setups/${slug}${page}`;
  const drawn = { kind: 'draw', players: '2', title: 'Suns', era: '1', rings: '', seed: 'autumn' };
  await press(moderator, at('/map'), { button: 'Draw a new map', ...drawn });
  await press(moderator, at('/rules'), { button: 'name="search"', act: 'save' });
  const add = async (text: string) => {
    const page = (await moderator.get(at('/empires'))).text;
    return moderator.send(at('/lists'), { ...hiddenFields(page, at('/lists')), act: 'text', text });
  };
  const spoilt = LIST_JSON.replace('Boarding 2', 'Bording 2').replace('"CL"', '"XL"');
  const refused = await add(spoilt);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('There is no ability “Bording”.');
  expect(refused.text).toContain('units[1].hull');
  expect(refused.text).toContain('Bording 2&quot;');
  expect((await add(' ')).text).toContain('Choose a file, or paste the text of a force list.');
  expect((await add(JSON.stringify(innerList('human')))).status).toBe(422);
  expect((await add(LIST_JSON)).status).toBe(303);
});
