import { expect, test } from 'vitest';
import type { Moderator } from '#app/actor';
import { newClock } from '#app/clock/new-clock';
import type { CampaignStore, Change } from '#app/ports/campaign-store';
import type { Outcome } from '#app/use-case-error';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { Seat } from '#app/ports/people-record';
import { codeOf, type TestDesk, deskOf, done } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { actorBy, invited, join } from '#test/support/people';
import { type Acting, OTHERS } from './seat-lost-others.ts';

/** The moderator who acts, and the seats that they act on. */
type Given = Readonly<{ actor: Moderator; deputy: string; other: string }>;
type Act = (use: UseCases, given: Given) => Promise<Outcome<unknown>>;

const human = brandAs<EmpireId>('human');
const TOMORROW = '2024-01-02T20:00:00.000Z';
const later = '2024-01-03T20:00:00.000Z';
const reason = 'a test';
const version = 1;

/** What a moderator does and what comes of it is kept. */
const ACTS = {
  changeSeat: (use, { actor, deputy: seat }) => use.changeSeat({ actor, seat, maySubmit: true }),
  chooseGoingOn: (use, { actor }) => use.chooseGoingOn({ actor, goesOn: false }),
  closeWindows: (use, { actor }) => use.closeWindows({ actor, version, which: 'whole-phase' }),
  endSeat: (use, { actor, deputy: seat }) => use.endSeat({ actor, seat }),
  extendDeadline: (use, { actor }) =>
    use.extendDeadline({ actor, empire: 'human', until: later, reason }),
  invite: (use, { actor }) => use.invite({ actor, role: { kind: 'spectator', delay: 1 } }),
  makeCorrection: (use, { actor }) =>
    use.makeCorrection({ actor, version, text: 'treasury human 40', reason, tellReason: false }),
  makeRuling: (use, { actor }) =>
    use.makeRuling({
      actor,
      looked: null,
      question: 'What?',
      rule: 'MOV-1',
      decision: 'That.',
      isPublic: true,
      rules: ['MOV-1'],
    }),
  moveDeadline: (use, { actor }) => use.moveDeadline({ actor, deadline: later }),
  openTruth: (use, { actor }) =>
    use.openTruth({ actor: { ...actor, blind: ['Human Commonwealth'] }, reason }),
  pauseClock: (use, { actor }) => use.pauseClock({ actor }),
  renewLink: (use, { actor, deputy: seat }) => use.renewLink({ actor, seat }),
  resumeClock: (use, { actor }) => use.resumeClock({ actor, deadline: null }),
  runNextPhase: (use, { actor }) => use.runNextPhase({ actor, version }),
  runTurn: (use, { actor }) => use.runTurn({ actor, version }),
  sendMessage: (use, { actor }) => use.sendMessage({ actor, to: [human], text: 'Hello.' }),
  setClock: (use, { actor }) => use.setClock({ actor, settings: newClock().settings }),
  ruleOnEvent: (use, { actor }) =>
    use.ruleOnEvent({ actor, version, reason, wish: { act: 'draw' } }),
  setRelation: (use, { actor }) =>
    use.setRelation({
      actor,
      version,
      a: 'human',
      b: 'loran',
      state: 'hostilities',
      pact: false,
      covert: false,
      reason,
    }),
  setStandIn: (use, { actor }) =>
    use.setStandIn({
      actor,
      empire: human,
      kind: 'machine',
      level: 'hard',
      personality: 'wary',
    }),
  transferOwnership: (use, { actor, other: seat }) => use.transferOwnership({ actor, seat }),
  undo: (use, { actor }) => use.undo({ actor, version, to: 0, dice: 'new', reason }),
  writeNote: (use, { actor }) => use.writeNote({ actor, looked: null, text: 'A note.' }),
} as const satisfies { readonly [K in Acting]?: Act };

