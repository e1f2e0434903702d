import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { useCasesOf } from '#app/use-cases';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { actsOf, battlesOf, runPhase, runTurn } from '#test/support/steps-of-desk';

const playerOf = (desk: TestDesk, empire: string): TestDesk['human'] =>
  empire === 'human' ? desk.human : desk.loran;

type How = Parameters<TestDesk['use']['decideQuestion']>[0]['how'];

/** The question that waits, settled. */
async function decide(desk: TestDesk, how: How) {
  const { version, open } = await battlesOf(desk);
  const { decision, askedAt } = open[0]!.question;
  const actor = desk.moderator;
  return desk.use.decideQuestion({ actor, version, decision: decision.id, askedAt, how });
}
const byStanding = async (desk: TestDesk) => done(await decide(desk, { kind: 'standing' }));

/** Both fleets stand in the middle, and the battle waits for somebody. */
async function waiting(store?: CampaignStore): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' }, store);
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  return desk;
}

/** The same, step by step up to the first dice of a round that somebody is asked in. */
async function inBattle(store?: CampaignStore): Promise<TestDesk> {
  const desk = await waiting(store);
  let { open } = await battlesOf(desk);
  while (open[0]!.question.decision.kind !== 'fire') {
    await byStanding(desk);
    await runPhase(desk);
    ({ open } = await battlesOf(desk));
  }
  return desk;
}

/** Goes on by standing orders until the phase has run. */
async function toTheEnd(desk: TestDesk): Promise<void> {
  const { version, open } = await battlesOf(desk);
  const { encounter } = open[0]!.question.decision;
  const windows = 'standing' as const;
  done(await desk.use.setWindows({ actor: desk.moderator, version, encounter, windows }));
  expect((await runPhase(desk)).kind).toBe('ran');
}

const recordOf = async ({ ports, moderator, version }: TestDesk) => {
  const now = await version();
  return ports.store.read((reader) => reader.record(moderator.campaign, now));
};
const questionsOf = async (
  { use }: TestDesk,
  actor: TestDesk['human'],
): Promise<readonly OwnQuestion[]> => done(await use.readPlayerDesk({ actor })).questions;

/** The dice in a player's report that say that they were ruled on. */
async function ruledIn({ use }: TestDesk, actor: TestDesk['human']) {
  const { issued } = done(await use.readPlayerDesk({ actor }));
  const rolls = issued!.seen.flatMap((one) => one.rolls);
  return rolls.filter(({ ruled }) => ruled === true).map(({ values }) => values);
}

test('TURN-4: the moderator answers in a player’s place, with a reason; the player reads that they did, and why if told', async () => {
  const desk = await waiting();
  const { question } = (await battlesOf(desk)).open[0]!;
  const player = playerOf(desk, question.decision.asked);
  const given = {
    kind: 'answer',
    answer: { kind: 'nonsense' },
    reason: ' ',
    tellsWhy: false,
  } as const;
  const refused = await decide(desk, given);
  expect(refused).toMatchObject({ ok: false, error: { code: 'DECISION_REFUSED' } });
  expect(!refused.ok && refused.error.issues.map(({ path }) => path)).toContain('reason');
  const pass = { ...given, answer: { kind: 'pass' }, reason: 'They are on holiday.' };
  done(await decide(desk, { ...pass, tellsWhy: true }));
  expect((await questionsOf(desk, player)).map(({ status }) => status)).toEqual(['ruled']);
  const [message] = done(await desk.use.readOwnMessages({ actor: player, fresh: true }));
  expect(message!.text).toMatch(
    /^The moderator decided in your place: .*Why: They are on holiday\.$/,
  );
  const other = playerOf(desk, player.empire === 'human' ? 'loran' : 'human');
  expect(done(await desk.use.readOwnMessages({ actor: other, fresh: true }))).toEqual([]);
  const late = { decision: question.decision.id, turn: question.turn, attempt: question.attempt };
  const { phase, askedAt } = question;
  const answers = [{ ...late, phase, askedAt, answer: { kind: 'pass' } }];
  expect(codeOf(await desk.use.answerDecisions({ actor: player, answers }))).toBe(
    'QUESTION_DECIDED',
  );
  await runPhase(desk);
  await toTheEnd(desk);
  const by = (await recordOf(desk)).decided.map((one) => [one.asked, one.by]);
  expect(by[0]).toEqual([player.empire, 'moderator']);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-4: a question that does not wait is not decided, and nobody but a moderator who sees all decides', async () => {
  const desk = await waiting();
  const { version, open } = await battlesOf(desk);
  const { decision, askedAt } = open[0]!.question;
  const input = { version, decision: decision.id, askedAt, how: { kind: 'standing' } } as const;
  const { use, moderator, human } = desk;
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  const roll = { version, roll: 'x', values: [1], reason: 'r' };
  for (const [actor, code] of [
    [human, 'MODERATOR_ONLY'],
    [blind, 'MODERATOR_BLIND'],
  ] as const) {
    expect(codeOf(await use.readBattles({ actor }))).toBe(code);
    expect(codeOf(await use.decideQuestion({ ...input, actor }))).toBe(code);
    const at = { actor, version, encounter: decision.encounter };
    expect(codeOf(await use.setWindows({ ...at, windows: 'desk' }))).toBe(code);
    expect(codeOf(await use.setWindowUntil({ ...at, empire: null, until: null }))).toBe(code);
    expect(codeOf(await use.ruleOnRoll({ ...roll, actor }))).toBe(code);
  }
  const actor = moderator;
  expect(codeOf(await use.decideQuestion({ ...input, actor, version: 1 }))).toBe('STALE');
  expect(codeOf(await use.decideQuestion({ ...input, actor, askedAt: 'before' }))).toBe(
    'QUESTION_GONE',
  );
  expect(codeOf(await use.ruleOnRoll({ ...roll, actor }))).toBe('ROLL_UNKNOWN');
  done(await use.decideQuestion({ ...input, actor }));
  expect(codeOf(await use.decideQuestion({ ...input, actor }))).toBe('QUESTION_GONE');
});

