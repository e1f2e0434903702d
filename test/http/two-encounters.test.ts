import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { sendToTwoPlaces, threeEmpires, withKili } from '#test/support/two-encounters';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
beforeAll(async () => {
  site = await openSite({}, {}, threeEmpires({ battles: 'interactive' }));
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
  await sendToTwoPlaces(withKili(site.desk));
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
});
afterAll(() => site.close());

const page = `${HUMAN}/questions`;
const battles = `${MODERATOR}/battles`;
const under = async () => done(await site.desk.use.readBattles({ actor: site.desk.moderator }));
let encounters: Readonly<Record<string, string>> = {};
beforeEach(async () => {
  const all = (await under()).encounters;
  encounters = Object.fromEntries(all.map(({ place, encounter }) => [place, encounter]));
});
const idsOf = async () => (await under()).open.map(({ question }) => question.decision.id);
const PASS = '{"kind":"pass"}';
/** What the page says of an encounter, up to its forms. */
const panelOf = async (place: string): Promise<string> => {
  const { text } = await moderator.get(battles);
  const from = text.indexOf(`id="encounter-${encounters[place]!.replace('.', '-')}"`);
  return text.slice(from, text.indexOf('<form', from));
};

test('TURN-4: with two questions open, each has a box that leaves it open', async () => {
  const { text } = await human.get(page);
  expect(await idsOf()).toHaveLength(2);
  expect(text.match(/Leave this question open for now/g)).toHaveLength(2);
  expect(text).toContain('name="q1.later"');
  expect(text).toContain('>Submit answers</button>');
});

test('TURN-4: with every question left open nothing is changed, and the boxes stay as they were set', async () => {
  const before = await idsOf();
  const { status, text } = await human.submit(page, page, {
    'q0.answer': PASS,
    'q0.later': 'yes',
    'q1.answer': PASS,
    'q1.later': 'yes',
  });
  expect(status).toBe(422);
  expect(text).toContain('You left every question open');
  expect(text).toContain('name="q1.later" value="yes" checked');
  expect(await idsOf()).toEqual(before);
});

test('TURN-4: a question is not left open in a battle whose rest is left to standing orders', async () => {
  const before = await idsOf();
  const { status, text } = await human.submit(page, page, {
    'q0.answer': PASS,
    'q1.later': 'yes',
    rest: encounters['Wolf 359']!,
  });
  expect(status).toBe(422);
  expect(text).toContain('Choose one of the two');
  expect(text).not.toContain('name="q0.later" value="yes" checked');
  expect(await idsOf()).toEqual(before);
});

test('TURN-4: what is wrong is said at its question, and the other stays marked as left open', async () => {
  const { status, text } = await human.submit(page, page, {
    'q0.later': 'yes',
    'q1.answer': '{"kind":"nonsense"}',
  });
  expect(status).toBe(422);
  const [first, second] = text.split('name="q1.decision"') as [string, string];
  expect(first).toContain('name="q0.later" value="yes" checked');
  expect(second).not.toContain('name="q1.later" value="yes" checked');
  expect(text.match(/This answer is not possible\./g)).toHaveLength(1);
});

test('TURN-4: a form that answers a question that is gone changes nothing', async () => {
  const before = await idsOf();
  const gone = { 'q0.decision': 'gone', 'q0.answer': PASS, 'q1.answer': PASS };
  expect((await human.submit(page, page, gone)).status).toBe(409);
  expect((await human.submit(page, page, { ...gone, 'q1.later': 'yes' })).status).toBe(409);
  expect(await idsOf()).toEqual(before);
});

test('TURN-4: a form that answers one question leaves the other open, and the page has it still', async () => {
  const [first, second] = await idsOf();
  const { text } = await human.get(page);
  const order = text.indexOf(first!) < text.indexOf(second!) ? [0, 1] : [1, 0];
  const [later, answered] = [`q${String(order[0])}`, `q${String(order[1])}`];
  const { to } = await human.submit(page, page, {
    [`${later}.later`]: 'yes',
    [`${answered}.answer`]: PASS,
    // Settled by somebody else since the page was read.
    'q2.decision': 'gone',
    'q2.later': 'yes',
  });
  expect(to).toBe(`${page}?done=answered`);
  expect(await idsOf()).toEqual([first]);
  const after = await human.get(page);
  expect(after.text).toContain('>Answer</button>');
  expect(after.text).not.toContain('Leave this question open for now');
});

test('TURN-4: the desk says of each encounter whom it waits for', async () => {
  expect(await panelOf('Lalande 21185')).toContain(
    'It waits for Human Commonwealth. Other encounters continue meanwhile.',
  );
  expect(await panelOf('Wolf 359')).toContain('It has no open questions.');
  const encounter = encounters['Wolf 359']!;
  const set = await moderator.submit(battles, `${battles}/windows`, {
    encounter,
    windows: 'standing',
  });
  expect(set.to).toBe(`${battles}?done=windows#main`);
  expect(await panelOf('Wolf 359')).toContain('It is over. Its results take effect when');
  expect(await panelOf('Lalande 21185')).toContain('It waits for Human Commonwealth.');
});

test('TURN-4: a form of the desk that is refused leads to its own place on the page', async () => {
  const { text } = await moderator.get(battles);
  const anchors = [...text.matchAll(/action="[^"]*\/battles\/(decide|until)#([^"]+)"/g)];
  expect(anchors.map(([, what]) => what)).toEqual(['decide', 'until']);
  for (const [, , anchor] of anchors) expect(text).toContain(`id="${anchor!}"`);
  const [roll] = (await under()).rolls;
  const ruling = await moderator.get(`${battles}?roll=${encodeURIComponent(roll!.id)}`);
  expect(ruling.text).toContain(`action="${battles}/roll#ruling"`);
  expect(ruling.text).toContain('id="ruling"');
});
