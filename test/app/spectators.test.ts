import { expect, test } from 'vitest';
import type { RuleSet } from '#model/settings/rule-set';
import { codeOf, deskOf, done, moveOf, type TestDesk } from '#test/support/desk';
import { invited } from '#test/support/people';

/** A campaign whose orders are open. */
async function opened(settings: Partial<RuleSet> = {}): Promise<TestDesk> {
  const desk = await deskOf(settings);
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
  return desk;
}

test('FOG-1: a spectator reads what is old enough, of everybody, and never what was taken back', async () => {
  const desk = await opened();
  const { use, moderator, human } = desk;
  const { token, seat } = await invited(desk, { kind: 'spectator', delay: 1 });
  const { actor } = done(await use.signIn({ token }));
  const now = async () => done(await use.signIn({ token })).actor;
  const turnsOf = async () =>
    done(await use.readSpectated({ actor: await now() })).turns.map(({ turn }) => turn);
  const report = (turn: number) =>
    use.readReport({ actor, empire: human.empire, turn, edition: null });
  expect(await turnsOf()).toEqual([]);
  expect(codeOf(await report(1))).toBe('NOT_PUBLISHED');
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  expect(await turnsOf()).toEqual([1]);
  expect(codeOf(await report(1))).toBe('done');
  expect(codeOf(await report(2))).toBe('NOT_PUBLISHED');
  done(await use.changeSeat({ actor: moderator, seat, delay: 2 }));
  expect(codeOf(await use.readSpectated({ actor }))).toBe('SEAT_CHANGED');
  const later = await now();
  expect(await turnsOf()).toEqual([]);
  for (const closed of [
    await use.readDesk({ actor: later }),
    await use.readModeratorView({ actor: later }),
    await use.readPlayerDesk({ actor: later }),
    await use.readSheet({ actor: later, empire: human.empire }),
    await use.readLooks({ actor: later }),
  ]) {
    expect(codeOf(closed)).toMatch(/_ONLY$/);
  }
  done(await use.changeSeat({ actor: moderator, seat, delay: 1 }));
  expect(await turnsOf()).toEqual([1]);
  const undo = { to: 1, dice: 'new', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, version: await desk.version(), ...undo }));
  expect(await turnsOf()).toEqual([]);
});

test('FOG-13: a spectator sees what the moderator saw only of turns that are old enough, and only if the campaign lets them', async () => {
  const desk = await opened({ spectatorView: 'moderator' });
  const { use, moderator, human } = desk;
  const { token } = await invited(desk, { kind: 'spectator', delay: 1 });
  const { actor } = done(await use.signIn({ token }));
  const order = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [order] }));
  const viewOf = async (turn: number) => use.readSpectatedView({ actor, turn });
  const turn = async () =>
    done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  expect(codeOf(await viewOf(1))).toBe('NOT_PUBLISHED');
  await turn();
  const first = done(await viewOf(1));
  const truth = (id: string) =>
    Object.values(first.view.fleets).filter(({ owner }) => owner === id);
  expect([truth('human').length > 0, truth('loran').length > 0]).toEqual([true, true]);
  expect(first.view.turn).toBe(1);
  expect(first.events).toEqual([]);
  expect(codeOf(await viewOf(2))).toBe('NOT_PUBLISHED');
  await turn();
  expect(done(await use.readSpectated({ actor })).views).toEqual([1, 2]);
  const moved = done(await viewOf(2));
  expect(moved.view.turn).toBe(2);
  expect(moved.events.join('\n')).toMatch(/Home Fleet.*Wolf 359/u);
  done(
    await use.changeSettings({
      ...{ actor: moderator, version: await desk.version() },
      ...{ settings: { spectatorView: 'papers' }, reason: 'a test' },
    }),
  );
  expect(done(await use.readSpectated({ actor })).views).toEqual([]);
  expect(codeOf(await viewOf(1))).toBe('SPECTATOR_VIEW_CLOSED');
});

test('FOG-13: a spectator who sees what the moderator saw reads what was corrected, but not why', async () => {
  const desk = await opened({ spectatorView: 'moderator' });
  const { use, moderator } = desk;
  const { token } = await invited(desk, { kind: 'spectator', delay: 1 });
  const { actor } = done(await use.signIn({ token }));
  const given = { actor: moderator, version: await desk.version(), text: 'give human 7' };
  done(await use.makeCorrection({ ...given, reason: 'I was bribed', tellReason: false }));
  for (let turns = 0; turns < 2; turns += 1)
    done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const events = done(await use.readSpectatedView({ actor, turn: 2 })).events.join('\n');
  expect(events).toMatch(/the moderator corrects the state: .*7 points/u);
  expect(events).not.toContain('bribed');
});

test('FOG-1: a spectator’s report tells nothing of the orders that its player gave', async () => {
  const desk = await opened();
  const { use, moderator, human } = desk;
  const { token } = await invited(desk, { kind: 'spectator', delay: 1 });
  const order = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [order] }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const which = { turn: 2, edition: null, empire: human.empire };
  expect(done(await use.readReport({ actor: human, ...which })).orders).toHaveLength(1);
  const { actor } = done(await use.signIn({ token }));
  expect(done(await use.readReport({ actor, ...which })).orders).toBeNull();
});
