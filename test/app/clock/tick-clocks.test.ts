import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { tickClocks } from '#app/usecases/clock/tick-clocks';
import { clockDeskOf, type ClockDesk, DEADLINE } from '#test/support/clock-desk';
import { codeOf, done, sendBothToTheMiddle } from '#test/support/desk';

const NEXT = '2026-11-25T20:00:00.000Z';
const GRACE_ENDS = '2026-11-24T21:00:00.000Z';

async function submitAll({ use, human, loran }: ClockDesk, turn = 1): Promise<void> {
  for (const actor of [human, loran]) done(await use.submitOrders({ actor, turn, orders: [] }));
}

const clockOf = async ({ use, moderator: actor }: ClockDesk) =>
  done(await use.readClock({ actor })).clock;

test('TURN-5: the turn runs at its deadline, and the next one is by the schedule', async () => {
  const desk = await clockDeskOf();
  await submitAll(desk);
  expect(await desk.tick()).toBe(0);
  desk.at('2026-11-24T20:00:12.000Z');
  expect(await desk.tick()).toBeGreaterThan(5);
  expect(await desk.turnAndPhase()).toBe('2 economic');
  expect((await clockOf(desk)).deadline).toBe(NEXT);
  expect(await desk.tick()).toBe(0);
});

test('TURN-5: after days without the server one turn runs, and players have time again', async () => {
  const desk = await clockDeskOf();
  desk.at('2026-12-01T09:00:00.000Z');
  await desk.tick();
  expect(await desk.turnAndPhase()).toBe('2 economic');
  expect((await clockOf(desk)).deadline).toBe('2026-12-02T20:00:00.000Z');
  expect(await desk.tick()).toBe(0);
});

test('TURN-5: with more missing than chosen the turn waits; the moderator may say otherwise', async () => {
  const desk = await clockDeskOf({ settings: { mostMissing: 1 } });
  const { use, moderator: actor } = desk;
  desk.at(GRACE_ENDS);
  expect(await desk.tick()).toBe(0);
  const version = await desk.version();
  const refused = await use.runTurn({ actor, version });
  expect(codeOf(refused)).toBe('TOO_MANY_MISSING');
  expect(codeOf(await use.runNextPhase({ actor, version }))).toBe('TOO_MANY_MISSING');
  done(await use.runTurn({ actor, version, passOver: true }));
  const audit = await desk.ports.store.read((reader) => reader.audit(actor.campaign));
  const noted = audit.find(({ act }) => act === 'begun-without');
  expect(noted).toMatchObject({ by: { kind: 'moderator' } });
  expect(noted!.detail).toMatch(/Human Commonwealth.*Loran Imperium/);
});

test('TURN-5: going back leaves no deadline, so that drafts are not run over at once', async () => {
  const desk = await clockDeskOf();
  const { use, moderator: actor } = desk;
  await submitAll(desk);
  desk.at(DEADLINE);
  await desk.tick();
  const version = await desk.version();
  done(await use.undo({ actor, version, to: 1, dice: 'same-if-unseen', reason: 'a trial' }));
  desk.at('2026-11-30T20:00:00.000Z');
  expect(await desk.tick()).toBe(0);
  expect(codeOf(await use.submitOrders({ actor: desk.human, turn: 1, orders: [] }))).toBe('done');
  expect(done(await use.readClock({ actor })).verdict).toMatchObject({ why: 'no-deadline' });
});

test('TURN-7: with questions in battles the reports come at the announced hour, asked or not', async () => {
  const hours = { battles: 'interactive' } as const;
  const settings = { windowHours: 48 };
  const [asked, quiet] = [
    await clockDeskOf({ rules: hours, settings }),
    await clockDeskOf({ rules: hours, settings }),
  ];
  await sendBothToTheMiddle(asked);
  await submitAll(quiet);
  const issuedAt: string[] = [];
  for (const desk of [asked, quiet]) {
    for (const moment of [DEADLINE, '2026-11-26T19:59:59.999Z', '2026-11-26T20:00:00.000Z']) {
      desk.at(moment);
      await desk.tick();
      if ((await desk.turnAndPhase()) === '2 economic') issuedAt.push(moment);
    }
  }
  expect(issuedAt).toEqual(['2026-11-26T20:00:00.000Z', '2026-11-26T20:00:00.000Z']);
});

