import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { done, scenarioText, sendBothToTheMiddle } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  NO_LIMITS,
  openSite,
  type TestSite,
  type Visitor,
  visitorOf,
  withoutTokens,
} from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
let loran: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
});
afterAll(() => site.close());

const page = async (visitor: Visitor, path: string): Promise<string> => {
  const { status, text } = await visitor.get(path);
  expect(status).toBe(200);
  return text;
};

test('the desk begins with what is to do, and each item leads to where it is dealt with', async () => {
  const text = await page(moderator, `${MODERATOR}/`);
  expect(text.indexOf('To do')).toBeLessThan(text.indexOf('Next: Economic Phase'));
  expect(text).toContain('Loran Imperium has not written any orders');
  expect(text).toContain(`href="${MODERATOR}/shadow"`);
});

test('a shadow turn shows what would happen, and players learn of it only that it was tried', async () => {
  await sendBothToTheMiddle(site.desk);
  const before = withoutTokens(await page(human, `${HUMAN}/sheet`));
  const text = await page(moderator, `${MODERATOR}/shadow`);
  expect(text).toMatch(/as of 2024-01-01 .*, with the orders of all 2 empires/);
  expect(text).toContain('no player learns the result');
  expect(text).toContain('list of looks says that you ran a trial');
  expect(text).toContain('Battles');
  expect(text).toContain('Wolf 359');
  expect(withoutTokens(await page(human, `${HUMAN}/sheet`))).toBe(before);
  expect(await page(human, `${HUMAN}/looks`)).toContain(
    'A moderator ran a trial of the submitted orders of all empires of turn 1',
  );
});

