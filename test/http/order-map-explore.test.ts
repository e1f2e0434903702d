import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { unexploredText } from '#test/support/unexplored';
import { forceListsText } from '#main/force-lists-text';

const CAMPAIGN = '/campaigns/unexplored';
const MAP = `${CAMPAIGN}/empires/human/orders/map`;
const PATHFINDERS = `${MAP}?fleet=f1`;
const GUARDS = `${MAP}?fleet=f2`;
const forces = [
  { owner: 'human', at: 'Sol', fleet: 'Pathfinders', units: [{ class: 'Prometheus', count: 2 }] },
  { owner: 'human', at: 'Sol', fleet: 'Guards', units: [{ class: 'Sparta', count: 3 }] },
  { owner: 'loran', at: 'Nest', fleet: 'Wanderers', units: [{ class: 'Prometheus', count: 1 }] },
];

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  const { use } = site.desk;
  const made = done(
    await use.createCampaign({
      name: 'Unexplored',
      scenario: unexploredText({}, { forces }),
      forceLists: forceListsText(),
    }),
  );
  player = await site.visitor(made.players.find(({ empire }) => empire === 'human')!.token);
  const host = await site.visitor(made.moderator.token);
  await host.submit(`${CAMPAIGN}/moderator`, `${CAMPAIGN}/moderator/run`);
});
afterAll(() => site.close());

test('MOV-5: an Explorer that can only explore is offered its lanes on the map, and ordered with one press', async () => {
  const { text } = await player.get(PATHFINDERS);
  expect(text).toContain('It can explore 1 lane from its place this turn.');
  const sent = await player.submit(PATHFINDERS, `${MAP}/explore`);
  expect(sent.to).toBe(`${PATHFINDERS}&done=explores#chosen`);
  const ordered = await player.get(sent.to);
  expect(ordered.text).toContain('The exploration order is in your draft.');
  expect(ordered.text).toContain('Ordered to explore');
});

test('MOV-5: another order to explore takes the place of the first, and the fleet can be told to stay', async () => {
  await player.submit(PATHFINDERS, `${MAP}/explore`);
  const again = await player.submit(PATHFINDERS, `${MAP}/explore`);
  const { text } = await player.get(again.to);
  expect(text.match(/Ordered to explore/gu)).toHaveLength(2);
  const stays = await player.submit(PATHFINDERS, `${MAP}/stay`);
  expect((await player.get(stays.to)).text).not.toContain('Ordered to explore');
});

test('MOV-5: a fleet without an Explorer is told why it can’t explore the lane that begins there, and who can', async () => {
  const { text } = await player.get(GUARDS);
  expect(text).toContain('1 unexplored lane begins here, but this fleet has no Explorer.');
  expect(text).toContain('Pathfinders has one.');
  expect((await player.get(PATHFINDERS)).text).not.toContain('this fleet has no');
});
