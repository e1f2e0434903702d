import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { goIntoBattle, otherWay } from '#test/support/rulings-desk';
import { battlesOf } from '#test/support/steps-of-desk';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'interactive' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await goIntoBattle(site.desk, 7);
});
afterAll(() => site.close());

const page = `${MODERATOR}/battles`;
const formOf = (roll: string): string => `${page}?roll=${encodeURIComponent(roll)}`;
const rule = (roll: string, fields: Readonly<Record<string, string>>) =>
  moderator.submit(formOf(roll), `${page}/roll`, { reason: 'It fell on the floor.', ...fields });

test('TURN-3: a ruling tells first whose answers would not count, and is made when it is sent again', async () => {
  const roll = (await battlesOf(site.desk)).rolls[1]!;
  const fields = { act: 'rule', values: otherWay(roll).join(' ') };
  const told = await rule(roll.id, fields);
  expect(told.status).toBe(409);
  expect(told.text).toMatch(/Human Commonwealth: \d+ answers? would not count/u);
  expect(told.text).toContain('Rule anyway');
  expect(told.text).toContain('name="agreed" value="yes"');
  expect((await battlesOf(site.desk)).rulings).toEqual([]);
  expect((await rule(roll.id, { ...fields, agreed: 'yes' })).status).toBe(303);
  expect((await battlesOf(site.desk)).rulings).toHaveLength(1);
  expect((await rule(roll.id, { act: 'as-it-fell' })).status).toBe(303);
});

test('TURN-3: a form that shows another roll than there is by now changes nothing', async () => {
  const roll = (await battlesOf(site.desk)).rolls[6]!;
  const stale = await rule(roll.id, { act: 'rule', values: '1', shown: otherWay(roll).join(' ') });
  expect(stale.status).toBe(409);
  expect((await battlesOf(site.desk)).rulings).toEqual([]);
});

test('TURN-3: what is ruled on and not reached is linked from the page, and taken back there', async () => {
  const { rolls } = await battlesOf(site.desk);
  for (const roll of [rolls[6]!, rolls[2]!]) {
    const fields = { act: 'rule', values: otherWay(roll).join(' '), agreed: 'yes' };
    expect((await rule(roll.id, fields)).status).toBe(303);
  }
  const { text } = await moderator.get(page);
  expect(text).toContain('not rolled yet');
  expect(text).toContain(`${encodeURIComponent(rolls[6]!.id)}#ruling">Change or remove the ruling`);
  const form = await moderator.get(formOf(rolls[6]!.id));
  expect(form.text).toContain('Remove the ruling');
  expect(form.text).not.toContain('name="values"');
  expect((await rule(rolls[6]!.id, { act: 'as-it-fell' })).status).toBe(303);
  expect((await battlesOf(site.desk)).rulings).toHaveLength(1);
});

test('ENC-1: a phase that waits for the outcome of a battle leads to where it is entered, and can’t go on', async () => {
  const other = await openSite({ battles: 'standing', combat: 'external' });
  try {
    const desk = await other.visitor(other.desk.tokens.moderator);
    await goIntoBattle(other.desk, 0);
    const { text } = await desk.get(page);
    expect(text).toContain(`href="${MODERATOR}/outcomes"`);
    expect(text).not.toContain('Continue the phase');
    expect(done(await other.desk.use.readOutcomes({ actor: other.desk.moderator }))).toHaveLength(
      1,
    );
  } finally {
    await other.close();
  }
});