test('a note, a ruling and a message are written, and what is wrong comes back with what was sent', async () => {
  const form = async (path: string, fields: Record<string, string>) => {
    const token = await moderator.tokenOf(`${MODERATOR}${path}`);
    return moderator.send(`${MODERATOR}${path}`, { 'form-token': token, ...fields });
  };
  expect((await form('/notes', { text: '<b>Watch Sol</b>' })).status).toBe(303);
  expect(await page(moderator, `${MODERATOR}/notes`)).toContain('&lt;b&gt;Watch Sol&lt;/b&gt;');
  const ruling = { question: 'May they wait?', decision: 'They may.', public: 'yes' };
  const refused = await form('/rulings', { ...ruling, rule: 'MOV-99' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('There is no rule “MOV-99”.');
  expect(refused.text).toContain('May they wait?');
  expect((await form('/rulings', { ...ruling, rule: 'MOV-1' })).status).toBe(303);
  expect(await page(human, `${HUMAN}/rulings?search=wait`)).toContain('They may.');
  expect((await form('/messages', { to: 'human', text: 'A comet passes.' })).status).toBe(303);
  expect(await page(human, `${HUMAN}/`)).toContain('A comet passes.');
  expect(await page(loran, `${LORAN}/`)).not.toContain('comet');
});

test('players have no door to the rooms of the desk', async () => {
  for (const path of [
    '/shadow',
    '/diff',
    '/notes',
    '/messages',
    '/progress',
    '/preview',
    '/export',
  ]) {
    expect((await human.get(`${MODERATOR}${path}`)).status).toBe(404);
    expect((await human.get(`${HUMAN}${path}`)).status).toBe(404);
  }
});

test('TURN-2: before the Opening the moderator sees what each would be issued, and then issues it', async () => {
  const { use, moderator: actor } = site.desk;
  for (;;) {
    const { phase, version } = done(await use.readDesk({ actor }));
    if (phase === 'opening') break;
    done(await use.runNextPhase({ actor, version }));
  }
  expect(await page(moderator, `${MODERATOR}/`)).toContain('Issue the reports');
  const before = withoutTokens(await page(human, `${HUMAN}/`));
  expect(await page(moderator, `${MODERATOR}/preview`)).toContain('Reports of turn 2');
  expect(await page(moderator, `${MODERATOR}/preview/human/report`)).toContain('This is a preview');
  expect((await moderator.get(`${MODERATOR}/preview/narn/report`)).status).toBe(404);
  // That it is looked at would tell that the turn is nearly done.
  expect(withoutTokens(await page(human, `${HUMAN}/`))).toBe(before);
  const issued = await moderator.submit(`${MODERATOR}/preview`, `${MODERATOR}/run`);
  expect(issued.to).toBe(`${MODERATOR}/?done=ran`);
  expect(await page(human, `${HUMAN}/reports/2/1/report`)).toContain('From the moderator');
});

test('TURN-3: what changed between two points is told with names', async () => {
  const { runs } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
  const to = String(runs.at(-1)!.version);
  const text = await page(moderator, `${MODERATOR}/diff?from=1&to=${to}`);
  expect(text).toContain('From turn 1, before the Economic Phase, to turn 2');
  expect(text).toContain('Human Commonwealth');
  expect(text).toContain('treasury');
  expect((await moderator.get(`${MODERATOR}/diff?from=1&to=99`)).status).toBe(404);
});

test('TURN-3: the journal says why the moderator went back, and pages of players do not', async () => {
  const undone = await moderator.submit(`${MODERATOR}/undo/1`, `${MODERATOR}/undo`, {
    reason: 'A fleet was forgotten',
  });
  expect(undone.status).toBe(303);
  expect(await page(moderator, `${MODERATOR}/`)).toContain(
    'Undone back to turn 1, before the Economic Phase: A fleet was forgotten',
  );
  for (const path of ['/', '/reports', '/orders']) {
    expect(await page(human, `${HUMAN}${path}`)).not.toContain('forgotten');
  }
});

test('the whole campaign is saved as a file, and the journal says so', async () => {
  const asked = await page(moderator, `${MODERATOR}/export`);
  expect(asked).toContain('give it to any player');
  const file = await moderator.submit(`${MODERATOR}/export`, `${MODERATOR}/export`);
  expect(file.headers.get('content-disposition')).toContain('first-contact-turn-1.farlane.json');
  expect(file.text.startsWith('{\n"format": "farlane-campaign"')).toBe(true);
  const { store } = site.desk.ports;
  const audit = await store.read((reader) => reader.audit(site.desk.moderator.campaign));
  // A file shows what is every player's, so it's a look too, of which they read.
  expect(audit.slice(-2).map(({ act }) => act)).toEqual(['exported', 'looked']);
});

test('a run that takes its time shows how far it is, and leads back when it is done', async () => {
  const composed = compose(site.desk.ports, { limits: NO_LIMITS, patienceMs: 0 });
  const { server, address } = await listen(httpApp(composed), { host: '127.0.0.1', port: 0 });
  const visitor = visitorOf(address);
  await visitor.enter(site.desk.tokens.moderator);
  const begun = await visitor.submit(`${MODERATOR}/`, `${MODERATOR}/run`, {
    what: 'turn',
    confirmed: 'yes',
  });
  expect(begun.to).toBe(`${MODERATOR}/progress`);
  const beside = await visitor.submit(`${MODERATOR}/notes`, `${MODERATOR}/run`, {
    version: String(await site.desk.version()),
    what: 'turn',
    confirmed: 'yes',
  });
  expect(beside.status).toBeGreaterThanOrEqual(400);
  let part = '';
  for (let looks = 0; looks < 600 && !part.includes('data-done'); looks += 1) {
    part = await page(visitor, `${MODERATOR}/progress/part`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(part).toContain('data-done');
  expect(part).not.toContain('<html');
  server.close();
  server.closeAllConnections();
});

test('a moderator of a campaign may make another one here; nobody else learns of that page', async () => {
  const texts = {
    names: async () => ['first-contact'],
    read: async (name: string) => (name === 'first-contact' ? scenarioText() : undefined),
  };
  const composed = compose({ ...site.desk.ports, texts }, { limits: NO_LIMITS });
  const { server, address } = await listen(httpApp(composed), { host: '127.0.0.1', port: 0 });
  const [owner, player] = [visitorOf(address), visitorOf(address)];
  await owner.enter(site.desk.tokens.moderator);
  await player.enter(site.desk.tokens.human);
  expect((await player.get('/campaigns/new')).status).toBe(404);
  expect((await player.get('/')).text).not.toContain('/campaigns/new');
  expect((await owner.get('/')).text).toContain('/campaigns/new');
  const path = '/campaigns/new';
  const empty = await owner.submit(path, path, { name: ' ', scenario: 'first-contact' });
  expect([empty.status, empty.text.includes('1 to 80 characters')]).toEqual([422, true]);
  const made = await owner.submit(path, path, {
    name: 'Third',
    scenario: 'first-contact',
    'setting-battles': 'interactive',
  });
  expect(made.text).toContain('Third is made');
  const links = made.text.match(/value="http:[^"]*\/enter\/[^"]*"/g) ?? [];
  expect(links.every((link) => link.includes(address))).toBe(true);
  expect(links).toHaveLength(3);
  expect(made.text).toContain(
    'You are invited to the campaign “Third”. Your seat: Human Commonwealth.',
  );
  server.close();
  server.closeAllConnections();
});
