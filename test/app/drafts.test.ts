import { expect, test } from 'vitest';
import { codeOf, deskOf, done, moveOf } from '#test/support/desk';

async function openDesk(): Promise<Awaited<ReturnType<typeof deskOf>>> {
  const desk = await deskOf();
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  return desk;
}

test('a draft is kept, shown to the moderator as one, and not carried out', async () => {
  const desk = await openDesk();
  const order = await moveOf(desk, desk.human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  const sheet = { actor: desk.human, turn: 1, orders: [order] };
  done(await desk.use.saveDraft(sheet));
  expect(done(await desk.use.readPlayerDesk({ actor: desk.human })).standing).toBe('draft');
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  const view = done(await desk.use.readPlayerDesk({ actor: desk.human })).issued!.view;
  const fleet = Object.values(view.fleets).find((one) => one.name === 'Home Fleet')!;
  const here = fleet.place.kind === 'system' ? view.systems[fleet.place.system]?.name : '';
  expect(here).toBe('Alpha Centauri');
});

test('a form that shows an older sheet does not overwrite a newer one', async () => {
  const desk = await openDesk();
  const sheet = { actor: desk.human, turn: 1, orders: [] };
  const first = done(await desk.use.submitOrders({ ...sheet, base: null }));
  expect(codeOf(await desk.use.submitOrders({ ...sheet, base: null }))).toBe('STALE');
  expect(codeOf(await desk.use.submitOrders({ ...sheet, base: first.hash }))).toBe('done');
});

test('ECO-4: a judged sheet foretells the Treasury that the next opening pays out', async () => {
  const desk = await openDesk();
  const judged = done(await desk.use.judgeDraft({ actor: desk.human, orders: [] }));
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  const view = done(await desk.use.readPlayerDesk({ actor: desk.human })).issued!.view;
  expect(judged.treasuryNext).toBe(view.empire.treasury);
  expect(judged.treasuryNext).toBeGreaterThan(judged.treasuryAfter);
});
