import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { updatedQuestions } from '#app/run/questions/updated-questions';
import { readSnapshot } from '#app/run/phase/snapshot';
import { windowsSet } from '#app/run/questions/windows-set';
import { useCasesOf } from '#app/use-cases';
import { type TestDesk, codeOf, done } from '#test/support/desk';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { battlesOf, runPhase } from '#test/support/steps-of-desk';
import { met, setWindows, toRound } from '#test/support/windows-desk';

const recordOf = async ({ ports, moderator, version }: TestDesk) => {
  const now = await version();
  return ports.store.read((reader) => reader.record(moderator.campaign, now));
};
const questionsTo = async ({ use }: TestDesk, actor: Player) =>
  done(await use.readPlayerDesk({ actor })).questions;
const playerOf = (desk: TestDesk, empire: string): Player =>
  empire === 'human' ? desk.human : desk.loran;

test('TURN-4: a battle is opened round by round where the campaign asks nobody, and comes out as it would have', async () => {
  const [desk, plain] = [await met('standing'), await met('standing')];
  expect((await battlesOf(desk)).encounters).toMatchObject([{ windows: null, record: null }]);
  expect(await setWindows(desk, 'interactive')).toEqual({ opened: 0, closed: 0 });
  await runPhase(desk);
  expect((await battlesOf(desk)).open[0]!.question.decision.kind).toBe('encounter-action');
  await toRound(desk);
  await setWindows(desk, null);
  expect((await runPhase(desk)).kind).toBe('ran');
  await runPhase(plain);
  const [one, other] = [await recordOf(desk), await recordOf(plain)];
  expect([one.events, one.rolls]).toEqual([other.events, other.rolls]);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-4: rounds are opened for one battle where the campaign asks before battles only', async () => {
  const desk = await met('setup');
  await runPhase(desk);
  expect((await battlesOf(desk)).open.length).toBeGreaterThan(0);
  await setWindows(desk, 'interactive');
  const { open } = await toRound(desk);
  expect(open.map(({ question }) => question.decision.kind)).toContain('fire');
});

test('TURN-4: fewer windows close what is open, and are taken back as long as the battle has not gone on', async () => {
  const desk = await met('interactive');
  await runPhase(desk);
  const { open } = await toRound(desk);
  const ids = open.map(({ question }) => question.decision.id);
  expect(await setWindows(desk, 'setup')).toEqual({ opened: 0, closed: ids.length });
  expect((await battlesOf(desk)).open).toEqual([]);
  expect((await setWindows(desk, null)).opened).toBe(ids.length);
  const again = (await battlesOf(desk)).open;
  expect(again.map(({ question }) => question.decision.id)).toEqual(ids);
  await setWindows(desk, 'standing');
  expect((await runPhase(desk)).kind).toBe('ran');
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-4: what standing orders have answered is past, and is not asked when more windows open', async () => {
  const desk = await met('interactive');
  await runPhase(desk);
  const { encounters } = await toRound(desk);
  const { campaign } = desk.moderator;
  const snapshot = (await desk.ports.store.read((reader) => readSnapshot(reader, campaign)))!;
  const { encounter } = encounters[0]!;
  const { questions, campaign: row } = snapshot;
  const rules = { ...row.rules, battles: 'standing' } as const;
  // As if the second had not been asked: the standing orders gave the same answer.
  const [first, second, ...later] = questions;
  const unasked = {
    ...snapshot,
    campaign: { ...row, rules },
    questions: [first!, ...later],
  };
  const wish = { encounter, windows: 'interactive', at: '', by: { kind: 'moderator' } } as const;
  const { ruling, changed, snapshot: after } = windowsSet(unasked, wish);
  expect(ruling.passed).toContain(second!.decision.id);
  expect(changed).toEqual([]);
  expect(updatedQuestions(after, '')).toEqual({ changed: [], moved: [] });
});

test('TURN-4: from the desk each question is put to the moderator alone, and the player never sees it', async () => {
  const desk = await met('interactive');
  await setWindows(desk, 'desk');
  await runPhase(desk);
  const { version, open } = await battlesOf(desk);
  const { decision, askedAt, turn, attempt, phase, standing } = open[0]!.question;
  const player = playerOf(desk, decision.asked);
  expect(open[0]!.question.atDesk).toBe(true);
  expect(await questionsTo(desk, player)).toEqual([]);
  const items = done(await desk.use.readWorkList({ actor: desk.moderator }));
  expect(items).toContainEqual(expect.objectContaining({ kind: 'at-desk', count: open.length }));
  expect(items.map(({ kind }) => kind)).not.toContain('asked');
  const answers = [{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing }];
  expect(codeOf(await desk.use.answerDecisions({ actor: player, answers }))).toBe(
    'QUESTION_UNKNOWN',
  );
  const hour = { actor: desk.moderator, version, encounter: decision.encounter, empire: null };
  expect(codeOf(await desk.use.setWindowUntil({ ...hour, until: null }))).toBe('QUESTION_GONE');
  await setWindows(desk, null);
  const [shown] = await questionsTo(desk, player);
  expect(shown).toMatchObject({ status: 'open', decision: { id: decision.id } });
  expect(shown!.askedAt > askedAt).toBe(true);
  await setWindows(desk, 'desk');
  expect(await questionsTo(desk, player)).toEqual([]);
});

