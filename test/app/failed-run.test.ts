import { expect, test } from 'vitest';
import type { AuditAct } from '#app/ports/campaign-record';
import type { CampaignStore } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import { runRegister } from '#app/run/runner/run-register';
import { useCasesOf } from '#app/use-cases';
import { deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';

/** A campaign in which all who were asked have answered; `failWith`: what its state cannot be read for from now on. */
async function answered() {
  const kept = memoryStore();
  const failing: { with: Error | null } = { with: null };
  const store: CampaignStore = {
    ...kept,
    read: (work) =>
      kept.read((reader) =>
        work({
          ...reader,
          state: async (id) => {
            if (failing.with !== null) throw failing.with;
            return reader.state(id);
          },
        }),
      ),
  };
  const desk = await deskOf({ battles: 'interactive' }, store);
  const run = async () =>
    done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  await run();
  await sendBothToTheMiddle(desk);
  await run();
  for (const actor of [desk.human, desk.loran]) {
    const { questions } = done(await desk.use.readPlayerDesk({ actor }));
    const open = questions.filter(({ status }) => status === 'open');
    const leaveToStanding = [...new Set(open.map(({ decision }) => decision.encounter))];
    if (open.length > 0) {
      done(await desk.use.answerDecisions({ actor, answers: [], leaveToStanding }));
    }
  }
  const failWith = (error: Error | null): void => {
    failing.with = error;
  };
  return { desk, failWith };
}

/** The work list of a server that has just been started. */
async function afterRestart({ ports, moderator: actor }: TestDesk) {
  const use = useCasesOf({ ...ports, running: runRegister() });
  const items = done(await use.readWorkList({ actor }));
  return items.filter(({ kind }) => kind === 'run-trouble');
}

const failures = async ({ ports, moderator }: TestDesk) =>
  (await ports.store.read((reader) => reader.audit(moderator.campaign))).filter(
    ({ act }) => act === 'run-failed',
  );

test('a phase that breaks down when it goes on by itself is told, is noted once, and is not forgotten by a restart', async () => {
  const { desk, failWith } = await answered();
  const fault = new Error('a bug');
  failWith(fault);
  for (let times = 0; times < 2; times += 1) {
    expect(done(await desk.use.goOn())).toMatchObject([{ fault }]);
  }
  failWith(null);
  expect(await failures(desk)).toMatchObject([{ by: { kind: 'clock' }, detail: 'FAULT' }]);
  expect(await afterRestart(desk)).toMatchObject([{ error: null }]);
  expect(done(await desk.use.goOn())).toMatchObject([{ outcome: { ok: true } }]);
  expect(await afterRestart(desk)).toEqual([]);
});

test('a store that failed in a moderator’s run is told after a restart too; one that was busy, and a refusal, are not', async () => {
  const { desk, failWith } = await answered();
  const { use, moderator: actor } = desk;
  const version = await desk.version();
  expect(await use.runNextPhase({ actor, version: version - 1 })).toMatchObject({ ok: false });
  failWith(new StoreError('busy', 'a test'));
  expect(await use.runNextPhase({ actor, version })).toMatchObject({ ok: false });
  failWith(null);
  expect(await afterRestart(desk)).toEqual([]);
  failWith(new StoreError('full', 'a test'));
  expect(await use.runTurn({ actor, version })).toMatchObject({ ok: false });
  failWith(null);
  expect(await afterRestart(desk)).toMatchObject([{ error: { code: 'STORE_FULL' } }]);
  done(await use.undo({ actor, version, to: 1, dice: 'new', reason: 'a test' }));
  expect(await afterRestart(desk)).toEqual([]);
});

const PASSED: readonly AuditAct[] = [
  'phase-run',
  'questions-opened',
  'amended',
  'undone',
  'campaign-imported',
];

test.each(PASSED)('a run that failed before “%s” is told to nobody any more', async (act) => {
  const desk = await deskOf();
  const { store, clock } = desk.ports;
  const { campaign } = desk.moderator;
  const log = (what: AuditAct) =>
    store.commit({
      campaign,
      revision: null,
      changes: [
        {
          put: 'audit',
          entry: { at: clock.now(), by: { kind: 'clock' }, act: what, version: 0, detail: 'FAULT' },
        },
      ],
    });
  await log('run-failed');
  await log('signed-in');
  expect(await afterRestart(desk)).toMatchObject([{ error: null }]);
  await log(act);
  expect(await afterRestart(desk)).toEqual([]);
});
