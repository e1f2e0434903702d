import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  CAMPAIGN,
  hiddenFields,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';

const guideIn = (text: string): string =>
  /<section class="tutorial.*?<\/section>/s.exec(text)?.[0] ?? '';

describe('TURN-4: the guide through the first questions of a battle', () => {
  let site: TestSite;
  let base: string;
  let player: Visitor;

  const asked = async (): Promise<'human' | 'loran'> => {
    const { open } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
    return open[0]!.asked === 'human' ? 'human' : 'loran';
  };
  const open = async (): Promise<string> => (await player.get(`${base}/questions`)).text;

  beforeAll(async () => {
    site = await openSite({ battles: 'interactive' });
    await sendBothToTheMiddle(site.desk);
    await runTurn(site.desk);
    const empire = await asked();
    base = `${CAMPAIGN}/empires/${empire}`;
    player = await site.visitor(site.desk.tokens[empire]);
  });
  afterAll(() => site.close());

  test('says what the window asks, what each choice does, and where the odds are', async () => {
    const text = await open();
    const wolf = /href="([^"]*\/what-if[^"]*)"/.exec(guideIn(text))?.[1]?.replace('&#x3D;', '=');
    expect(wolf).toMatch(/\/what-if\?question=.*H\d{4}/);
    expect((await player.get(wolf!)).status).toBe(200);
    expect(text).toMatch(/<ul class="question-choices">\s*<li>/);
  });

  test('stays for the rest of the turn after an answer, and is closed for good', async () => {
    const page = await open();
    const fields = hiddenFields(page, `${base}/questions`);
    const choice = /<input type="radio"[^>]*name="(q0\.answer)"[^>]*value="([^"]*)"/.exec(page);
    const value = choice?.[2]?.replaceAll('&quot;', '"') ?? '';
    await player.send(`${base}/questions`, { ...fields, 'q0.answer': value });
    const { actor } = { actor: site.desk[base.endsWith('human') ? 'human' : 'loran'] };
    expect(done(await site.desk.use.readPlayerDesk({ actor })).questions).not.toEqual([]);
    await player.submit(`${base}/help`, `${base}/tutorial`, {
      tutorial: 'first-question',
      act: 'dismiss',
    });
    const text = await open();
    expect(guideIn(text)).toBe('');
    expect(text).not.toContain('question-choices');
  });
});

describe('the guide through the report of a first battle', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
    await sendBothToTheMiddle(site.desk);
    await runTurn(site.desk);
  });
  afterAll(() => site.close());

  test('leads to the record of the battle, and does not come back', async () => {
    const base = `${CAMPAIGN}/empires/human`;
    const player = await site.visitor(site.desk.tokens.human);
    const report = `${base}/reports/2/1/report`;
    const { text } = await player.get(report);
    const anchor = /href="#(battle-[^"]*)"/.exec(guideIn(text))?.[1] ?? '';
    expect(text).toContain(`id="${anchor}"`);
    for (const other of [`${base}/reports/1/1/report`, `${base}/reports/2/1/sheet`]) {
      expect(guideIn((await player.get(other)).text)).toBe('');
    }
    const closed = await player.submit(report, `${base}/tutorial`, { act: 'dismiss' });
    expect(closed.to).toBe(report);
    expect(guideIn((await player.get(report)).text)).toBe('');
  });
});
