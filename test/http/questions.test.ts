import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  CAMPAIGN,
  hiddenFields,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'interactive' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
});
afterAll(() => site.close());

const OTHER = { human: 'loran', loran: 'human' } as const;
const asked = async (): Promise<'human' | 'loran' | undefined> => {
  const { open } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
  if (open.length === 0) return undefined;
  return open[0]!.asked === 'human' ? 'human' : 'loran';
};
const baseOf = (empire: string): string => `${CAMPAIGN}/empires/${empire}`;

test('TURN-4: the moderator sees who is asked; the one who is not sees nothing of it', async () => {
  const one = (await asked())!;
  const { text } = await moderator.get(`${MODERATOR}/`);
  expect(text).toContain('The turn waits for players.');
  const other = await site.visitor(site.desk.tokens[OTHER[one]]);
  expect((await other.get(`${baseOf(OTHER[one])}/questions`)).text).toContain('No open questions');
});

test('TURN-4: a question shows what its player may know, with the answer of their standing orders chosen', async () => {
  const one = (await asked())!;
  const player = await site.visitor(site.desk.tokens[one]);
  const { text } = await player.get(`${baseOf(one)}/questions`);
  expect(text).toContain('An encounter at Wolf 359');
  expect(text).toContain('Your units');
  expect(text).toMatch(/<input type="radio" [^>]* checked>/);
});

test.each(['/', '/orders/map'])(
  'TURN-7: at %s a waiting question is the first thing that needs its player, and only them',
  async (page) => {
    const one = (await asked())!;
    const needsOf = async (empire: 'human' | 'loran'): Promise<string> => {
      const player = await site.visitor(site.desk.tokens[empire]);
      const { text } = await player.get(`${baseOf(empire)}${page}`);
      return text.split('id="needs"')[1]?.split('</section>')[0] ?? '';
    };
    const needs = await needsOf(one);
    expect(/<li.*?<\/li>/su.exec(needs)?.[0]).toContain('1 question waits for your answer.');
    expect(needs).toContain(`href="${baseOf(one)}/questions">Answer now</a>`);
    expect(await needsOf(OTHER[one])).not.toContain('for your answer');
  },
);

test('TURN-4: what a player has seen so far is below all questions, and the question leads there', async () => {
  const one = (await asked())!;
  const player = await site.visitor(site.desk.tokens[one]);
  const { text } = await player.get(`${baseOf(one)}/questions`);
  const anchor = /<a href="#(so-far-[^"]*)">Events there so far/.exec(text)?.[1];
  const story = text.indexOf(`id="${anchor!}"><summary>The encounter so far, at Wolf 359<`);
  expect(story).toBeGreaterThan(text.indexOf('>Answer</button>'));
  expect(text.slice(story)).toContain('You met Loran Imperium at Wolf 359');
});

test('TURN-4: an invalid answer is refused at its place', async () => {
  const one = (await asked())!;
  const player = await site.visitor(site.desk.tokens[one]);
  const page = `${baseOf(one)}/questions`;
  const { status, text } = await player.submit(page, page, { 'q0.answer': '{"kind":"nonsense"}' });
  expect(status).toBe(422);
  expect(text).toContain('This answer is not possible.');
});

test('TURN-4: an old question is not answered any more', async () => {
  const one = (await asked())!;
  const player = await site.visitor(site.desk.tokens[one]);
  const page = `${baseOf(one)}/questions`;
  const hidden = hiddenFields((await player.get(page)).text, page);
  const { status } = await player.send(page, {
    ...hidden,
    'q0.turn': '7',
    'q0.answer': '{"kind":"pass"}',
  });
  expect(status).toBe(409);
});

test('TURN-4: every kind of question can be answered by its form as it is preset, to the end of the turn', async () => {
  const titles = new Set<string>();
  for (let one = await asked(); one !== undefined; one = await asked()) {
    const player = await site.visitor(site.desk.tokens[one]);
    const page = `${baseOf(one)}/questions`;
    const { text } = await player.get(page);
    const open = text
      .split('<form ')
      .find((form) => form.includes(`action="${page}"`))!
      .split('</form>')[0]!;
    titles.add(/<h2[^>]*>([^<]*)/.exec(open)![1]!.replace(/\d+ of \d+|\d+/g, 'n'));
    const answered = await player.send(page, presetOf(open));
    expect(answered.to).toBe(`${page}?done=answered`);
    const waiting = await player.get(answered.to);
    expect(waiting.text).toContain('The turn is being resolved.');
    expect(waiting.text).toContain(`data-follow="${page}/part"`);
    expect((await player.get(`${page}/part`)).text).toContain('<progress');
    await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
  }
  const { turn } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
  expect(turn).toBe(2);
  expect(titles.size).toBeGreaterThan(2);
  const human = await site.visitor(site.desk.tokens.human);
  const over = (await human.get(`${baseOf('human')}/questions/part`)).text;
  expect(over).toContain(`data-done href="${baseOf('human')}/"`);
});

/** The fields of a form as a browser would send them untouched. */
function presetOf(html: string): Record<string, string | string[]> {
  const unescape = (text: string): string =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const fields: Record<string, string[]> = {};
  const add = (name: string, value: string): void => {
    (fields[name] ??= []).push(unescape(value));
  };
  for (const [, attributes = ''] of html.matchAll(/<input ([^>]*)>/g)) {
    const of = (name: string): string =>
      new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const isChoice = ['radio', 'checkbox'].includes(of('type'));
    if (!isChoice || attributes.endsWith(' checked')) add(of('name'), of('value'));
  }
  for (const [, name = '', options = ''] of html.matchAll(
    /<select [^>]*name="([^"]*)".*?>(.*?)<\/select>/gs,
  )) {
    const chosen =
      /<option value="([^"]*)" selected>/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
    if (chosen !== null) add(name, chosen[1]!);
  }
  return fields;
}