/** What the moderator looks at. */
const LOOKS = {
  copyCampaign: (use, { actor }) => use.copyCampaign({ actor, name: 'A copy' }),
  compareVersions: (use, { actor }) => use.compareVersions({ actor, from: 0 }),
  examineState: (use, { actor }) => use.examineState({ actor }),
  exportCampaign: (use, { actor }) => use.exportCampaign({ actor, isDownload: true }),
  listPeople: (use, { actor }) => use.listPeople({ actor }),
  previewCorrection: (use, { actor }) =>
    use.previewCorrection({ actor, text: 'treasury human 40', reason, tellReason: false }),
  readClock: (use, { actor }) => use.readClock({ actor }),
  readCorrections: (use, { actor }) => use.readCorrections({ actor }),
  readDesk: (use, { actor }) => use.readDesk({ actor }),
  readEvents: (use, { actor }) => use.readEvents({ actor, which: { version } }),
  readJournal: (use, { actor }) => use.readJournal({ actor, page: 1 }),
  readMessages: (use, { actor }) => use.readMessages({ actor }),
  readModeratorView: (use, { actor }) => use.readModeratorView({ actor }),
  readNotes: (use, { actor }) => use.readNotes({ actor }),
  readOutcomes: (use, { actor }) => use.readOutcomes({ actor }),
  readProgress: (use, { actor }) => use.readProgress({ actor }),
  readReceipts: (use, { actor }) => use.readReceipts({ actor, empire: human }),
  readSettings: (use, { actor }) => use.readSettings({ actor }),
  readHouseRules: (use, { actor }) => use.readHouseRules({ actor }),
  readStandings: (use, { actor }) => use.readStandings({ actor }),
  readThreads: (use, { actor }) => use.readThreads({ actor }),
  readReopenedOrders: (use, { actor }) => use.readReopenedOrders({ actor }),
  readReport: (use, { actor }) => use.readReport({ actor, empire: human, turn: 1, edition: null }),
  readRulings: (use, { actor }) => use.readRulings({ actor }),
  readBattles: (use, { actor }) => use.readBattles({ actor }),
  readSheet: (use, { actor }) => use.readSheet({ actor, empire: human }),
  readSolo: (use, { actor }) => use.readSolo({ actor }),
  readStandIns: (use, { actor }) => use.readStandIns({ actor }),
  readWorkList: (use, { actor }) => use.readWorkList({ actor }),
  replayRecord: (use, { actor }) => use.replayRecord({ actor }),
  shadowTurn: (use, { actor }) => use.shadowTurn({ actor, which: 'submitted' }),
  readRulesSheet: (use, { actor }) => use.readRulesSheet({ actor }),
  readSeatTurn: (use, { actor }) => use.readSeatTurn({ actor }),
  stopRun: (use, { actor }) => use.stopRun({ actor }),
  verifyCampaign: (use, { actor }) => use.verifyCampaign({ actor }),
} as const satisfies { readonly [K in Acting]?: Act };

type Named = keyof typeof ACTS | keyof typeof LOOKS | (typeof OTHERS)[number];
// A new use case has no line yet, and this does not compile until it has one.
const FORGOTTEN: Readonly<Record<Exclude<Acting, Named>, never>> = {};

type Table = Readonly<{
  desk: TestDesk;
  store: CampaignStore;
  given: Given;
  lose: (change?: Partial<Seat>) => Promise<void>;
}>;

/** Orders are open, there is a deadline, and an owner with an account has taken their seat. */
async function table(): Promise<Table> {
  const store = memoryStore();
  const desk = await deskOf({}, store);
  const { use, moderator, tokens } = desk;
  const { session } = await join(desk, tokens.moderator, 'Olga');
  const actor = await actorBy(desk, session, 'moderator');
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  const settings = { ...newClock().settings, mode: 'fixed' } as const;
  done(await use.setClock({ actor: moderator, settings }));
  done(await use.moveDeadline({ actor: moderator, deadline: TOMORROW }));
  const deputy = (await invited(desk, { kind: 'deputy', empire: human })).seat;
  const other = (await invited(desk, { kind: 'co-moderator' })).seat;
  const lose = async (part: Partial<Seat> = { endedAt: TOMORROW }): Promise<void> => {
    const { seat, revision } = await store.read(async (reader) => ({
      seat: (await reader.seat(actor.seat!))!,
      revision: (await reader.campaign(actor.campaign))!.revision,
    }));
    const changes: readonly Change[] = [{ put: 'seat', seat: { ...seat, ...part } }];
    expect((await store.commit({ campaign: actor.campaign, revision, changes })).ok).toBe(true);
  };
  return { desk, store, given: { actor, deputy, other }, lose };
}

