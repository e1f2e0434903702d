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
}, 60_000);
afterAll(() => site.close());

const DESK = `${HUMAN}/orders/map`;
const PAGE = `${HUMAN}/questions`;

/** Answers the questions of a page as the standing orders would, except for those in `fields`. */
async function answered(fields: Record<string, string> = {}): Promise<string> {
  const { text } = await owner.get(PAGE);
  const chosen = [...text.matchAll(/<input type="radio" [^>]* checked>/g)].flatMap(([input]) => {
    const [, name] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    return name === undefined ? [] : [[name, value.replaceAll('&quot;', '"')] as const];
  });
  const sent = { ...hiddenFields(text, PAGE), ...Object.fromEntries(chosen), ...fields };
  return (await owner.send(PAGE, sent)).to;
}

test('TURN-4: who plays alone answers in a battle, is asked again at once, and comes to the next turn', {
  timeout: 60_000,
}, async () => {
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

  const encounter = /name="rest" value="([^"]*)"/.exec(again)?.[1] ?? '';
  expect(await answered({ rest: encounter })).toBe(`${HUMAN}/`);
  const overview = (await owner.get(`${HUMAN}/`)).text;
  expect(overview).toContain('Turn 2');
  expect(overview).toContain('Wolf 359');
  expect((await owner.get(DESK)).text).toContain('It is your turn');
  expect((await owner.get(PAGE)).text).toContain('No open questions.');
});
