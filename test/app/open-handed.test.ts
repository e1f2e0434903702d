import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';

async function opened(fog: 'full' | 'openHanded'): Promise<TestDesk> {
  const desk = await deskOf({ fog });
  done(await desk.use.runTurn({ actor: desk.moderator, version: 0 }));
  return desk;
}
const paperOf = ({ use, human, loran }: TestDesk, turn = 1) =>
  use.readReport({ actor: human, empire: loran.empire, turn, edition: null });

test('FOG-1: in an open-handed campaign a player reads what others were issued, else only their own', async () => {
  const open = await opened('openHanded');
  const { view, messages, orders } = done(await paperOf(open));
  expect(view.empire).toMatchObject({ id: 'loran' });
  expect([messages, orders]).toEqual([[], null]);
  const [turn] = done(await open.use.readOpenPapers({ actor: open.human })).turns;
  expect(turn?.papers.map(({ empire }) => empire)).toEqual(['human', 'loran']);
  const full = await opened('full');
  expect(done(await paperOf(full)).view.empire.id).toBe('human');
  expect(done(await full.use.readOpenPapers({ actor: full.human })).turns).toEqual([]);
  expect(codeOf(await open.use.readOpenPapers({ actor: open.moderator }))).toBe('PLAYER_ONLY');
});

test('FOG-1: orders of others change nothing that a player sees before they are processed', async () => {
  const [quiet, busy] = [await opened('openHanded'), await opened('openHanded')];
  await sendBothToTheMiddle(busy);
  const seen = async (desk: TestDesk) => {
    const { use, human } = desk;
    const paper = { ...done(await paperOf(desk)), publishedAt: '' };
    const turns = done(await use.readOpenPapers({ actor: human })).turns.map((one) => one.papers);
    return canonicalJson({
      paper,
      turns,
      list: done(await use.listReports({ actor: human })).length,
    });
  };
  expect(await seen(busy)).toBe(await seen(quiet));
  done(await busy.use.runTurn({ actor: busy.moderator, version: await busy.version() }));
  const moved = done(await paperOf(busy, 2)).seen.filter(({ type }) => type === 'FleetMoved');
  expect(moved).not.toEqual([]);
});

test('FOG-1, TURN-3: the reason for a correction stays between the moderator and the players who were told', async () => {
  const desk = await opened('openHanded');
  const { use, moderator: actor, loran } = desk;
  const correction = { text: 'treasury loran 40', reason: 'a slip of mine', tellReason: true };
  done(await use.makeCorrection({ actor, version: await desk.version(), ...correction }));
  const open = done(await paperOf(desk));
  expect(open.seen.some(({ type }) => type === 'CorrectionMade')).toBe(true);
  expect(canonicalJson(open.seen)).not.toContain('a slip of mine');
  const own = done(await use.readReport({ actor: loran, turn: 1, edition: null }));
  expect(canonicalJson(own.seen)).toContain('a slip of mine');
});

test('FOG-1: what was taken back of others is not read any more', async () => {
  const desk = await opened('openHanded');
  const { use, moderator } = desk;
  done(
    await use.undo({
      actor: moderator,
      version: await desk.version(),
      to: 0,
      dice: 'new',
      reason: 'a test',
    }),
  );
  expect(codeOf(await paperOf(desk))).toBe('NOT_PUBLISHED');
  expect(done(await use.readOpenPapers({ actor: desk.human })).turns).toEqual([]);
});
