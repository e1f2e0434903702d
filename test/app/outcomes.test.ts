import { expect, test } from 'vitest';
import { waitingOutcomes } from '#app/outcomes/waiting-outcomes';
import type { CampaignId } from '#app/ports/campaign-record';
import { brandAs } from '#kernel/brand/brand';
import type { GivenOutcome } from '#app/outcomes/checked-outcome';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';

/** A campaign whose battles are fought elsewhere, in its first Encounters Phase. */
async function waiting(settings: Parameters<typeof deskOf>[0] = {}): Promise<TestDesk> {
  const desk = await deskOf({ combat: 'external', ...settings });
  await run(desk);
  await sendBothToTheMiddle(desk);
  await run(desk);
  return desk;
}

const run = async ({ use, moderator: actor, version }: TestDesk) =>
  done(await use.runTurn({ actor, version: await version() }));

const toEnter = async ({ use, moderator: actor }: TestDesk): Promise<OutcomeToEnter> =>
  done(await use.readOutcomes({ actor }))[0]!;

const MODERATOR_MARK = '@moderator';
const NOTHING = { kind: 'battle-outcome', rounds: 3, fates: [], retreats: [], cameOut: [] };

const form = (one: OutcomeToEnter, answer: object = {}): GivenOutcome => ({
  from: 'form',
  battle: one.decision.battle,
  forces: one.forces,
  answer: { ...NOTHING, ...answer },
});

/** Goes on to the next orders. Other battles on the way hurt nobody. */
async function finish(desk: TestDesk): Promise<void> {
  for (let { stopped } = await run(desk); stopped.at === 'questions'; ) {
    const given = form(await toEnter(desk));
    done(await desk.use.enterOutcome({ actor: desk.moderator, given }));
    ({ stopped } = await run(desk));
  }
}

/** The first ship of the defender, destroyed. */
const lossOf = ({ decision }: OutcomeToEnter) => {
  const { unit } = decision.sides.defender.units.find(({ kind }) => kind === 'ship')!;
  return { unit, fate: 'destroyed' as const };
};

test('ENC-1: the phase waits for the moderator with all that took part, and nobody else is asked', async () => {
  const desk = await waiting();
  const { decision, isOpen } = await toEnter(desk);
  const { sides } = decision;
  expect(isOpen).toBe(true);
  expect([sides.attacker, sides.defender].every(({ units }) => units.length > 0)).toBe(true);
  for (const actor of [desk.human, desk.loran]) {
    const { questions, stage } = done(await desk.use.readPlayerDesk({ actor }));
    expect([questions, stage]).toEqual([[], 'processing']);
    expect(codeOf(await desk.use.readOutcomes({ actor }))).toBe('MODERATOR_ONLY');
  }
  expect(done(await desk.use.readWorkList({ actor: desk.moderator }))).toMatchObject([
    { kind: 'outcomes', count: 1 },
  ]);
});

test('ENC-1: no standing order answers for the moderator: closing windows leaves the battle open', async () => {
  const desk = await waiting({ battles: 'interactive' });
  const close = async (which: 'open' | 'whole-phase') =>
    desk.use.closeWindows({ actor: desk.moderator, version: await desk.version(), which });
  done(await close('whole-phase'));
  await run(desk);
  expect(await toEnter(desk)).toBeDefined();
  expect(codeOf(await close('open'))).toBe('NOTHING_OPEN');
  expect(done(await close('whole-phase'))).toEqual({ closed: 0 });
  await run(desk);
  expect(await toEnter(desk)).toBeDefined();
});

