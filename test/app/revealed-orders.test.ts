import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { codeOf, deskOf, done, moveOf, sendBothToTheMiddle } from '#test/support/desk';
import { votingDesk } from '#test/support/voting-desk';

test('TURN-6: orders are revealed to everybody once their turn has run, and not before', async () => {
  const desk = await votingDesk();
  const { human, loran, moderator, use } = desk;
  await sendBothToTheMiddle(desk);
  const read = () => use.readRevealedOrders({ actor: human, turn: 1 });
  expect(codeOf(await read())).toBe('NOT_PUBLISHED');
  done(await use.runNextPhase({ actor: moderator, version: await desk.version() }));
  expect(codeOf(await read())).toBe('NOT_PUBLISHED');
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const { empires } = done(await read());
  expect(empires.map(({ empire, orders }) => [empire, orders?.length])).toEqual([
    ['human', 1],
    ['loran', 1],
  ]);
  const foreign = { actor: human, empire: loran.empire, turn: 2, edition: null };
  expect(done(await use.readReport(foreign)).orders?.[0]?.sentence).toContain('First Swarm');
  const own = done(await use.readReport({ actor: human, turn: 2, edition: null }));
  expect(own.revealed.map(({ name }) => name)).toEqual(['Loran Imperium']);
  expect(own.revealed[0]?.orders?.[0]).toMatchObject({ accepted: true });
});

test('TURN-6: drafts and withdrawn orders are never revealed', async () => {
  const desk = await votingDesk();
  const { human, loran, moderator, use } = desk;
  const fleet = { fleet: 'First Swarm', path: ['Wolf 359'] };
  const orders = [await moveOf(desk, loran, fleet)];
  done(await use.submitOrders({ actor: loran, turn: 1, orders }));
  done(await use.withdrawOrders({ actor: loran, turn: 1 }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const { empires } = done(await use.readRevealedOrders({ actor: human, turn: 1 }));
  expect(empires.map(({ orders: given }) => given)).toEqual([null, null]);
  expect(canonicalJson(empires)).not.toContain('Swarm');
});

test('TURN-6: orders that wait change nothing that other players read', async () => {
  const seen = async (isBusy: boolean): Promise<string> => {
    const desk = await votingDesk();
    if (isBusy) await sendBothToTheMiddle(desk);
    const { human: actor, loran, use } = desk;
    const paper = await use.readReport({ actor, empire: loran.empire, turn: 1, edition: null });
    return canonicalJson({
      paper: done(paper).orders,
      votes: done(await use.readVotes({ actor })),
      papers: done(await use.readOpenPapers({ actor })).turns.length,
    });
  };
  expect(await seen(true)).toBe(await seen(false));
});

test('TURN-6: after an undo the orders are hidden again until the turn has run', async () => {
  const desk = await votingDesk();
  const { human, loran, moderator, use } = desk;
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const number = await desk.propose(human, { kind: 'undo' });
  expect(await desk.vote(loran, number, 'for')).toBe('carried');
  expect(codeOf(await use.readRevealedOrders({ actor: human, turn: 1 }))).toBe('NOT_PUBLISHED');
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const { empires } = done(await use.readRevealedOrders({ actor: human, turn: 1 }));
  expect(empires.map(({ orders }) => orders)).toEqual([null, null]);
});

test('TURN-6, FOG-1: with a moderator, orders stay private in an open-handed campaign too', async () => {
  const desk = await deskOf({ fog: 'openHanded' });
  const { human, loran, moderator, use } = desk;
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  expect(codeOf(await use.readRevealedOrders({ actor: human, turn: 1 }))).toBe('NOT_PUBLISHED');
  const paper = await use.readReport({
    actor: human,
    empire: loran.empire,
    turn: 2,
    edition: null,
  });
  expect(done(paper).orders).toBeNull();
  expect(done(paper).revealed).toEqual([]);
});
