import { expect, test } from 'vitest';
import { realRenderers } from '#main/renderers';
import { done } from '#test/support/desk';
import { testTerminal } from '#test/cli/terminal';
import { OLD_PHASES, openOld, seatsOf } from './old-database.ts';

const WRONG = /undefined|NaN|\[object/;

test('what was issued before the upgrade opens as page, PDF and text', async () => {
  const old = await openOld();
  const { actor, human, desk } = await seatsOf(old, 'first-contact');
  const render = realRenderers();
  const { publications, sheets } = await desk();
  expect(publications.map(({ turn, undone }) => [turn, undone])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [3, false],
  ]);
  const editions = done(await old.use.listReports({ actor: human }));
  expect(editions.map(({ turn, edition }) => [turn, edition])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
  ]);
  for (const { turn, edition } of editions) {
    for (const { empire } of sheets) {
      const report = done(await old.use.readReport({ actor, empire, turn, edition }));
      for (const build of Object.values(render.documents)) {
        const document = build(report);
        expect(render.htmlFile(document)).not.toMatch(WRONG);
        expect(render.text(document)).not.toMatch(WRONG);
        if (empire === 'loran') continue;
        const pdf = await render.pdf(document, { createdAt: report.publishedAt });
        expect(pdf.length).toBeGreaterThan(1000);
      }
      expect(render.starMapFile(report.view)).not.toMatch(WRONG);
    }
  }
});

test('the battle of before the upgrade reads as it did', async () => {
  const old = await openOld();
  const { human } = await seatsOf(old, 'first-contact');
  const report = done(await old.use.readReport({ actor: human, turn: 3, edition: 2 }));
  const { text, documents } = realRenderers();
  expect(text(documents.report(report))).toMatch(/Deep Space[^]*Round 1/);
});

test('the doctor and the replay name the phases that they take as they are', async () => {
  const old = await openOld();
  const open = async () => ({ use: old.use, close: async () => undefined });
  const terminal = testTerminal({ open });
  const said = `${String(OLD_PHASES)} phases of version 0.1.0 can’t be replayed`;
  const doctor = await terminal.run('doctor');
  expect([doctor.code, doctor.out]).toEqual([0, expect.stringContaining(said)]);
  const replay = await terminal.run('replay', '-c', 'first-contact', '--turn', '1');
  expect(replay.out).toContain(
    '6 phases of version 0.1.0 can’t be replayed, so the stored state is used.',
  );
  expect(replay.out).toContain('turn 1, opening: not replayed (stored state used;');
});
