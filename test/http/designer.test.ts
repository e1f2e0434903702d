import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hiddenFields, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { join } from '#test/support/people';
import { LIST_CSV, LIST_JSON } from '#test/support/sample-list';

const BEGIN = '/designer/begin';
const LIST = '/designer/list';
const CLASS = '/designer/class';
const [JSON_TEXT, CSV_TEXT] = [LIST_JSON, LIST_CSV];

type Fields = Record<string, string>;

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const keysIn = (html: string, path: string): Fields =>
  Object.fromEntries(
    Object.entries(hiddenFields(html, path)).map(([name, value]) => [name, plain(value)]),
  );
const namesIn = (html: string): readonly string[] => {
  const list = JSON.parse(keysIn(html, LIST)['list']!) as { units: { name: string }[] };
  return list.units.map(({ name }) => name);
};

let site: TestSite;
/** Somebody with a seat by a link, and nothing else. */
let guest: Visitor;
/** Somebody with an account. */
let anna: Visitor;
beforeAll(async () => {
  site = await openSite();
  guest = await site.visitor(site.desk.tokens.human);
  const { session } = await join(site.desk, site.desk.tokens.loran, 'Anna');
  anna = (await site.visitor()).with(session);
});
afterAll(() => site.close());

const begin = async (who: Visitor, fields: Fields) =>
  who.send(BEGIN, { 'form-token': await who.tokenOf('/designer'), ...fields });

/** The page after a form, wherever it leads. */
const follow = async (
  who: Visitor,
  answer: Promise<{ status: number; text: string; to: string }>,
) => {
  const { status, text, to } = await answer;
  return status === 303 || status === 302 ? { ...(await who.get(to)), to } : { status, text, to };
};

const SHARK: Fields = {
  ...{ name: 'Shark', kind: 'ship', hull: 'CT', era: '0', abilities: 'Boarding 2' },
  ...{ dv: '2', as: '1', af: '1', cv: '0', cr: '2', atmospheric: 'yes' },
};

