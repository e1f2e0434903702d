import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { openSite, type TestSite, type Visitor } from '#test/support/http-site';

const PATH = '/campaigns/new/solo';
const PASSWORD = 'nine green bottles';

let site: TestSite;
let owner: Visitor;
beforeAll(async () => {
  site = await openSite();
  owner = await site.visitor();
  const link = `/enter/${site.desk.tokens.moderator}`;
  const account = { way: 'new', name: 'Ada', password: PASSWORD, again: PASSWORD };
  await owner.submit(link, link, account);
});
afterAll(() => site.close());

/** Starts a campaign for one, and follows to its desk. */
async function started(visitor: Visitor, fields: Record<string, string> = {}) {
  const chosen = { list: 'human', opponents: '2', level: 'beginner', personality: 'mixed' };
  const more = { size: 'small', battles: 'standing', empire: 'Upper' };
  const { to } = await visitor.submit(PATH, PATH, { ...chosen, ...more, ...fields });
  return { base: to.replace('/orders/map', ''), to, page: (await visitor.get(to)).text };
}

test('TURN-5: a person with an account plays alone from the list of campaigns, and runs each turn from their own desk', async () => {
  expect((await owner.get('/')).text).toContain(`href="${PATH}">Play alone against machines</a>`);
  const { base, to, page } = await started(owner);
  expect(to).toBe('/campaigns/alone-against-machines/empires/upper/orders/map');
  expect(page).toContain('Submit orders and run the turn');
  const ran = await owner.submit(to, `${base}/run`);
  expect(ran.to).toBe(`${base}/`);
  const overview = (await owner.get(ran.to)).text;
  expect(overview).toContain('Turn 2');
  expect(overview.split('id="how-to-win"')[1]).toContain('the highest after turn 120');
  expect((await owner.get(`${base}/help`)).text).toContain(`href="${base}/#how-to-win"`);
  expect((await owner.get(to)).text).toContain('Turn 2');
  const questions = (await owner.get(`${base}/questions`)).text;
  expect(questions).toContain(`href="${base}/">See what happened last</a>`);
  const people = await owner.get('/campaigns/alone-against-machines/moderator/stand-ins');
  expect(people.text).toMatch(/beginner/i);
});

test('TURN-4: the desk says that the turn waits for its player, and offers to submit orders without running it', async () => {
  const base = '/campaigns/alone-against-machines/empires/upper';
  const desk = `${base}/orders/map`;
  const { text } = await owner.get(desk);
  expect(text).toContain('It is your turn, and nobody waits for you.');
  expect(text).toMatch(/<button class="button-second">Submit orders<\/button>/);
  await owner.submit(desk, `${desk}/submit`);
  const submitted = (await owner.get(desk)).text;
  expect(submitted).toContain('Nothing happens until you run the turn');
  expect(submitted).toContain('>Run the turn</button>');
});

test('TURN-4: once their orders are submitted, the overview leads on to the run of the turn', async () => {
  const base = '/campaigns/alone-against-machines/empires/upper';
  const overview = `${base}/`;
  const { text } = await owner.get(overview);
  expect(text).toContain('Turn 2');
  expect(text).toContain('<button>Run the turn</button>');
  expect(await owner.submit(overview, `${base}/run`)).toMatchObject({ status: 303, to: overview });
  const next = (await owner.get(overview)).text;
  expect(next).toContain('Turn 3');
  expect(next).not.toContain('Run the turn</button>');
});

test('FOG-1: who plays alone moderates the campaign without its secrets', async () => {
  const desk = await owner.get('/campaigns/alone-against-machines/moderator/');
  expect(desk.text).toContain('You play');
  expect(
    (await owner.get('/campaigns/alone-against-machines/moderator/galaxy')).text,
  ).not.toContain('<svg');
});

test('each campaign for one gets a name of its own', async () => {
  const second = await started(owner, { opponents: '1' });
  expect(second.base).toContain('/campaigns/alone-against-machines-2/');
  expect((await owner.get('/')).text).toContain('Alone against machines (2)');
});

test('without an account both seats are taken in this browser', async () => {
  const visitor = await site.visitor(site.other.moderator);
  const { base, page } = await started(visitor, { empire: 'Lower', opponents: '1' });
  expect(base).toContain('/empires/lower');
  expect(page).toContain('Submit orders and run the turn');
});

test('nobody else sees the button, runs a turn from a player’s seat, or starts a campaign', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const base = '/campaigns/first-contact/empires/human';
  const { text } = await human.get(`${base}/orders/map`);
  expect(text).not.toContain('run the turn');
  const token = await human.tokenOf('/');
  expect((await human.get(PATH)).status).toBe(404);
  expect((await human.send(PATH, { 'form-token': token })).status).toBe(404);
  expect((await human.get(`${base}/running`)).to).toBe(`${base}/`);
});

test('an operator without any seat plays alone, or makes a campaign, from the first page', async () => {
  const { use } = site.desk;
  const link = done(await use.makeOperatorLink({}));
  const account = { name: 'Otto', password: PASSWORD, again: PASSWORD };
  const { session } = done(await use.makeOperator({ token: link!.token, ...account }));
  const operator = (await site.visitor()).with(session);
  const { text } = await operator.get('/');
  expect(text).toContain(`href="${PATH}">Play alone against machines</a>`);
  expect(text).toContain('href="/campaigns/new"');
  expect(text).not.toContain('You have no seats in this browser');
  const { page } = await started(operator, { empire: 'Lower' });
  expect(page).toContain('Submit orders and run the turn');
});
