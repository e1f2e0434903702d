import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import type { EncounterId } from '#model/campaign/ids';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { actsOf, battlesOf, runPhase, runTurn } from '#test/support/steps-of-desk';

const outcomesOf = async ({ use, moderator: actor }: TestDesk) =>
  done(await use.readOutcomes({ actor }));
const recordOf = async ({ ports, moderator, version }: TestDesk) => {
  const now = await version();
  return ports.store.read((reader) => reader.record(moderator.campaign, now));
};
const messagesTo = async ({ use }: TestDesk, actor: TestDesk['human']) =>
  done(await use.readOwnMessages({ actor, fresh: true })).map(({ text }) => text);

/** Both fleets stand in the middle, and the Encounters Phase is due or waits for somebody. */
async function met(
  battles: 'standing' | 'interactive',
  store?: Awaited<ReturnType<typeof newStore>>,
) {
  const desk = await deskOf({ battles }, store);
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  for (let step = await runPhase(desk); step.kind === 'ran' && step.run.phase !== 'supply'; ) {
    step = await runPhase(desk);
  }
  return desk;
}

const theOne = async (desk: TestDesk) => (await battlesOf(desk)).toFight[0]!;
async function say(desk: TestDesk, isElsewhere: boolean, part: object = {}) {
  const { version, toFight } = await battlesOf(desk);
  const { encounter } = toFight[0]!;
  const input = { actor: desk.moderator, version, encounter, isElsewhere };
  return desk.use.fightElsewhere({ ...input, ...part });
}

/** Enters that the defender’s first ship was captured. */
async function enterCapture(desk: TestDesk): Promise<string> {
  const [waiting] = await outcomesOf(desk);
  const { decision, forces } = waiting!;
  const { unit } = decision.sides.defender.units.find(({ kind }) => kind === 'ship')!;
  const fates = [{ unit, fate: 'captured' }];
  const answer = { kind: 'battle-outcome', rounds: 2, fates, retreats: [], cameOut: [] };
  const given = { from: 'form', battle: decision.battle, forces, answer } as const;
  done(await desk.use.enterOutcome({ actor: desk.moderator, given }));
  return unit;
}

/** Runs the phase; of what else is fought elsewhere nothing comes, and windows are left to standing orders. */
async function toTheEnd(desk: TestDesk): Promise<void> {
  while ((await runPhase(desk)).kind !== 'ran') {
    const { version, open } = await battlesOf(desk);
    for (const { encounter } of new Set(open.map(({ question }) => question.decision))) {
      await desk.use.setWindows({
        actor: desk.moderator,
        version,
        encounter,
        windows: 'standing',
      });
    }
    for (const { decision, forces } of await outcomesOf(desk)) {
      const nothing = { rounds: 0, fates: [], retreats: [], cameOut: [] };
      const answer = { kind: 'battle-outcome', ...nothing };
      const given = { from: 'form', battle: decision.battle, forces, answer } as const;
      done(await desk.use.enterOutcome({ actor: desk.moderator, given }));
    }
  }
}

test('ENC-1: before its phase a battle that nobody would be asked in is taken out of the machine’s hands, entered, and comes out the same', async () => {
  const desk = await met('standing', await newStore());
  const { use, moderator: actor } = desk;
  expect(await theOne(desk)).toMatchObject({ place: 'Wolf 359', stand: 'here' });
  done(await say(desk, true));
  expect((await theOne(desk)).stand).toBe('elsewhere');
  expect(await runPhase(desk)).toMatchObject({ kind: 'waiting', open: [{ asked: '@moderator' }] });
  const prize = await enterCapture(desk);
  expect((await theOne(desk)).stand).toBe('entered');
  const store = await newStore();
  const { text } = done(await use.exportCampaign({ actor }));
  const { slug } = done(await useCasesOf(testPorts(store)).importCampaign({ text }));
  const version = (await desk.version()) + 1;
  const kept = await store.read(async (reader) =>
    reader.foughtElsewhere((await reader.campaignBySlug(slug))!.id, version),
  );
  expect(kept).toMatchObject([{ changes: [1] }]);
  await toTheEnd(desk);
  const { events, rolls } = await recordOf(desk);
  const types = events.map(({ type }) => type);
  expect(types).toContain('UnitCaptured');
  expect(events.find(({ type }) => type === 'UnitCaptured')).toMatchObject({ unit: prize });
  expect(rolls.map(({ purpose }) => purpose.kind)).not.toContain('surprise');
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
  expect(await actsOf(desk)).toContain('fought-elsewhere');
  // Nobody had been asked, so nobody was told that there is an encounter.
  expect([await messagesTo(desk, desk.human), await messagesTo(desk, desk.loran)]).toEqual([
    [],
    [],
  ]);
});

test('ENC-1: what is taken back leaves no trace in what happens', async () => {
  const [desk, plain] = [await met('standing'), await met('standing')];
  done(await say(desk, true));
  await runPhase(desk);
  expect(await outcomesOf(desk)).toHaveLength(1);
  done(await say(desk, false));
  expect(await outcomesOf(desk)).toEqual([]);
  expect((await theOne(desk)).stand).toBe('here');
  for (const one of [desk, plain]) expect((await runPhase(one)).kind).toBe('ran');
  const [record, untouched] = [await recordOf(desk), await recordOf(plain)];
  expect([record.events, record.rolls]).toEqual([untouched.events, untouched.rolls]);
  expect(await actsOf(desk)).toContain('fought-here');
});

