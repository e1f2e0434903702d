import { expect, test } from 'vitest';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { answerOne } from '#test/support/answer-one';
import { codeOf, done } from '#test/support/desk';
import { OLD_PHASES, openOld, seatsOf } from './old-database.ts';

/** From movement on, and the opening of the next turn. */
const REST = PHASE_IDS.length - PHASE_IDS.indexOf('movement') + 1;
const OPENED_2 = 7;
const STOOD = 21;

test('TURN-2: a turn goes on where it was, and what is played from there is checked in full', async () => {
  const old = await openOld();
  const { actor, desk, human, run, verify } = await seatsOf(old, 'first-contact');
  const sheets = (await desk()).sheets.map(({ empire, status }) => [empire, status]);
  expect(sheets).toEqual([
    ['human', 'submitted'],
    ['loran', 'draft'],
  ]);
  const { runs, stopped } = await run();
  expect(runs.map(({ turn, phase }) => `${String(turn)} ${phase}`)).toEqual([
    ...PHASE_IDS.slice(PHASE_IDS.indexOf('movement')).map((phase) => `3 ${phase}`),
    '4 opening',
  ]);
  expect(stopped).toEqual({ at: 'orders' });
  await run();
  const total = REST + PHASE_IDS.length;
  expect(await verify()).toMatchObject({ replayed: total, recomputed: total, faults: [] });
  // All this rests on the state that the older program left.
  expect((await desk()).checkpoints.map(({ version }) => version)).toContain(STOOD);
  const { issued } = done(await old.use.readPlayerDesk({ actor: human }));
  expect(issued).toMatchObject({ turn: 5, edition: 1 });
  expect(done(await old.use.examineState({ actor }))).toEqual([]);
});

test('TURN-4: open questions are asked again, by dice that nobody has seen', async () => {
  const old = await openOld();
  const { actor, desk, human, loran, run, verify } = await seatsOf(old, 'ask-me');
  const { version, attempt, open } = await desk();
  expect([version, attempt, open]).toEqual([4, 2, []]);
  const { audit, questions } = await old.read(async (reader) => ({
    audit: await reader.audit(actor.campaign),
    questions: await reader.allQuestions(actor.campaign),
  }));
  expect(questions.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  expect(audit.at(-1)).toMatchObject({ act: 'upgraded', detail: expect.stringContaining('again') });
  const { stopped } = await run();
  expect(stopped.at).toBe('questions');
  const [asked] = (await desk()).open;
  const one = asked!.asked === 'human' ? human : loran;
  const mine = done(await old.use.readPlayerDesk({ actor: one })).questions;
  const { decision, ...when } = mine.find(({ status }) => status === 'open')!;
  const { turn, phase, askedAt, standing: answer } = when;
  const asIs = { turn, attempt: when.attempt, phase, askedAt };
  const given = { actor: one, decision: decision.id, ...asIs, answer };
  expect(codeOf(await answerOne(old.use, given))).toBe('done');
  const closed = { actor, version: (await desk()).version, which: 'whole-phase' } as const;
  done(await old.use.closeWindows(closed));
  expect((await run()).stopped).toEqual({ at: 'orders' });
  expect((await verify()).faults).toEqual([]);
});

test('TURN-3: undo leads back to before the upgrade, to any point that is kept, and the game goes on from there', async () => {
  const old = await openOld();
  const { desk, run, undoTo, verify } = await seatsOf(old, 'first-contact');
  await run();
  await undoTo(OPENED_2);
  expect(await desk()).toMatchObject({ turn: 2, phase: 'economic' });
  const taken = [{ engineVersion: '0.1.0', phases: OPENED_2 }];
  expect(await verify()).toMatchObject({ taken, replayed: 0, faults: [] });
  await run();
  const played = { taken, replayed: PHASE_IDS.length, recomputed: PHASE_IDS.length };
  expect(await verify()).toMatchObject({ ...played, faults: [] });
  await undoTo(0);
  await run();
  expect(await verify()).toMatchObject({ taken: [], replayed: 1, recomputed: 1, faults: [] });
});

test('TURN-3: undo to the middle of the turn that was upgraded keeps the state it leads to', async () => {
  const { desk, run, undoTo, verify } = await seatsOf(await openOld(), 'first-contact');
  await run();
  await undoTo(STOOD);
  await run();
  await run();
  expect((await desk()).checkpoints.map(({ version }) => version)).toContain(STOOD);
  expect(await verify()).toMatchObject({ replayed: REST + PHASE_IDS.length, faults: [] });
});

test('an upgraded campaign is exported, and its file imported: as it was, and after it has gone on', async () => {
  const old = await openOld();
  for (const slug of ['first-contact', 'ask-me']) {
    const seats = await seatsOf(old, slug);
    for (const name of [`${slug} copy`, `${slug} later`]) {
      const { text } = done(await old.use.exportCampaign({ actor: seats.actor }));
      const made = done(await old.use.importCampaign({ text, name }));
      const copy = await seatsOf(old, made.slug);
      expect(await copy.verify()).toEqual(await seats.verify());
      await copy.undoTo(1);
      await copy.run();
      expect((await copy.verify()).faults).toEqual([]);
      await seats.run();
    }
  }
});

test('a turn that an older version ran is reported as it is stored, and can be compared where it is kept', async () => {
  const old = await openOld();
  const { actor } = await seatsOf(old, 'first-contact');
  const { phases, taken, faults } = done(await old.use.replayRecord({ actor, turn: 2 }));
  expect(new Set(phases.map(({ how }) => how))).toEqual(new Set(['taken']));
  expect([taken, faults]).toEqual([[{ engineVersion: '0.1.0', phases: phases.length }], []]);
  expect(codeOf(await old.use.compareVersions({ actor, from: OPENED_2 }))).toBe('done');
  const between = await old.use.compareVersions({ actor, from: OLD_PHASES + 3 });
  expect(between.ok ? [] : between.error.issues.map(({ text }) => text)).toEqual([
    'Choose one of these versions: 0, 1, 7, 20, 21.',
  ]);
});

test('what was submitted before is unchanged, is the draft where orders are open, and has its receipt', async () => {
  const old = await openOld();
  const { actor, human, loran, undoTo } = await seatsOf(old, 'first-contact');
  const sheets = await old.read((reader) => reader.allSheets(actor.campaign));
  const own = sheets.filter(({ empire }) => empire === human.empire);
  const { lines } = done(await old.use.readReceipts({ actor: human }));
  const submitted = own.filter(({ status }) => status === 'submitted');
  expect(lines.map(({ turn, hash, inForce }) => [turn, hash, inForce])).toEqual(
    submitted.map(({ turn, hash }) => [turn, hash, true]),
  );
  expect(submitted.at(-1)).toMatchObject({ turn: 3, step: 1, dismissed: [] });
  // Turn 3 had begun: only its draft is one.
  const drafts = sheets.filter(({ turn, status }) => turn === 3 && status === 'draft');
  expect(drafts.map(({ empire }) => empire)).toEqual([loran.empire]);
  await undoTo(OPENED_2);
  const { standing, sheet } = done(await old.use.readPlayerDesk({ actor: human }));
  expect([standing, sheet?.hash]).toEqual(['draft', own.find(({ turn }) => turn === 2)?.hash]);
});
