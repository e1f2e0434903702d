import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'standing' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
  const { use, moderator: actor, version } = site.desk;
  for (let ran = ''; ran !== 'supply'; ) {
    const step = done(await use.runNextPhase({ actor, version: await version() }));
    ran = step.kind === 'ran' ? step.run.phase : 'supply';
  }
});
afterAll(() => site.close());

const page = `${MODERATOR}/battles`;
const under = async () => done(await site.desk.use.readBattles({ actor: site.desk.moderator }));
async function say(act: string, part: Readonly<Record<string, string>> = {}) {
  const { encounter } = (await under()).toFight[0]!;
  return moderator.submit(page, `${page}/elsewhere`, { act, encounter, ...part });
}

test('ENC-1: before its phase a battle is taken elsewhere by a form, and back', async () => {
  expect((await moderator.get(page)).text).toContain(
    'Fight this and all later battles of the encounter elsewhere',
  );
  const taken = await say('elsewhere');
  expect(taken.to).toBe(`${page}?done=elsewhere`);
  const after = await moderator.get(taken.to);
  expect(after.text).toContain(
    'This battle and all later ones of the encounter are fought elsewhere. When the phase waits',
  );
  expect(after.text).toContain('Let Farlane run it again');
  expect((await say('here')).to).toBe(`${page}?done=here`);
  expect((await moderator.get(page)).text).toContain('Farlane runs its battles.');
});

test('ENC-1: what is no more so, or of another turn, is refused, and nothing is changed', async () => {
  expect((await say('here')).status).toBe(409);
  expect((await say('elsewhere', { encounter: '<b>' })).status).toBe(409);
  expect((await say('elsewhere', { version: '1' })).status).toBe(409);
  expect((await under()).toFight).toMatchObject([{ stand: 'here' }]);
});

test('ENC-1: the phase waits for its outcome, and what is left can be fought by the desk', async () => {
  await say('elsewhere');
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'phase' });
  const waits = await moderator.get(page);
  expect(waits.text).toContain('waits for you to enter the outcomes of battles');
  expect(waits.text).toContain(`href="${MODERATOR}/outcomes"`);
  expect(waits.text).not.toContain('>Continue the phase<');
  const outcomes = `${MODERATOR}/outcomes`;
  const rounds = { act: 'preview', rounds: '1' };
  const { text } = await moderator.submit(outcomes, outcomes, rounds);
  const previewed = /name="previewed" value="([^"]*)"/.exec(text)?.[1] ?? '';
  await moderator.submit(outcomes, outcomes, { act: 'enter', rounds: '1', previewed });
  const entered = await moderator.get(page);
  expect(entered.text).toContain('All outcomes so far are entered.');
  expect(entered.text).not.toContain('Let Farlane run it again');
  expect(entered.text).toContain('>Continue the phase<');
  await say('here');
  const rest = await moderator.get(page);
  expect(rest.text).toContain('Farlane runs its battles from now on');
  expect(rest.text).toContain('Fight the rest elsewhere too');
});

test('FOG-1: a player has no such form', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(page)).status).toBe(404);
});
