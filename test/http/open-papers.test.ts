import { expect, test } from 'vitest';
import { HUMAN, openSite } from '#test/support/http-site';

test('FOG-1: a player of an open-handed campaign finds everybody’s papers beside their own reports', async () => {
  const site = await openSite({ fog: 'openHanded' });
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(`${HUMAN}/reports`)).text).toContain(`href="${HUMAN}/papers"`);
  const papers = await human.get(`${HUMAN}/papers`);
  const sheet = `${HUMAN}/papers/loran/1/sheet`;
  expect(papers.text).toContain(`href="${sheet}"`);
  const read = await human.get(sheet);
  expect([read.status, read.text.includes('As issued to Loran Imperium.')]).toEqual([200, true]);
  await site.close();
});

test('FOG-1: elsewhere nothing leads there, and there is nothing', async () => {
  const site = await openSite();
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(`${HUMAN}/reports`)).text).not.toContain('papers"');
  expect((await human.get(`${HUMAN}/papers`)).text).toContain(
    'You can’t read other players’ papers',
  );
  const answers = await Promise.all(
    ['loran', 'nobody'].map((whose) => human.get(`${HUMAN}/papers/${whose}/1/sheet`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers.map(({ text }) => text).join()).not.toContain('As issued to');
  await site.close();
});