test('TURN-4: a player who is asked reads what they have seen of the battle, and nothing that their report would not tell', async () => {
  const desk = await met('interactive');
  await runPhase(desk);
  const { open, encounters } = await toRound(desk);
  const { decision } = open[0]!.question;
  const player = playerOf(desk, decision.asked);
  const [mine] = (await questionsTo(desk, player)).filter(({ status }) => status === 'open');
  const seen = mine!.seen;
  expect(seen.map(({ type }) => type)).toContain('BattleMoment');
  expect(JSON.stringify(encounters[0]!.record)).toContain('Round 1');
  await setWindows(desk, 'standing');
  await runPhase(desk);
  const { use, moderator: actor } = desk;
  done(await use.runTurn({ actor, version: await desk.version() }));
  const report = done(await use.readPlayerDesk({ actor: player })).issued!.seen;
  expect(report).toEqual(expect.arrayContaining([...seen]));
});

test('TURN-4: battles that wait for nobody go on while nothing new is asked twice', async () => {
  const desk = await met('interactive');
  const first = await runPhase(desk);
  const { version, open } = await battlesOf(desk);
  expect(await runPhase(desk)).toEqual(first);
  expect(await battlesOf(desk)).toMatchObject({ version, open, canGoOn: false });
});

test('TURN-4: windows are set of an encounter that waits, by who sees it and looked at it now', async () => {
  const desk = await met('interactive');
  const { use, moderator: actor } = desk;
  const { version, encounters } = await battlesOf(desk);
  const { encounter } = encounters[0]!;
  const wish = { version, encounter, windows: 'setup' } as const;
  expect(codeOf(await use.setWindows({ ...wish, actor: desk.human }))).toBe('MODERATOR_ONLY');
  expect(codeOf(await use.setWindows({ ...wish, actor, version: 1 }))).toBe('STALE');
  const nowhere = 'nowhere' as typeof encounter;
  expect(codeOf(await use.setWindows({ ...wish, actor, encounter: nowhere }))).toBe(
    'ENCOUNTER_GONE',
  );
  await runPhase(desk);
  done(await use.closeWindows({ actor, version, which: 'whole-phase' }));
  expect(codeOf(await use.setWindows({ ...wish, actor }))).toBe('WINDOWS_CLOSED');
});

test('TURN-4: of two clicks at once both count, and a file carries windows but no hours', async () => {
  const desk = await met('interactive', await newStore());
  await runPhase(desk);
  const { version, encounters, open } = await battlesOf(desk);
  const { encounter } = encounters[0]!;
  const { use, moderator: actor } = desk;
  const until = '2024-01-02T00:00:00.000Z';
  const hour = { actor, version, encounter, empire: null, until };
  const both = await Promise.all([
    use.setWindows({ actor, version, encounter, windows: 'setup' }),
    use.setWindowUntil(hour),
  ]);
  expect(both.map(codeOf)).toEqual(['done', 'done']);
  const asked = (await battlesOf(desk)).open;
  expect(asked).toHaveLength(open.length);
  expect(asked.map(({ question }) => question.until)).toEqual(open.map(() => until));
  const { text } = done(await use.exportCampaign({ actor }));
  const other = await newStore();
  const { slug } = done(await useCasesOf(testPorts(other)).importCampaign({ text }));
  const kept = await other.read(async (reader) => {
    const { id } = (await reader.campaignBySlug(slug))!;
    return [
      await reader.encounterWindows(id, version + 1),
      await reader.questions(id, version + 1),
    ];
  });
  expect(kept[0]).toMatchObject([{ encounter, windows: 'setup' }]);
  expect(kept[1]).toMatchObject(asked.map(({ question }) => ({ ...question, until: null })));
});

test('TURN-4: going back takes windows back', async () => {
  const desk = await met('standing');
  await setWindows(desk, 'interactive');
  await runPhase(desk);
  const { use, moderator: actor } = desk;
  const version = await desk.version();
  done(await use.undo({ actor, version, to: version, dice: 'same-if-unseen', reason: 'r' }));
  expect((await battlesOf(desk)).encounters).toMatchObject([{ windows: null }]);
  expect((await runPhase(desk)).kind).toBe('ran');
});