test('ENC-1: an outcome is previewed, entered once, and counts when the phase goes on', async () => {
  const desk = await waiting();
  const { use, moderator: actor } = desk;
  const one = await toEnter(desk);
  const loss = lossOf(one);
  const given = form(one, { fates: [loss] });
  const preview = done(await use.previewOutcome({ actor, given }));
  expect(preview).toMatchObject({ rounds: 3, loser: 'defender' });
  expect(preview.changes.map(({ unit, fate }) => [unit.unit, fate])).toEqual([
    [loss.unit, 'destroyed'],
  ]);
  expect(await toEnter(desk)).toEqual(one);
  expect(done(await use.enterOutcome({ actor, given }))).toMatchObject({ others: 0 });
  expect(codeOf(await use.enterOutcome({ actor, given }))).toBe('QUESTION_ANSWERED');
  expect(done(await use.readOutcomes({ actor }))).toEqual([]);
  await finish(desk);
  const { units } = done(await use.readModeratorView({ actor }));
  expect(units[loss.unit]).toBeUndefined();
  const reports = [desk.human, desk.loran].map(async (player) => {
    const { seen } = done(await use.readPlayerDesk({ actor: player })).issued!;
    const told = seen.filter(({ type }) => type === 'BattleMoment' || type === 'UnitDestroyed');
    return [told.length > 0, JSON.stringify(told).includes(MODERATOR_MARK)];
  });
  expect(await Promise.all(reports)).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
});

test('ENC-1: a file goes out and comes in again; what is wrong with it is told all at once', async () => {
  const desk = await waiting();
  const { use, moderator: actor } = desk;
  const one = await toEnter(desk);
  const given = (text: string): GivenOutcome => ({ from: 'file', text });
  expect(done(await use.previewOutcome({ actor, given: given(one.file) })).changes).toEqual([]);
  const wrong = await use.enterOutcome({
    actor,
    given: given(
      JSON.stringify({
        ...(JSON.parse(one.file) as object),
        fates: [lossOf(one), lossOf(one), { unit: 'human.u999', fate: 'crippled' }],
      }),
    ),
  });
  expect(wrong.ok ? [] : wrong.error.issues.map(({ code }) => code)).toEqual([
    'OUTCOME_TWICE',
    'OUTCOME_STRANGER',
  ]);
  const bad = await use.enterOutcome({ actor, given: given('{ "rounds": -1 }') });
  expect(codeOf(bad)).toBe('OUTCOME_REFUSED');
  expect(await toEnter(desk)).toEqual(one);
  expect(codeOf(await use.enterOutcome({ actor, given: given(one.file) }))).toBe('done');
});

test('ENC-1: what a file has that cannot be read hides nothing else that is wrong, and nothing follows from it', async () => {
  const desk = await waiting();
  const { use, moderator: actor } = desk;
  const one = await toEnter(desk);
  const { attacker, defender } = one.decision.sides;
  const [ship, other] = defender.units.filter(({ kind }) => kind === 'ship').map((u) => u.unit);
  const faultsOf = async (part: object) => {
    const text = JSON.stringify({ ...(JSON.parse(one.file) as object), ...part });
    const tried = await use.previewOutcome({ actor, given: { from: 'file', text } });
    return tried.ok ? [] : tried.error.issues.map(({ path, code }) => `${path}: ${code}`);
  };
  const lost = { unit: ship, fate: 'destroyed' };
  const away = { unit: ship, lane: defender.lanes[0] };
  const stranger = { unit: 'human.u999', fate: 'destroyed' };
  expect(await faultsOf({ rounds: 'four', fates: [lost, stranger], retreats: [away] })).toEqual([
    'rounds: SHAPE',
    'fates[1]: OUTCOME_STRANGER',
    'retreats[0]: OUTCOME_LOST_AND_AWAY',
  ]);
  // Whether the ship was lost nobody can tell by this.
  const unclear = { unit: ship, fate: 'sunk' };
  expect(await faultsOf({ fates: [unclear, lost], retreats: [away] })).toEqual([
    'fates[0].fate: SHAPE',
    'fates[1]: OUTCOME_TWICE',
    'retreats[0]: OUTCOME_LOST_AND_AWAY',
  ]);
  expect(await faultsOf({ fates: [unclear], retreats: [away] })).toEqual(['fates[0].fate: SHAPE']);
  expect(
    await faultsOf({ fates: [{ unit: 7, fate: 'sunk' }, stranger], cameOut: [other] }),
  ).toEqual([
    'fates[0].unit: SHAPE',
    'fates[0].fate: SHAPE',
    'fates[1]: OUTCOME_STRANGER',
    'cameOut[0]: OUTCOME_NOT_HIDDEN',
  ]);
  expect(await faultsOf({ fates: 'none', retreats: [away, away], scouted: 3 })).toEqual([
    'fates: SHAPE',
    'retreats[1]: OUTCOME_TWICE',
    'scouted: SHAPE',
  ]);
  const scout = attacker.units[0]!.unit;
  const scouted = [{ side: 'attacker', intel: 9, units: [scout, scout, 4] }];
  expect(await faultsOf({ scouted })).toEqual([
    'scouted[0].intel: OUTCOME_INTEL',
    // No unit there could scout, so no list of units would be right.
    'scouted[0].units: OUTCOME_FUNCTIONS',
    'scouted[0].units[0]: OUTCOME_NO_SCOUT',
    'scouted[0].units[1]: OUTCOME_TWICE',
    'scouted[0].units[2]: SHAPE',
  ]);
  expect(await toEnter(desk)).toEqual(one);
});