test('TURN-7: the clock does not take over a turn that the moderator has begun', async () => {
  const desk = await clockDeskOf();
  const { use, moderator: actor } = desk;
  done(await use.runNextPhase({ actor, version: await desk.version() }));
  desk.at('2026-11-30T20:00:00.000Z');
  expect(await desk.tick()).toBe(0);
});

test('TURN-5: a campaign that fails is told, left as it was, and tried again later', async () => {
  const desk = await clockDeskOf();
  await submitAll(desk);
  const before = await desk.version();
  const failing = tickClocks({
    ...desk.ports,
    get engineVersion(): string {
      throw new Error('a bug');
    },
  });
  desk.at(DEADLINE);
  const ticked = done(await failing({ tellsChats: false }));
  expect(ticked.faults).toHaveLength(1);
  expect(await desk.version()).toBe(before);
  const { trouble } = await clockOf(desk);
  expect(trouble).toMatchObject({ at: DEADLINE, tries: 1 });
  expect(trouble!.text).toContain('last good state is kept');
  expect(await desk.tick()).toBe(0);
  desk.at(trouble!.retryAt);
  expect(await desk.tick()).toBeGreaterThan(0);
  expect((await clockOf(desk)).trouble).toBeNull();
});

test('TURN-5: the chat is told of deadlines once, and of nothing else', async () => {
  const webhook = 'https://chat.example/hook';
  const desk = await clockDeskOf({ settings: { webhook } });
  const tell = async () => done(await desk.use.tickClocks({ tellsChats: true })).notices;
  desk.at('2026-11-24T18:30:00.000Z');
  expect((await tell()).map(({ url, text }) => [url, text])).toEqual([
    [webhook, 'Orders for turn 1 are due 2026-11-24 20:00 UTC, in less than 2 hours.'],
  ]);
  expect(await tell()).toEqual([]);
  desk.at(GRACE_ENDS);
  expect((await tell()).map(({ text }) => text)).toEqual([
    'Turn 2 is issued. Orders are due 2026-11-25 20:00 UTC.',
  ]);
});

test('TURN-5: a pause between the look and the run wins', async () => {
  const desk = await clockDeskOf();
  const { use, moderator: actor, ports } = desk;
  await submitAll(desk);
  desk.at(DEADLINE);
  const left = { reads: 3 };
  const store: CampaignStore = {
    ...ports.store,
    read: async (work) => {
      const found = await ports.store.read(work);
      left.reads -= 1;
      if (left.reads === 0) done(await use.pauseClock({ actor }));
      return found;
    },
  };
  const ticked = done(await tickClocks({ ...ports, store })({ tellsChats: false }));
  expect(ticked).toMatchObject({ ran: [], faults: [] });
  expect(await desk.turnAndPhase()).toBe('1 economic');
  expect((await clockOf(desk)).trouble).toBeNull();
});

test('TURN-5: a deadline that was set by hand ends with its turn', async () => {
  const desk = await clockDeskOf({ settings: { mode: 'manual' } });
  const { use, moderator: actor } = desk;
  done(await use.moveDeadline({ actor, deadline: DEADLINE }));
  desk.at(GRACE_ENDS);
  expect(await desk.tick()).toBe(0);
  expect(codeOf(await use.submitOrders({ actor: desk.human, turn: 1, orders: [] }))).toBe(
    'DEADLINE_PASSED',
  );
  done(await use.runTurn({ actor, version: await desk.version() }));
  expect((await clockOf(desk)).deadline).toBeNull();
});