describe('the designer', () => {
  test('is for people with a seat or an account; nobody else learns that it exists', async () => {
    const stranger = await site.visitor();
    for (const path of ['/designer', '/designer/abilities', '/designer/published/human']) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await guest.get(path)).status).toBe(200);
      expect((await anna.get(path)).status).toBe(200);
    }
    const token = await stranger.tokenOf('/');
    for (const path of [BEGIN, LIST, CLASS, '/designer/battle']) {
      expect((await stranger.send(path, { 'form-token': token })).status).toBe(404);
    }
    expect((await guest.get('/')).text).toContain('href="/designer"');
    expect((await stranger.get('/')).text).not.toContain('/designer');
  });

  test('without an account a list is in its page only, which says so, and a change can be undone', async () => {
    expect((await guest.get('/designer')).text).toContain('You have no account here');
    const empty = await begin(guest, { act: 'empty' });
    expect(empty.text).toContain('not saved on the server');
    const add = await guest.send(LIST, { ...keysIn(empty.text, LIST), act: 'add' });
    expect(add.text).toContain('Add a class');
    const put = await guest.send(CLASS, { ...keysIn(add.text, CLASS), ...SHARK, act: 'put' });
    expect(put.status).toBe(200);
    expect(namesIn(put.text)).toEqual(['Shark']);
    expect(put.text).toContain('The list can be played as it is.');
    const copied = await guest.send(LIST, { ...keysIn(put.text, LIST), act: 'copy 0' });
    expect(namesIn(copied.text)).toEqual(['Shark', 'Shark 2']);
    const undone = await guest.send(LIST, { ...keysIn(copied.text, LIST), act: 'undo' });
    expect(namesIn(undone.text)).toEqual(['Shark']);
    expect((await guest.get('/designer/lists/any')).status).toBe(404);
  });

  test('U-9: faults are told at once, lead to their fields, and a class with faults is kept', async () => {
    const empty = await begin(guest, { act: 'empty' });
    const add = await guest.send(LIST, { ...keysIn(empty.text, LIST), act: 'add' });
    const bad = { ...SHARK, dv: '0', as: '9', abilities: 'Boarding 2, Warp' };
    const checked = await guest.send(CLASS, { ...keysIn(add.text, CLASS), ...bad, act: 'check' });
    expect(checked.text).toMatch(/id="class-dv-error">DV is a whole number from 1/);
    expect(checked.text).toMatch(/id="class-abilities-error">There is no ability “Warp”/);
    expect(checked.text).toContain('It spends 14 construction points and has 8: take off 6.');
    expect(checked.text).toContain('value="Boarding 2, Warp"');
    const put = await guest.send(CLASS, { ...keysIn(add.text, CLASS), ...bad, act: 'put' });
    expect(put.text).toContain('It has 3 problems, so the list can’t be played yet.');
    expect(put.text).toMatch(/value="edit 0" formaction="\/designer\/list#class-dv">Shark: DV is/);
    const edit = await guest.send(LIST, { ...keysIn(put.text, LIST), act: 'edit 0' });
    const mended = await guest.send(CLASS, { ...keysIn(edit.text, CLASS), ...SHARK, act: 'put' });
    expect(mended.text).toContain('1 class. The list can be played as it is.');
    const odd = { ...SHARK, name: ' ', dv: 'lots' };
    const refused = await guest.send(CLASS, { ...keysIn(add.text, CLASS), ...odd, act: 'put' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Give it a name.');
    expect(refused.text).toContain('“lots” is not a whole number.');
  });

  test('U-22: the bill and other classes are told beside a class, also as a part for the script', async () => {
    const copied = await begin(guest, { act: 'copy', from: 'human' });
    const place = namesIn(copied.text).indexOf('Prometheus');
    const edit = await guest.send(LIST, {
      ...keysIn(copied.text, LIST),
      act: `edit ${String(place)}`,
    });
    expect(edit.text).toContain('20 of 20 construction points spent. Cost 9 EP');
    const form = {
      ...keysIn(edit.text, CLASS),
      ...SHARK,
      ...{ 'compare-1': 'loran.merte', 'compare-2': 'own:my-human.sparta' },
    };
    const { text } = await guest.send('/designer/class/judge', form);
    expect(text).not.toContain('<html');
    expect(text).toContain('8 of 8 construction points spent. Cost 3 EP');
    expect(text).toContain('<th scope="col" class="align-end">Merte</th>');
    expect(text).toContain('7 <span class="quiet">(+4)</span>');
    expect(text).toContain('5 <span class="quiet">(+2)</span>');
  });

  test('with an account every change is saved, earlier versions can be restored, and a list can be deleted', async () => {
    const copied = await follow(anna, begin(anna, { act: 'copy', from: 'loran' }));
    const names = namesIn(copied.text);
    expect(copied.text).toContain('Saved in your account as version 1.');
    const deleted = await follow(
      anna,
      anna.send(LIST, { ...keysIn(copied.text, LIST), act: 'delete 0' }),
    );
    expect(namesIn(deleted.text)).toEqual(names.slice(1));
    expect(deleted.to).toMatch(/^\/designer\/lists\/[^/]+$/);
    expect((await anna.get('/designer')).text).toContain(`href="${deleted.to}"`);
    const restored = await anna.send(LIST, { ...keysIn(deleted.text, LIST), act: 'restore 1' });
    expect(namesIn(restored.text)).toEqual(names);
    expect(restored.text).toContain('version 3');
    const keys = keysIn(restored.text, LIST);
    const renamed = await follow(
      anna,
      anna.send(LIST, { ...keys, act: 'rename', name: 'Reds', id: 'reds' }),
    );
    expect(renamed.text).toContain('<h1>Reds');
    const wrong = { ...keysIn(renamed.text, LIST), act: 'rename', name: 'Reds', id: 'No id' };
    const refused = await anna.send(LIST, wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/id="names-id-error">This is not an id/);
    // Nobody else sees it.
    const other = await guest.get(renamed.to);
    expect(other.status).toBe(404);
    const ask = await anna.send(LIST, { ...keysIn(renamed.text, LIST), act: 'ask-delete' });
    expect(ask.text).toContain('Delete Reds?');
    await anna.send('/designer/delete', keysIn(ask.text, '/designer/delete'));
    expect((await anna.get(renamed.to)).status).toBe(404);
  });

  test('of two windows the second to save is refused, and both versions are kept', async () => {
    const first = await follow(anna, begin(anna, { act: 'text', text: JSON_TEXT }));
    const stale = keysIn(first.text, LIST);
    await anna.send(LIST, { ...stale, act: 'delete 0' });
    const second = await anna.send(LIST, { ...stale, act: 'copy 1' });
    expect(second.status).toBe(409);
    expect(second.text).toContain('saved in another window');
    expect(namesIn(second.text)).toContain('Haven 2');
    const path = /href="(\/designer\/lists\/[^"]+)">Open the saved list/.exec(second.text)![1]!;
    expect(namesIn((await anna.get(path)).text)).toEqual([
      ...['Haven', 'Kestrel', 'Drift Mine', 'Cutthroats'],
    ]);
    const kept = await anna.send(LIST, { ...keysIn(second.text, LIST), act: 'save-new' });
    expect(kept.text).toContain('Saved in your account as version 1.');
    expect(namesIn(kept.text)).toEqual([
      ...['Sea Dog', 'Haven', 'Haven 2', 'Kestrel', 'Drift Mine', 'Cutthroats'],
    ]);
    expect(namesIn((await anna.get(path)).text)).toHaveLength(4);
  });

  test('a list is downloaded as JSON and CSV, and opened again as it was', async () => {
    const opened = await begin(guest, { act: 'text', text: CSV_TEXT });
    const keys = keysIn(opened.text, LIST);
    const json = await guest.send(LIST, { ...keys, act: 'json' });
    expect(json.headers.get('content-disposition')).toContain('corsairs.json');
    expect(JSON.parse(json.text)).toEqual(JSON.parse(JSON_TEXT));
    const csv = await guest.send(LIST, { ...keys, act: 'csv' });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const again = await begin(guest, { act: 'text', text: csv.text });
    expect(keysIn(again.text, LIST)['list']).toBe(keys['list']);
  });

  test('U-9: a bad file is refused with every reason and its place, and changes nothing; one that is well formed can be opened to correct it', async () => {
    const before = (await anna.get('/designer')).text.match(/seat-card|class="card"/gu)?.length;
    const dear = JSON_TEXT.replace('"dv": 2, "as": 1', '"dv": 9, "as": 1').replace(
      '"Carrier"',
      '"Carier"',
    );
    const refused = await begin(anna, { act: 'text', text: dear });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('units[0]: Sea Dog: It spends 15 construction points and has 8');
    expect(refused.text).toContain('units[1].abilities[0]: There is no ability “Carier”');
    const after = (await anna.get('/designer')).text.match(/seat-card|class="card"/gu)?.length;
    expect(after).toBe(before);
    const opened = await begin(guest, { act: 'text-anyway', text: dear });
    expect(opened.status).toBe(200);
    expect(namesIn(opened.text)).toHaveLength(5);
    const table = CSV_TEXT.replace('Haven,base,CL', 'Haven,base,XL');
    const rows = await begin(guest, { act: 'text', text: table });
    expect(rows.text).toContain('row 3, hull: “XL” is not one of the choices');
    expect(rows.text).not.toContain('Open it anyway');
    const other = JSON_TEXT.replace('"version": 1', '"version": 2');
    expect((await begin(guest, { act: 'text', text: other })).text).toContain(
      'version: 2 does not fit',
    );
    expect((await begin(guest, { act: 'text', text: ' ' })).text).toContain('Choose a file');
  });

  test('published lists are shown and printed, and abilities with their prices', async () => {
    const human = await guest.get('/designer/published/human');
    expect(human.text).toContain('Prometheus');
    expect(human.text).toContain('href="/designer/published/human/pdf?paper&#x3D;a4"');
    expect(human.text).toContain('href="/designer/published/human/pdf?paper&#x3D;letter"');
    const pdf = await guest.get('/designer/published/human/pdf?units=2');
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(pdf.text.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.text).toContain('/MediaBox [0 0 595.28 841.89]');
    const letter = await guest.get('/designer/published/human/pdf?paper=letter');
    expect(letter.text).toContain('/MediaBox [0 0 612 792]');
    const html = await guest.get('/designer/published/human/html');
    expect(html.text).toContain('record-boxes');
    expect((await guest.get('/designer/published/nobody')).status).toBe(404);
    expect((await guest.get('/designer/published/human/exe')).status).toBe(404);
    const { text } = await guest.get('/designer/abilities');
    expect(text).toMatch(
      /id="scout"><th scope="row">Scout, with a rating<\/th><td>ship, base, flight<\/td><td>2 for each point of rating<\/td><td>\+1<\/td><td>\+1<\/td><td>[A-Z]/,
    );
    expect(text).toContain('<th scope="row">Superdreadnought</th><td>SD</td>');
  });

  test('ENC-1: a class fights many battles against any fleet, and the page tells the chances', async () => {
    const opened = await begin(guest, { act: 'text', text: JSON_TEXT });
    const form = await guest.send('/designer/battle', {
      ...keysIn(opened.text, LIST),
      act: 'battle',
    });
    expect(form.text).toContain('<option value="corsairs.sea-dog">Sea Dog</option>');
    const asked = {
      ...keysIn(form.text, '/designer/battle'),
      ...{ scenario: 'deep-space', attacker: 'one', battles: '20', seed: '1', act: 'fight' },
      ...{ 'one.1.class': 'corsairs.sea-dog', 'one.1.count': '6' },
      ...{ 'two.1.class': 'loran.merte', 'two.1.count': '1', 'two.doctrine': 'all-out' },
    };
    const none = await guest.send('/designer/battle', { ...asked, 'two.1.class': '' });
    expect(none.status).toBe(422);
    expect(none.text).toContain('Opponents, row 1: Choose a class');
    const odd = await guest.send('/designer/battle', { ...asked, 'setting-armored': 'odd' });
    expect([odd.status, odd.text.includes('armored can’t be “odd”')]).toEqual([422, true]);
    const rules = { 'setting-damageRounding': 'down' };
    const begun = await guest.send('/designer/battle', { ...asked, ...rules, 'two.doctrine': '' });
    expect(begun.to).toBe('/designer/battle/result');
    for (;;) {
      const { text } = await guest.get('/designer/battle/result/part');
      if (text.includes('data-done')) break;
    }
    const { text } = await guest.get('/designer/battle/result');
    expect(text).toContain('Your fleet wins');
    expect(text).toContain('<li>Rounding of damage: down.</li>');
    expect(text).toContain('Sea Dog');
    const again = await guest.get('/designer/battle?again=yes');
    expect(again.text).toContain('<option value="corsairs.sea-dog" selected>');
    expect(again.text).toContain('<option value="down" selected>');
    expect(JSON.parse(keysIn(again.text, '/designer/battle')['list']!)).toMatchObject({
      id: 'corsairs',
    });
    // The odds of one person are nobody else's.
    expect((await anna.get('/designer/battle/result')).to).toBe('/designer/battle');
  });
});
