import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const MAP = `${HUMAN}/orders/map`;
const BOTH = `${MAP}?ticked=f1&ticked=f2`;
const SEVERAL = `${MAP}/several`;

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());
beforeEach(async () => {
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: [] }));
});

const draft = async (): Promise<readonly unknown[]> => {
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  return sheet?.verdicts.map(({ order }) => order) ?? [];
};
const chosenPanel = (text: string): string =>
  /<section class="panel" id="chosen".*?<\/section>/su.exec(text)?.[0] ?? '';

test('ticked fleets are shown together, each can be unticked, and the lists keep their ticks', async () => {
  const { text } = await player.get(`${BOTH}&show=after&only=idle`);
  const panel = chosenPanel(text);
  expect(panel).toMatch(/>2 fleets, \d+ units</u);
  expect(panel).toContain('aria-label="Untick Home Fleet"');
  expect(panel.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=')).toContain(
    `href="${MAP}?show=after&only=idle&ticked=f2#chosen"`,
  );
  expect(text).toMatch(/name="ticked" value="f1"[^>]* checked/u);
  expect(text).not.toMatch(/name="ticked" value="f3"[^>]* checked/u);
  expect(text).toContain('<input type="hidden" name="only" value="idle">');
});

test('one form orders the same of all ticked fleets, and they stay ticked', async () => {
  const chosen = ['human.f1', 'human.f2'];
  const sent = await player.submit(BOTH, SEVERAL, {
    kind: 'SetStanding',
    chosen,
    engageRatio: '65',
  });
  expect(sent.to).toBe(`${MAP}?ticked=f1&ticked=f2&done=several#chosen`);
  expect(await draft()).toMatchObject([
    { kind: 'SetStanding', fleet: 'human.f1', standing: { engageRatio: 65 } },
    { kind: 'SetStanding', fleet: 'human.f2', standing: { engageRatio: 65 } },
  ]);
});

test('what is wrong leaves the draft, and the form comes back with what was said', async () => {
  const { status, text } = await player.submit(BOTH, SEVERAL, {
    kind: 'MoveFleet',
    chosen: ['human.f1', 'human.f2'],
    to: 'nowhere',
  });
  expect([status, await draft()]).toEqual([422, []]);
  expect(chosenPanel(text)).toMatch(/<details class="fold[^"]*" open>\s*<summary>Move a fleet/u);
  expect(chosenPanel(text)).toContain('because of Home Fleet');
});

test('CON-1: ticked colonies are ordered together, outposts and what others own are not', async () => {
  const page = `${MAP}?ticked=H0101&ticked=H0102&ticked=H0003&ticked=H0201&ticked=__proto__`;
  const panel = chosenPanel((await player.get(page)).text);
  expect(panel).toContain('>3 systems<');
  expect(panel).not.toMatch(/__proto__|H0201/u);
  const chosen = [...panel.matchAll(/name="chosen" value="([^"]*)"/gu)].map(([, id]) => id);
  expect(new Set(chosen)).toEqual(new Set(['H0101', 'H0003']));
  await player.submit(page, SEVERAL, { kind: 'RaiseIntel', chosen: ['H0101', 'H0003'] });
  expect(await draft()).toMatchObject([
    { kind: 'RaiseIntel', system: 'H0101' },
    { kind: 'RaiseIntel', system: 'H0003' },
  ]);
});

test('a fleet that is chosen by itself counts more than ticks', async () => {
  const { text } = await player.get(`${BOTH}&fleet=f1`);
  expect(text.match(/id="chosen"/gu)).toHaveLength(1);
  expect(chosenPanel(text)).toContain('Home Fleet');
});
