import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  HUMAN,
  hiddenFields,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let owner: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'interactive' });
  const { use, moderator, loran, tokens } = site.desk;
  await sendBothToTheMiddle(site.desk);
  const machine = { kind: 'machine-for-good', level: 'beginner', personality: 'balanced' };
  done(await use.setStandIn({ actor: moderator, empire: loran.empire, ...machine }));
  owner = await site.visitor(tokens.moderator);
  await owner.enter(tokens.human);
});
afterAll(() => site.close());

const DESK = `${HUMAN}/orders/map`;
const PAGE = `${HUMAN}/questions`;

const plain = (text: string): string => text.replaceAll('&quot;', '"');
const valueIn = (tag: string): string => plain(/value="([^"]*)"/.exec(tag)?.[1] ?? '');

/** What a form says as it is: chosen radio buttons, numbers, and selected options. */
function filledIn(form: string): Record<string, string> {
  const inputs = form.matchAll(/<input type="(?:radio|number)"[^>]* name="(q[^"]*)"[^>]*>/g);
  const said = [...inputs].flatMap(([tag, name = '']): readonly (readonly [string, string])[] =>
    tag.includes('type="radio"') && !tag.includes(' checked') ? [] : [[name, valueIn(tag)]],
  );
  const selects = form.matchAll(/<select[^>]* name="(q[^"]*)"[^>]*>(.*?)<\/select>/gs);
  const chosen = [...selects].map(([, name = '', options = '']): readonly [string, string] => {
    const [first = ''] = /<option[^>]*>/.exec(options) ?? [];
    return [name, valueIn(/<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? first)];
  });
  return Object.fromEntries([...said, ...chosen]);
}

/** Answers the questions of the page as the standing orders would. */
async function answered(fields: Record<string, string> = {}): Promise<string> {
  const { text } = await owner.get(PAGE);
  return (await owner.send(PAGE, { ...hiddenFields(text, PAGE), ...filledIn(text), ...fields })).to;
}

test('TURN-4: who plays alone answers in a battle, is asked again at once, and comes to the next turn', async () => {
  expect((await owner.submit(DESK, `${HUMAN}/run`)).to).toBe(PAGE);
  const waiting = (await owner.get(DESK)).text;
  expect(waiting).toContain(`href="${PAGE}">Answer the questions</a>`);
  expect(waiting).not.toContain('Run the rest of the turn');

  const next = await answered();
  expect(next).toBe(`${PAGE}?done=answered`);
  const again = (await owner.get(next)).text;
  expect(again).toContain('Your answers are submitted.');
  expect(again).toContain('An encounter at Wolf 359');
  expect(again).toMatch(/>Answer<\/button>/);
  expect(again).toContain('The turn waits for your answer.');
  expect(again).not.toMatch(/deadline|moderator/);

  const encounter = /name="rest" value="([^"]*)"/.exec(again)?.[1] ?? '';
  expect(await answered({ rest: encounter })).toBe(`${HUMAN}/`);
  const overview = (await owner.get(`${HUMAN}/`)).text;
  expect(overview).toContain('Turn 2');
  expect(overview).toContain('Wolf 359');
  expect((await owner.get(DESK)).text).toContain('It is your turn');
  expect((await owner.get(PAGE)).text).toContain('No open questions.');
});
