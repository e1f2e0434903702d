import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import { canonicalJson } from '#kernel/result/canonical-json';
import { deskOf, done } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { exploreBy, unexploredText } from '#test/support/unexplored';
import { newStore } from '#test/support/new-store';

test('MAP-12: what was found can be undone, played again, verified, saved and read back', async () => {
  const store = await newStore();
  const desk = await deskOf({}, store, unexploredText());
  const { use, moderator } = desk;
  done(await use.runTurn({ actor: moderator, version: 0 }));
  const submit = async () => {
    for (const actor of [desk.human, desk.loran]) {
      done(await use.submitOrders({ actor, turn: 1, orders: [exploreBy(actor.empire)] }));
    }
  };
  await submit();
  const orders = await desk.version();
  const systems = async () =>
    Object.values(done(await use.readModeratorView({ actor: moderator })).systems);
  expect(await systems()).toHaveLength(2);
  done(await use.shadowTurn({ actor: moderator, which: 'submitted' }));
  expect(await systems()).toHaveLength(2);
  done(await use.runTurn({ actor: moderator, version: orders }));
  expect(await systems()).toHaveLength(3);
  const back = { to: orders, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, version: await desk.version(), ...back }));
  expect(await systems()).toHaveLength(2);
  await submit();
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const found = await systems();
  expect(found).toHaveLength(3);
  expect(done(await use.verifyCampaign({ actor: moderator }))).toMatchObject({ sound: true });

  const { text } = done(await use.exportCampaign({ actor: moderator }));
  const other = useCasesOf(testPorts(memoryStore()));
  const { slug } = done(await other.importCampaign({ text }));
  const actor = done(await other.actAsModerator({ slug }));
  const again = Object.values(done(await other.readModeratorView({ actor })).systems);
  expect(canonicalJson(again)).toBe(canonicalJson(found));
  expect(done(await other.verifyCampaign({ actor }))).toMatchObject({ sound: true });
});