const kept = ({ store, given }: Table) =>
  store.read(async (reader) => {
    const id = given.actor.campaign;
    const game = [await reader.state(id), await reader.runs(id), await reader.turnClock(id)];
    const written = [await reader.notes(id), await reader.rulings(id), await reader.messages(id)];
    return JSON.stringify([game, written, await reader.audit(id), await reader.links(id)]);
  });

const pausedFirst = async (name: string, { desk, given }: Table): Promise<void> => {
  if (name === 'resumeClock') done(await desk.use.pauseClock({ actor: given.actor }));
};

test('each use case of somebody in a seat has its line here', () => {
  expect([FORGOTTEN, OTHERS.filter((name) => name in ACTS || name in LOOKS)]).toEqual([{}, []]);
});

const ALL: readonly (readonly [string, Act])[] = Object.entries({ ...ACTS, ...LOOKS });

const AS_BEFORE: Partial<Seat> = { endedAt: null, role: { kind: 'moderator' } };
const LOST: readonly (readonly [Partial<Seat>, string])[] = [
  [{ endedAt: TOMORROW }, 'SEAT_ENDED'],
  [{ account: null }, 'SEAT_ENDED'],
  [{ role: { kind: 'co-moderator' } }, 'SEAT_CHANGED'],
];

test.each(ALL)('%s is done for who sits there, and not for who did', async (name, act) => {
  const here = await table();
  const { desk, given, lose } = here;
  await pausedFirst(name, here);
  for (const [part, code] of LOST) {
    await lose({ ...AS_BEFORE, account: given.actor.person!, ...part });
    const before = await kept(here);
    expect(codeOf(await act(desk.use, given))).toBe(code);
    expect(await kept(here)).toBe(before);
  }
  await lose({ ...AS_BEFORE, account: given.actor.person! });
  expect(codeOf(await act(desk.use, given))).toBe('done');
});

test.each(Object.entries(ACTS))(
  '%s is not kept when the seat goes meanwhile',
  async (name, act) => {
    const here = await table();
    await pausedFirst(name, here);
    const losing = { isDue: true, before: '' };
    const store: CampaignStore = {
      ...here.store,
      // The last moment: all is decided, and is about to be written.
      commit: async (commit) => {
        if (losing.isDue) {
          losing.isDue = false;
          await here.lose();
          losing.before = await kept(here);
        }
        return here.store.commit(commit);
      },
    };
    const use = useCasesOf({ ...here.desk.ports, store });
    expect(codeOf(await act(use, here.given))).toBe('SEAT_ENDED');
    expect(await kept(here)).toBe(losing.before);
  },
);

test('TURN-3: a turn whose moderator loses their seat stops before its next phase, and is no error of the program', async () => {
  const here = await table();
  const { desk, given, lose } = here;
  const ran: string[] = [];
  const breathe = async (): Promise<void> => {
    if (ran.length === 2) await lose();
  };
  const use = useCasesOf({ ...desk.ports, breathe });
  const run = await use.runTurn({
    actor: given.actor,
    version,
    progress: ({ phase }) => ran.push(phase),
  });
  expect(run).toMatchObject({ error: { code: 'SEAT_ENDED', issues: [{ code: 'PHASES_KEPT' }] } });
  expect(await desk.version()).toBe(3);
  const items = done(await desk.use.readWorkList({ actor: desk.moderator }));
  expect(items.map(({ kind }) => kind)).not.toContain('run-trouble');
});
