import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const needsOf = async (): Promise<string> => {
  const { text } = await human.get(`${HUMAN}/`);
  return text.split('id="needs"')[1]?.split('</section>')[0] ?? '';
};

test('SUP-7: a player is told of units that the orders leave without supply, before they are lost', async () => {
  const page = `${MODERATOR}/corrections`;
  const { issued } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  const squadron = Object.values(issued!.view.units).filter(
    ({ place }) => place.kind === 'fleet' && place.fleet === 'human.f2',
  );
  const levels = squadron.map(({ id, design }) => {
    const row = issued!.view.designs[design];
    const dv = row?.known === 'stats' ? row.design.dv : 0;
    return `supply ${id} ${String(dv - 1)}`;
  });
  const text = ['move human "Sirius Squadron" to "Epsilon Eridani"', ...levels].join('\n');
  const fields = { text, reason: 'A fleet to starve' };
  const preview = await moderator.submit(page, page, { act: 'preview', ...fields });
  const previewed = /name="previewed" value="([^"]*)"/.exec(preview.text)?.[1] ?? '';
  const made = await moderator.submit(page, page, { act: 'correct', previewed, ...fields });
  expect(made.to).toBe(`${page}?done=corrected`);
  const save = async (...orders: readonly unknown[]): Promise<void> => {
    const sheet = { actor: site.desk.human, turn: 1, orders: orders as never };
    done(await site.desk.use.saveDraft(sheet));
  };
  const words = `Sirius Squadron loses ${String(squadron.length)} units this turn, turn 1.`;
  expect(await needsOf()).toContain(words);
  const orders = await human.get(`${HUMAN}/orders`);
  expect(orders.text.split('id="warnings"')[1]).toContain(words);
  await save({ kind: 'MoveFleet', fleet: 'human.f2', path: ['H0201'] });
  expect(await needsOf()).not.toContain('Sirius Squadron loses');
});
