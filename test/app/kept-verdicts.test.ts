import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { keptVerdicts } from '#app/orders/kept-verdicts';
import { useCasesOf } from '#app/use-cases';
import { keptPages } from '#main/kept-pages';
import { realRenderers } from '#main/renderers';
import { deskOf, done, moveOf, type TestDesk } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { runTurn } from '#test/support/steps-of-desk';

const real = realRenderers();
const pages = keptPages(real);
const PAPER = { rulesPath: '/rules' };
const MAP = { sheetPath: '/sheet', rulesPath: '/rules' };

/** What a player is shown, with all that was kept before. */
async function shownTo({ use }: Pick<TestDesk, 'use'>, actor: Player, renderers = pages) {
  const shown = done(await use.readPlayerDesk({ actor }));
  const { view } = shown.issued!;
  const orders = shown.sheet?.verdicts.map(({ order }) => order) ?? [];
  return {
    shown,
    supply: done(await use.foreseeSupply({ actor, orders })),
    sheet: await renderers.paperPage('sheet', shown.issued!, PAPER),
    map: await renderers.mapPage(view, MAP),
  };
}

/** The same when nothing is kept. */
const madeNow = (desk: TestDesk, actor: Player) =>
  shownTo({ use: useCasesOf({ ...desk.ports, kept: keptVerdicts() }) }, actor, real);

async function expectAllNew(desk: TestDesk): Promise<string> {
  for (const actor of [desk.human, desk.loran, desk.human]) {
    expect(await shownTo(desk, actor)).toEqual(await madeNow(desk, actor));
  }
  const { shown } = await shownTo(desk, desk.human);
  return JSON.stringify([shown.issued, shown.sheet?.verdicts, shown.submitted?.verdicts]);
}

const moved = async (desk: TestDesk, to: string): Promise<void> => {
  const order = await moveOf(desk, desk.human, { fleet: 'Home Fleet', path: [to] });
  const { turn } = done(await desk.use.readDesk({ actor: desk.moderator }));
  done(await desk.use.submitOrders({ actor: desk.human, turn, orders: [order] }));
};

test('after new orders, a turn, an undo, another edition and a restore the pages show what is there now', async () => {
  let current = memoryStore();
  const store: CampaignStore = {
    read: (work) => current.read(work),
    commit: (commit) => current.commit(commit),
  };
  const desk = await deskOf({}, store);
  await runTurn(desk);
  const shown = [await expectAllNew(desk)];
  await moved(desk, 'Wolf 359');
  shown.push(await expectAllNew(desk));
  const { use, moderator: actor, version } = desk;
  const beforeTurn = await version();
  await runTurn(desk);
  shown.push(await expectAllNew(desk));
  const undo = { actor, to: beforeTurn, dice: 'new', reason: 'a test' } as const;
  done(await use.undo({ ...undo, version: await version() }));
  shown.push(await expectAllNew(desk));
  const related = { a: 'human', b: 'loran', pact: false, covert: false, reason: 'a test' };
  done(
    await use.setRelation({ actor, version: await version(), state: 'hostilities', ...related }),
  );
  shown.push(await expectAllNew(desk));
  await runTurn(desk);
  shown.push(await expectAllNew(desk));
  // Another history under the same campaign, turns and editions, as a backup has it.
  current = memoryStore();
  const restored = await deskOf({}, store);
  await runTurn(restored);
  await runTurn(restored);
  shown.push(await expectAllNew({ ...restored, use, ports: desk.ports }));
  // None of these steps left what was shown before it.
  for (const [at, text] of shown.entries()) expect(text).not.toBe(shown[at - 1]);
});