test('ENC-1: a file of a battle that does not wait is told so at once, with what cannot be read in it', async () => {
  const desk = await waiting();
  const { use, moderator: actor } = desk;
  const { file } = await toEnter(desk);
  const text = JSON.stringify({ ...(JSON.parse(file) as object), forces: 'old', rounds: 'four' });
  const tried = await use.previewOutcome({ actor, given: { from: 'file', text } });
  expect(codeOf(tried)).toBe('OUTCOME_FOREIGN');
  expect(tried.ok ? [] : tried.error.issues.map(({ path }) => path)).toEqual(['rounds']);
});

test('ENC-1: an outcome of another campaign, of another try or of other forces is refused', async () => {
  const desk = await waiting();
  const { use, moderator: actor } = desk;
  const one = await toEnter(desk);
  const enter = (from: OutcomeToEnter) => use.enterOutcome({ actor, given: form(from) });
  const [elsewhere] = waitingOutcomes({ id: brandAs<CampaignId>('another') }, [one.question]);
  expect(codeOf(await enter({ ...one, ...elsewhere! }))).toBe('OUTCOME_FOREIGN');
  const sides = { ...one.decision.sides, attacker: one.decision.sides.defender };
  const changed = { ...one.question, decision: { ...one.decision, sides } };
  const [others] = waitingOutcomes({ id: actor.campaign }, [changed]);
  expect(codeOf(await enter({ ...one, ...others! }))).toBe('OUTCOME_FOREIGN');
  const nowhere = { ...form(one), battle: 't9.H0000.1' } as GivenOutcome;
  expect(codeOf(await use.enterOutcome({ actor, given: nowhere }))).toBe('OUTCOME_FOREIGN');
  const version = await desk.version();
  const again = { actor, version, to: version, dice: 'same-if-unseen', reason: 'again' } as const;
  done(await use.undo(again));
  expect(codeOf(await enter(one))).toBe('OUTCOME_FOREIGN');
  await run(desk);
  expect(codeOf(await enter(one))).toBe('OUTCOME_FOREIGN');
  expect(codeOf(await enter(await toEnter(desk)))).toBe('done');
});

test('ENC-1: a moderator who also plays sees no forces before they open the moderator’s view', async () => {
  const desk = await waiting();
  const { use, moderator } = desk;
  const actor = { ...moderator, blind: ['Human Commonwealth'] };
  const one = await toEnter(desk);
  expect(codeOf(await use.readOutcomes({ actor }))).toBe('MODERATOR_BLIND');
  expect(codeOf(await use.enterOutcome({ actor, given: form(one) }))).toBe('MODERATOR_BLIND');
  expect(done(await use.readWorkList({ actor })).map(({ kind }) => kind)).not.toContain('outcomes');
});
