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
const map = { sheetPath: '/sheet' };

test('what is kept is what would be made now, for each who reads', () => {
  const kept = keptPages(real);
  for (const issued of [human, loran, human, loran]) {
    const { view } = issued;
    const document = kept.documents.sheet(issued);
    expect(document).toEqual(real.documents.sheet(issued));
    expect(kept.documents.report(issued)).toEqual(real.documents.report(issued));
    expect(kept.html(document, OPTIONS)).toBe(real.html(document, OPTIONS));
    expect(kept.starMap(view, map)).toEqual(real.starMap(view, map));
  }
});

test('the same is made once; anything else that is shown makes another', () => {
  let made = 0;
  const kept = keptPages({
    ...real,
    documents: {
      ...real.documents,
      sheet: (issued) => {
        made += 1;
        return real.documents.sheet(issued);
      },
    },
  });
  const sheetOf = (issued: typeof human) => kept.documents.sheet(issued);
  const first = sheetOf(human);
  expect(sheetOf(structuredClone(human))).toBe(first);
  expect(made).toBe(1);
  sheetOf({ ...human, edition: human.edition + 1 });
  sheetOf({ ...human, view: { ...human.view, stage: 'processing' } });
  const { empire } = human.view;
  const richer = { ...human.view, empire: { ...empire, treasury: empire.treasury + 7 } };
  expect(sheetOf({ ...human, view: richer })).toEqual(
    real.documents.sheet({ ...human, view: richer }),
  );
  expect(made).toBe(4);
});
