import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { clockDeskOf, type ClockDesk, DEADLINE, MONDAY } from '#test/support/clock-desk';
import { codeOf, done } from '#test/support/desk';

const GRACE_ENDS = '2026-11-24T21:00:00.000Z';
const LATER = '2026-11-25T20:00:00.000Z';
const before = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();

const submit = async ({ use }: ClockDesk, actor: Player): Promise<string> =>
  codeOf(await use.submitOrders({ actor, turn: 1, orders: [] }));

const lightsOf = async ({ use, moderator }: ClockDesk) =>
  done(await use.readClock({ actor: moderator })).lights;

test('TURN-5: orders are taken up to the last moment of grace, and marked late', async () => {
  const desk = await clockDeskOf();
  desk.at(before(DEADLINE));
  expect(await submit(desk, desk.human)).toBe('done');
  desk.at(before(GRACE_ENDS));
  expect(await submit(desk, desk.loran)).toBe('done');
  expect((await lightsOf(desk)).map(({ empire, late }) => [empire, late])).toEqual([
    ['human', false],
    ['loran', true],
  ]);
});

test('TURN-5: at the end of grace orders are refused with the hour and what to do', async () => {
  const desk = await clockDeskOf();
  desk.at(GRACE_ENDS);
  const refused = await desk.use.submitOrders({ actor: desk.human, turn: 1, orders: [] });
  expect(refused).toMatchObject({ ok: false, error: { code: 'DEADLINE_PASSED' } });
  if (refused.ok) return;
  expect(refused.error.text).toContain('Ask the moderator for an extension');
  expect(refused.error.issues[0]!.text).toContain('2026-11-24 21:00 UTC');
});

test('TURN-5: what is submitted cannot be taken back after the deadline', async () => {
  const desk = await clockDeskOf();
  await submit(desk, desk.human);
  desk.at(GRACE_ENDS);
  expect(codeOf(await desk.use.withdrawOrders({ actor: desk.human, turn: 1 }))).toBe(
    'DEADLINE_PASSED',
  );
});

test('TURN-5: a draft may be written at any time', async () => {
  const desk = await clockDeskOf();
  desk.at(GRACE_ENDS);
  const { use, human: actor } = desk;
  expect(codeOf(await use.saveDraft({ actor, turn: 1, orders: [] }))).toBe('done');
});

test('TURN-5: the moderator may hand in orders until the turn begins', async () => {
  const desk = await clockDeskOf();
  desk.at(LATER);
  const { use, human: actor, moderator: by } = desk;
  expect(codeOf(await use.submitOrders({ actor, by, turn: 1, orders: [] }))).toBe('done');
});

test('TURN-5: an extension after the deadline opens the sheet of one player, and of no other', async () => {
  const desk = await clockDeskOf();
  desk.at(GRACE_ENDS);
  const { use, moderator: actor } = desk;
  done(await use.extendDeadline({ actor, empire: 'loran', until: LATER, reason: 'on a journey' }));
  expect(await submit(desk, desk.human)).toBe('DEADLINE_PASSED');
  expect(await submit(desk, desk.loran)).toBe('done');
  const seen = async (player: Player) => done(await use.readDeadline({ actor: player }));
  expect(await seen(desk.loran)).toMatchObject({
    due: LATER,
    extension: { until: LATER, reason: 'on a journey' },
    movedTo: null,
  });
  const other = await seen(desk.human);
  expect(other).toMatchObject({ due: DEADLINE, extension: null, movedTo: LATER });
  expect(JSON.stringify(other)).not.toMatch(/loran|journey/);
});

test('TURN-5: while the clock is paused no deadline passes', async () => {
  const desk = await clockDeskOf();
  const { use, moderator: actor } = desk;
  desk.at(before(DEADLINE));
  done(await use.pauseClock({ actor }));
  desk.at('2026-12-24T20:00:00.000Z');
  expect(await submit(desk, desk.human)).toBe('done');
  expect(await desk.tick()).toBe(0);
  const resumed = done(await use.resumeClock({ actor, deadline: null }));
  expect(resumed.deadline).toBe('2026-12-24T20:01:00.000Z');
});

test.each([
  ['2026-11-23T19:00:00.000Z', 'none'],
  ['2026-11-23T20:00:00.000Z', 'near'],
  ['2026-11-24T18:00:00.000Z', 'soon'],
  [DEADLINE, 'late'],
  [GRACE_ENDS, 'closed'],
])('TURN-5: at %s a player who has not submitted is reminded: %s', async (now, reminder) => {
  const desk = await clockDeskOf();
  desk.at(now);
  const { use, human: actor } = desk;
  expect(done(await use.readDeadline({ actor }))).toMatchObject({ reminder });
});

test('TURN-5: a player who has submitted gets no reminder', async () => {
  const desk = await clockDeskOf();
  await submit(desk, desk.human);
  desk.at(DEADLINE);
  expect(done(await desk.use.readDeadline({ actor: desk.human }))).toMatchObject({
    reminder: 'none',
  });
});

test('TURN-5: a form of another clock changes nothing', async () => {
  const desk = await clockDeskOf();
  const { use, moderator: actor } = desk;
  const { mark: base } = done(await use.readClock({ actor }));
  done(await use.moveDeadline({ actor, base, deadline: LATER }));
  const again = await use.moveDeadline({ actor, base, deadline: DEADLINE });
  expect(codeOf(again)).toBe('STALE');
});

test.each([
  ['an hour that is gone', MONDAY],
  ['no hour at all', 'tomorrow'],
  ['an hour years away', '2036-11-24T20:00:00.000Z'],
])('TURN-5: a deadline cannot be moved to %s', async (_what, deadline) => {
  const { use, moderator: actor } = await clockDeskOf();
  expect(codeOf(await use.moveDeadline({ actor, deadline }))).toBe('CLOCK_REFUSED');
});

test.each([
  [{ time: '24:00' }, 'time'],
  [{ everyDays: 0 }, 'everyDays'],
  [{ graceMinutes: -1 }, 'graceMinutes'],
  [{ mostMissing: 1.5 }, 'mostMissing'],
  [{ windowHours: 1000 }, 'windowHours'],
  [{ webhook: 'http://chat.example/hook' }, 'webhook'],
  [{ webhook: 'https://127.0.0.1/hook' }, 'webhook'],
  [{ webhook: 'https://[::1]/hook' }, 'webhook'],
  [{ webhook: 'https://localhost/hook' }, 'webhook'],
  [{ webhook: 'https://me:secret@chat.example/hook' }, 'webhook'],
])('TURN-5: a clock cannot have %j', async (wrong, path) => {
  const { use, moderator: actor } = await clockDeskOf();
  const { settings } = done(await use.readClock({ actor })).clock;
  const refused = await use.setClock({ actor, settings: { ...settings, ...wrong } });
  expect(refused).toMatchObject({ error: { code: 'CLOCK_REFUSED', issues: [{ path }] } });
});

test('only a moderator touches the clock', async () => {
  const { use, human: actor } = await clockDeskOf();
  const acts = [
    use.readClock({ actor }),
    use.pauseClock({ actor }),
    use.resumeClock({ actor, deadline: null }),
    use.moveDeadline({ actor, deadline: LATER }),
    use.extendDeadline({ actor, empire: 'human', until: LATER, reason: '' }),
  ];
  const codes = (await Promise.all<Parameters<typeof codeOf>[0]>(acts)).map(codeOf);
  expect(new Set(codes)).toEqual(new Set(['MODERATOR_ONLY']));
});
