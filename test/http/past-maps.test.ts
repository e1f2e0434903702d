import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, moveOf } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let player: Visitor;

const turn = async (): Promise<void> => {
  const { use, moderator: actor } = site.desk;
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
};

beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
  const { use, human: actor } = site.desk;
  const order = await moveOf(site.desk, actor, {
    fleet: 'Sirius Squadron',
    path: ['Lalande 21185'],
  });
  done(await use.submitOrders({ actor, turn: 1, orders: [order] }));
  await turn();
  await turn();
});
afterAll(() => site.close());

/** Where the map draws the squadron. */
const squadronIn = (text: string): string =>
  /<title>[^<]*Sirius Squadron[^<]*<\/title>\s*<path[^>]* d="([^"]*)"/u.exec(text)?.[1] ?? '';

test('FOG-2: a player looks at the map of an earlier turn as they knew it then', async () => {
  const now = await player.get(`${HUMAN}/map`);
  const first = await player.get(`${HUMAN}/map?turn=1`);
  expect(now.text).toContain('← Turn 2');
  expect(now.text).not.toContain('→');
  expect(first.text).toContain('The map as you knew it in turn 1.');
  expect(first.text).toContain('Turn 2 →');
  expect(first.text).toMatch(/href="[^"]*\/map">Now</u);
  expect(squadronIn(first.text)).not.toBe('');
  expect(squadronIn(first.text)).not.toBe(squadronIn(now.text));
  const second = await player.get(`${HUMAN}/map?turn=2`);
  expect(second.text).toContain('← Turn 1');
  expect(second.text).toMatch(/href="[^"]*\/map">Turn 3 →</u);
});

test('a turn that was not issued has no map', async () => {
  const later = await player.get(`${HUMAN}/map?turn=9`);
  expect(later.status).toBe(404);
  expect((await player.get(`${HUMAN}/map?turn=soon`)).status).toBe(404);
});