test('TURN-3: a die that is ruled shows what was said, in the record and in reports, and the record still comes out the same', async () => {
  const desk = await inBattle(await newStore());
  const { use, moderator: actor } = desk;
  const { version, rolls } = await battlesOf(desk);
  const [first] = rolls;
  const { id: roll, faces } = first!;
  const other = first!.values.map((value) => (value % faces) + 1);
  const given = { actor, version, roll, reason: 'It rolled off the table.' };
  const refused = await use.ruleOnRoll({ ...given, values: [faces + 1], reason: '' });
  expect(!refused.ok && refused.error.issues.map(({ path }) => path)).toEqual(['values', 'reason']);
  done(await use.ruleOnRoll({ ...given, values: other }));
  const after = await battlesOf(desk);
  expect(after.rolls.find(({ id }) => id === roll)).toMatchObject({ values: other, ruled: true });
  expect(after.rulings).toMatchObject([{ roll, isRolled: true, reason: given.reason }]);
  const store = await newStore();
  const { text } = done(await use.exportCampaign({ actor }));
  const { slug } = done(await useCasesOf(testPorts(store)).importCampaign({ text }));
  const kept = await store.read(async (reader) => {
    const { id } = (await reader.campaignBySlug(slug))!;
    return reader.rollRulings(id, version + 1);
  });
  expect(kept).toMatchObject([{ roll, values: other }]);
  if (after.open.length > 0) await toTheEnd(desk);
  else await runPhase(desk);
  const ruled = (await recordOf(desk)).rolls.filter((one) => one.ruled === true);
  expect(ruled.map(({ id, values }) => [id, values])).toEqual([[roll, other]]);
  expect(await actsOf(desk)).toContain('die-ruled');
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
  await runTurn(desk);
  // It is the Humans’ own roll: nobody else is shown it.
  expect(await ruledIn(desk, desk.human)).toEqual([other]);
  expect(await ruledIn(desk, desk.loran)).toEqual([]);
});

test('TURN-3: a ruling that is taken back leaves no trace in what happens', async () => {
  const [desk, plain] = [await inBattle(), await inBattle()];
  const { use, moderator: actor } = desk;
  const before = await battlesOf(desk);
  const { id: roll, values, faces } = before.rolls.at(-1)!;
  const given = { actor, version: before.version, roll, reason: 'r' };
  done(await use.ruleOnRoll({ ...given, values: values.map((value) => (value % faces) + 1) }));
  done(await use.ruleOnRoll({ ...given, values: null }));
  const after = await battlesOf(desk);
  expect([after.rolls, after.rulings]).toEqual([before.rolls, []]);
  for (const one of [desk, plain]) await toTheEnd(one);
  const [record, untouched] = [await recordOf(desk), await recordOf(plain)];
  expect([record.events, record.rolls]).toEqual([untouched.events, untouched.rolls]);
});

test('TURN-3: going back takes rulings back, and the dice of a phase that was taken back unseen can be ruled on', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  const { use, moderator: actor } = desk;
  const runTo = async (phase: string) => {
    let step = await runPhase(desk);
    while (step.kind === 'ran' && step.run.phase !== phase) step = await runPhase(desk);
  };
  const takeBack = async (to: number) => {
    const version = await desk.version();
    done(await use.undo({ actor, version, to, dice: 'same-if-unseen', reason: 'r' }));
  };
  await runTo('supply');
  expect((await battlesOf(desk)).rolls).toEqual([]);
  await runTo('encounters');
  const start = (await desk.version()) - 1;
  await takeBack(start);
  const { version, rolls } = await battlesOf(desk);
  const { id: roll, values, faces } = rolls.at(-1)!;
  const other = values.map((value) => (value % faces) + 1);
  done(await use.ruleOnRoll({ actor, version, roll, values: other, reason: 'r' }));
  expect((await battlesOf(desk)).rulings).toMatchObject([{ roll, isRolled: true }]);
  await runPhase(desk);
  expect((await recordOf(desk)).rolls.filter((one) => one.ruled)).toMatchObject([{ id: roll }]);
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
  await takeBack(start);
  expect((await battlesOf(desk)).rulings).toEqual([]);
  await runPhase(desk);
  expect((await recordOf(desk)).rolls).toEqual(rolls);
});

test('TURN-3: a ruling on a die that is never rolled is told in the journal', async () => {
  const desk = await inBattle();
  const { ports, moderator } = desk;
  const version = (await desk.version()) + 1;
  const by = { kind: 'moderator' } as const;
  const ruling = { version, purpose: 'another', faces: 10, values: [1], reason: 'r', at: '', by };
  const { rolls } = await battlesOf(desk);
  const campaign = (await ports.store.read((reader) => reader.campaign(moderator.campaign)))!;
  const roll = rolls[0]!.id;
  const changes = [{ put: 'roll-ruling', ruling: { ...ruling, roll } }] as const;
  const commit = { campaign: campaign.id, revision: campaign.revision, changes };
  expect((await ports.store.commit(commit)).ok).toBe(true);
  expect((await battlesOf(desk)).rulings).toMatchObject([{ roll, isRolled: false }]);
  await toTheEnd(desk);
  expect((await recordOf(desk)).rolls.some(({ ruled }) => ruled)).toBe(false);
  expect(await actsOf(desk)).toContain('die-not-rolled');
});
