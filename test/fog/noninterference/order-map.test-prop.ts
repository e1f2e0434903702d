import { expect, test } from 'vitest';
import { plotMoves } from '#app/orders/plot-moves';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { FoundOrders } from '#http/orders/found-orders';
import { MAP_LAYERS, type MapLook, NO_LOOK } from '#http/order-map/map-look';
import { NO_CONFLICT } from '#http/orders/staleness';
import { orderMapPage } from '#http/order-map/order-map-page';
import type { Site } from '#http/site';
import { keysById } from '#kernel/collections/tables';
import { realRenderers } from '#main/renderers';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { howMany } from '#test/support/how-many';
import { human, loran } from '#test/support/proof-map';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { choicesForTwin, perturbUnseen } from '#test/support/twins';
import { viewOf } from '#test/support/whole-turn';
import { parting } from './observe.ts';

const PAIRS = howMany(4, 60);
const renderers: Site['renderers'] = realRenderers();
const site = { renderers } as Site;

/** Everything that the order map shows, with each choice on it. */
function pagesOf(world: ProofWorld, state: CampaignState, viewer: EmpireId): readonly string[] {
  const view = viewOf(world, state, viewer);
  const orders = world.orders[viewer] ?? [];
  const judged = judgeSheet(view, orders);
  const issued = { turn: view.turn, edition: 1, publishedAt: '', view, seen: [] };
  const saved = {
    savedAt: '3000-01-01T00:00:00Z',
    savedBy: { role: { kind: 'player' }, person: null },
  };
  const sheet = { ...judged, ...saved, hash: '', dismissed: [] };
  const desk = {
    questions: [],
    questionsUntil: null,
    issued,
    stage: 'orders',
    standing: 'draft',
    sheet,
    submitted: null,
  };
  const found = {
    desk,
    judged,
    visit: { header: () => '', seat: { base: '/e', formToken: '', actor: { kind: 'player' } } },
  };
  const systems = keysById(view.systems);
  const none = NO_LOOK;
  const looks: readonly MapLook[] = [
    { ...none, show: 'after' },
    ...MAP_LAYERS.map((layer) => ({ ...none, layer })),
    { ...none, say: 'build' },
    { ...none, say: 'e' },
    { ...none, ticked: [...keysById(view.fleets), ...systems] },
    { ...none, ticked: systems },
    ...systems.map((system) => ({ ...none, system, from: systems[0] ?? null })),
    ...keysById(view.contacts).map((contact) => ({ ...none, contact })),
    ...keysById(view.neighbours).map((empire) => ({ ...none, empire })),
    ...keysById(view.fleets).flatMap((fleet) => systems.map((to) => ({ ...none, fleet, to }))),
  ];
  return looks.map((look) => {
    const plotted = plotMoves(view, orders, { ...look, everywhere: true });
    const page = orderMapPage(
      site,
      { ...found, plotted } as unknown as FoundOrders & { plotted: typeof plotted },
      {
        ...{ look, returned: { what: 'nothing' }, conflict: NO_CONFLICT, deadline: null },
        tutorial: { isShown: true, skipped: [] },
      },
    );
    return JSON.stringify({ ...page, map: page.map.toString() });
  });
}

test('FOG-14: the order map does not depend on what its player does not see', () => {
  let pages = 0;
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const world = proofWorld(seed);
    const viewer = seed % 2 === 0 ? human : loran;
    const twin = perturbUnseen(world.state, viewer, choicesForTwin(seed));
    const [one, other] = [world.state, twin].map((state) => pagesOf(world, state, viewer));
    for (const [at, page] of one!.entries()) {
      const same = other![at] ?? '';
      if (page !== same) expect.fail(`seed ${String(seed)}: ${parting(page, same)}`);
    }
    pages += one!.length;
  }
  expect(pages).toBeGreaterThan(PAIRS * 5);
});
