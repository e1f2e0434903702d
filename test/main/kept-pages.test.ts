import { expect, test } from 'vitest';
import { deskOf, done } from '#test/support/desk';
import { keptPages } from '#main/kept-pages';
import { realRenderers } from '#main/renderers';

const desk = await deskOf();
done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
const issuedTo = async (actor: typeof desk.human) =>
  done(await desk.use.readPlayerDesk({ actor })).issued!;
const human = await issuedTo(desk.human);
const loran = await issuedTo(desk.loran);

const real = realRenderers();
const OPTIONS = { rulesPath: '/rules' };
const MAP = { sheetPath: '/sheet', rulesPath: '/rules' };

test('what is kept is what would be made now, for each who reads', async () => {
  const kept = keptPages(real);
  for (const issued of [human, loran, human, loran]) {
    const { view } = issued;
    for (const paper of ['sheet', 'report'] as const) {
      const page = await kept.paperPage(paper, issued, OPTIONS);
      expect(page).toEqual(await real.paperPage(paper, issued, OPTIONS));
    }
    expect(await kept.mapPage(view, MAP)).toEqual(await real.mapPage(view, MAP));
  }
});

test('the same is made once; anything else that is shown makes another', async () => {
  let made = 0;
  const kept = keptPages({
    ...real,
    paperPage: (...asked) => {
      made += 1;
      return real.paperPage(...asked);
    },
  });
  const sheetOf = (issued: typeof human) => kept.paperPage('sheet', issued, OPTIONS);
  const first = await sheetOf(human);
  expect(await sheetOf(structuredClone(human))).toBe(first);
  // The sheet does not tell how far the turn is.
  expect(await sheetOf({ ...human, view: { ...human.view, stage: 'processing' } })).toBe(first);
  expect(made).toBe(1);
  await sheetOf({ ...human, edition: human.edition + 1 });
  const { empire } = human.view;
  const richer = { ...human.view, empire: { ...empire, treasury: empire.treasury + 7 } };
  expect(await sheetOf({ ...human, view: richer })).toEqual(
    await real.paperPage('sheet', { ...human, view: richer }, OPTIONS),
  );
  await kept.paperPage('sheet', human, { rulesPath: '/other' });
  expect(made).toBe(4);
  await kept.paperPage('report', human, OPTIONS);
  expect(made).toBe(5);
});

test('no paper and no map tells how far the turn is', async () => {
  const told = async (stage: typeof human.view.stage) => {
    const view = { ...human.view, stage };
    const issued = { ...human, view };
    return [
      await real.paperPage('sheet', issued, OPTIONS),
      await real.paperPage('report', issued, OPTIONS),
      await real.mapPage(view, MAP),
    ];
  };
  expect(await told('processing')).toEqual(await told('orders'));
});