/** Goes on by standing orders until somebody is asked in a round. */
async function inRounds(desk: TestDesk): Promise<void> {
  const { use, moderator: actor } = desk;
  for (let under = await battlesOf(desk); ; under = await battlesOf(desk)) {
    const [first] = under.open;
    if (first?.question.decision.kind === 'fire') return;
    if (first === undefined) await runPhase(desk);
    else {
      const { decision, askedAt } = first.question;
      const how = { kind: 'standing' } as const;
      const { version } = under;
      done(await use.decideQuestion({ actor, version, decision: decision.id, askedAt, how }));
    }
  }
}

test('ENC-1, TURN-4: a battle that players are in the middle of goes elsewhere: their windows are withdrawn, they are told, and back they come', async () => {
  const desk = await met('interactive');
  const { use, moderator: actor, human, loran } = desk;
  await inRounds(desk);
  done(await say(desk, true));
  expect((await battlesOf(desk)).open).toEqual([]);
  const [waiting] = await outcomesOf(desk);
  expect(waiting!.decision.battle).toMatch(/\.1$/);
  for (const player of [human, loran]) {
    const [told] = await messagesTo(desk, player);
    expect(told).toMatch(/^Wolf 359: this battle and all later ones there are fought elsewhere/);
    const { questions } = done(await use.readPlayerDesk({ actor: player }));
    expect(questions.filter(({ status }) => status === 'open')).toEqual([]);
    expect(JSON.stringify(questions)).not.toContain('battle-outcome');
  }
  done(await say(desk, false));
  expect((await battlesOf(desk)).open.length).toBeGreaterThan(0);
  expect((await messagesTo(desk, human)).join()).toContain('fought here after all');
  done(await say(desk, true));
  await enterCapture(desk);
  expect((await theOne(desk)).isLater).toBe(true);
  done(await say(desk, false));
  expect((await messagesTo(desk, human)).join()).toContain('fought here again');
  done(await say(desk, true));
  await toTheEnd(desk);
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
});

/** Of the battle that waits nothing came. */
async function enterNothing({ use, moderator: actor }: TestDesk, from: readonly Waiting[]) {
  const [{ decision, forces }] = from as readonly [Waiting];
  const answer = { kind: 'battle-outcome', rounds: 1, fates: [], retreats: [], cameOut: [] };
  const given = { from: 'form', battle: decision.battle, forces, answer } as const;
  done(await use.enterOutcome({ actor, given }));
}
type Waiting = Awaited<ReturnType<typeof outcomesOf>>[number];

test('ENC-1: after one battle of an encounter was fought elsewhere the machine fights the next, or not, as is said', async () => {
  const desk = await met('standing', await newStore());
  const { use, moderator: actor } = desk;
  done(await say(desk, true));
  await runPhase(desk);
  expect(await theOne(desk)).toMatchObject({ stand: 'elsewhere', isLater: false });
  await enterNothing(desk, await outcomesOf(desk));
  expect((await runPhase(desk)).kind).toBe('waiting');
  const next = async () =>
    (await outcomesOf(desk)).map(({ decision }) => decision.battle.slice(-2));
  expect(await next()).toEqual(['.2']);
  expect(await theOne(desk)).toMatchObject({ stand: 'elsewhere', isLater: true });
  done(await say(desk, false));
  expect(await next()).toEqual([]);
  expect(await theOne(desk)).toMatchObject({ stand: 'here', isLater: true });
  done(await say(desk, true));
  await runPhase(desk);
  expect(await next()).toEqual(['.2']);
  done(await say(desk, false));
  expect(await next()).toEqual([]);
  const file = done(await use.exportCampaign({ actor })).text;
  expect(JSON.parse(file).desk.foughtElsewhere).toMatchObject([{ changes: [1, 2] }]);
  expect((await runPhase(desk)).kind).toBe('ran');
  const { events, rolls } = await recordOf(desk);
  const battles = events.flatMap((one) =>
    one.type === 'BattleBegan' ? [one.battle.slice(-2)] : [],
  );
  expect(battles.slice(0, 2)).toEqual(['.1', '.2']);
  const lengths = rolls.filter(({ purpose }) => purpose.kind === 'scenario length');
  expect(lengths).toHaveLength(battles.length - 1);
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
});

test('TURN-3: going back takes it back', async () => {
  const desk = await met('standing');
  const { use, moderator: actor } = desk;
  done(await say(desk, true));
  await runPhase(desk);
  const version = await desk.version();
  const undo = { actor, version, to: version, dice: 'same-if-unseen', reason: 'r' } as const;
  done(await use.undo(undo));
  expect((await theOne(desk)).stand).toBe('here');
  expect((await runPhase(desk)).kind).toBe('ran');
});

test('ENC-1: what does not stand before a battle is not taken, and nobody takes it but a moderator who sees all', async () => {
  const desk = await met('standing');
  const { human, moderator } = desk;
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  expect(codeOf(await say(desk, true, { actor: human }))).toBe('MODERATOR_ONLY');
  expect(codeOf(await say(desk, true, { actor: blind }))).toBe('MODERATOR_BLIND');
  expect(codeOf(await say(desk, true, { version: 1 }))).toBe('STALE');
  const nowhere = { encounter: 't1.nowhere' as EncounterId };
  expect(codeOf(await say(desk, true, nowhere))).toBe('ELSEWHERE_UNKNOWN');
  expect(codeOf(await say(desk, false))).toBe('ELSEWHERE_UNKNOWN');
  done(await say(desk, true));
  expect(codeOf(await say(desk, true))).toBe('ELSEWHERE_UNKNOWN');
});

test('ENC-1: where all battles are fought elsewhere, or in another phase, none is taken', async () => {
  const desk = await deskOf({ combat: 'external' });
  await runTurn(desk);
  expect((await battlesOf(desk)).toFight).toEqual([]);
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  expect((await battlesOf(desk)).toFight).toEqual([]);
});
