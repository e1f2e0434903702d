import { expect, test } from 'vitest';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import type { TacticalEngine } from '#engine/tactical/contract';
import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import { checkAnswer } from '#legality/check-answer';
import type { BattleOutcome, BattleSetup } from '#model/battle/setup';
import type { BattleId } from '#model/campaign/ids';
import type { Ability, AbilityId } from '#model/forces/design';
import { brandAs } from '#kernel/brand/brand';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decider, DecisionOf } from '#model/decisions/decision';
import { MODERATOR } from '#model/decisions/outcome';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { type Trial, trialOf } from '#test/conformance/tactical.trials';
import { eventsOf, here, meetingAt } from '#test/engine/battle/meetings-at';
import { unitId } from '#test/support/campaign';
import { answerOf } from '#test/support/entered-by-hand';
import { battleOf, combatant, fightOut, flight } from '#test/support/fight';
import { cscrEngine } from '#engine/tactical/cscr/engine';

const diceOf = (secret: string) =>
  seededDice<RollPurpose>({ secret, turn: 1, attempt: 1, phase: 'encounters' });

const TRIALS: readonly Trial[] = Array.from({ length: 25 }, (_, seed) => trialOf(seed));

test('ENC-1: what the machine resolved may be entered by hand, and comes to the same', () => {
  for (const { seed, setup, rules } of TRIALS) {
    const dice = diceOf(`hand ${seed}`);
    const machine = fightOut({ setup, rules, dice }).outcome;
    const byHand = fightOut({
      engine: byHandEngine,
      setup,
      rules,
      dice: diceOf('none'),
      answer: ({ decision }) => {
        expect(checkAnswer(decision, answerOf(machine)), `seed ${seed}`).toEqual([]);
        return answerOf(machine);
      },
    });
    expect(byHand.outcome).toEqual(machine);
    expect(byHand.asked.flat().map(({ decision }) => decision.asked)).toEqual([MODERATOR]);
  }
});

/** The Encounters Phase; nobody but the moderator is asked. */
function phaseOf(
  state: CampaignState,
  given: Readonly<{ combat: 'cscr' | 'external'; engine?: TacticalEngine; decide?: Decider }>,
) {
  const { combat, engine = cscrEngine, decide } = given;
  return encountersPhaseWith(engine, byHandEngine).run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, combat },
    dice: diceOf('s'),
    decide: decide ?? ((_question, standing) => ({ answer: standing, by: 'standing' })),
  });
}

/** The machine, and a note of what each of its battles came to. */
function noted(): Readonly<{ engine: TacticalEngine; outcomes: Map<BattleId, BattleOutcome> }> {
  const outcomes = new Map<BattleId, BattleOutcome>();
  const engine: TacticalEngine = {
    ...cscrEngine,
    *fight(input) {
      const outcome = yield* cscrEngine.fight(input);
      outcomes.set(input.setup.id, outcome);
      return outcome;
    },
  };
  return { engine, outcomes };
}

const entered =
  (outcomes: ReadonlyMap<BattleId, BattleOutcome>): Decider =>
  (question, standing) => {
    if (question.kind !== 'battle-outcome') return { answer: standing, by: 'standing' };
    const answer: Answer = answerOf(
      outcomes.get((question as DecisionOf<'battle-outcome'>).battle)!,
    );
    return { answer: answer as typeof standing, by: 'window' };
  };

/** What sight and record keep of a battle differs with what its rounds showed. */
const OF_SIGHT = ['contacts', 'knownDesigns', 'counters'];
const withoutSight = (state: CampaignState) =>
  Object.entries(state).filter(([table]) => !OF_SIGHT.includes(table));

const FLEETS = ['dd', 'cv+lf', 'convoy', 'dd?', 'cv', 'dd', 'cv+lf'];

test('ENC-1: entering by hand what the machine would have resolved gives the same state', () => {
  for (const size of [1, 2, 3, 4, 6, 7]) {
    for (const other of [1, 3, 5]) {
      const state = meetingAt({
        sides: { human: { f1: FLEETS.slice(0, size) }, loran: { f1: FLEETS.slice(7 - other) } },
        standing: { human: { engageRatio: 0 }, loran: { engageRatio: 0, retreat: 'crippled' } },
        owners: { [here]: 'loran' },
      });
      const { engine, outcomes } = noted();
      const machine = phaseOf(state, { combat: 'cscr', engine });
      const hand = phaseOf(state, { combat: 'external', decide: entered(outcomes) });
      if (!machine.done || !hand.done) throw new Error('somebody is waited for');
      expect(withoutSight(hand.state)).toEqual(withoutSight(machine.state));
      expect(eventsOf(hand, 'BattleEnded')).toEqual(eventsOf(machine, 'BattleEnded'));
    }
  }
});

/** The machine, of which every battle comes to the capture of the defender’s first ship, and to what is lost with it. */
const boarders = (captured: string, lost: readonly string[]): TacticalEngine => ({
  ...cscrEngine,
  *fight({ setup }) {
    const [unit, ...others] = [captured, ...lost].map((id) => unitId(id));
    yield [];
    return {
      battle: setup.id,
      rounds: 2,
      fates: [
        { unit: unit!, fate: 'crippled' },
        ...others.map((one) => ({ unit: one, fate: 'destroyed' as const })),
      ],
      retreats: [],
      captured: [{ unit: unit!, by: 'attacker' }],
      loser: 'defender',
      lost: { attacker: 0, defender: costIn(setup, [captured, ...lost]) },
    };
  },
});

const costIn = ({ sides }: BattleSetup, ids: readonly string[]): number =>
  sides.defender.combatants
    .filter(({ unit }) => ids.includes(unit))
    .reduce((cost, { design }) => cost + design.cost, 0);

test.each([
  { what: 'kept', prizes: 'keep', events: ['UnitCaptured', 'FleetFormed'] },
  { what: 'scuttled', prizes: 'scuttle', events: ['UnitCaptured', 'UnitDestroyed'] },
] as const)(
  'CSC-10, ENC-6: prizes that are entered by hand are $what as those of the machine, and based flights are lost',
  ({ prizes, events }) => {
    const state = meetingAt({
      sides: { human: { f1: ['cv+lf', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
      standing: {
        human: { refuseBelow: 0, disengageBelow: 0 },
        loran: { refuseBelow: 0, disengageBelow: 0, scenario: 'deep-space', prizes },
      },
    });
    const wings = Object.values(state.units).filter(
      ({ owner, place }) => owner === 'human' && place.kind === 'aboard',
    );
    const engine = boarders(
      'human.f1u0',
      wings.map(({ id }) => id),
    );
    const captures: Decider = (question, standing) => {
      if (question.kind !== 'battle-outcome') return { answer: standing, by: 'standing' };
      const answer: Answer = {
        kind: 'battle-outcome',
        rounds: 2,
        fates: [{ unit: unitId('human.f1u0'), fate: 'captured' }],
        retreats: [],
        cameOut: [],
      };
      expect(checkAnswer(question, answer)).toEqual([]);
      return { answer: answer as typeof standing, by: 'window' };
    };
    const machine = phaseOf(state, { combat: 'cscr', engine });
    const hand = phaseOf(state, { combat: 'external', decide: captures });
    if (!machine.done || !hand.done) throw new Error('somebody is waited for');
    expect(wings.length).toBeGreaterThan(0);
    expect(hand.events.map(({ type }) => type)).toEqual(expect.arrayContaining([...events]));
    expect(withoutSight(hand.state)).toEqual(withoutSight(machine.state));
    expect(eventsOf(hand, 'BattleEnded')).toEqual(eventsOf(machine, 'BattleEnded'));
  },
);

test('CSC-10, FOG-6: both sides see who was captured, and what was lost with it', () => {
  const setup = battleOf({
    attacker: [combatant('r1')],
    defender: [combatant('b1'), flight('b2', { carrier: 'b1' })],
  });
  const { events, outcome } = fightOut({
    engine: byHandEngine,
    setup,
    dice: diceOf('none'),
    answer: () => ({
      kind: 'battle-outcome',
      rounds: 1,
      fates: [{ unit: unitId('b1'), fate: 'captured' }],
      retreats: [],
      cameOut: [],
    }),
  });
  expect(outcome).toMatchObject({
    fates: [
      { unit: 'b1', fate: 'crippled' },
      { unit: 'b2', fate: 'destroyed' },
    ],
    captured: [{ unit: 'b1', by: 'attacker' }],
    loser: 'defender',
  });
  expect(events.at(-1)).toMatchObject({
    side: 'defender',
    fates: [
      { unit: 'b1', tag: 'B1', fate: 'captured' },
      { unit: 'b2', tag: 'B2', fate: 'destroyed' },
    ],
  });
});

const able = (id: string): readonly Ability[] => [{ id: brandAs<AbilityId>(id), rating: 1 }];

test.each<
  Readonly<{ what: string; part: Parameters<typeof combatant>[1]; asPrize: string | null }>
>([
  { what: 'a ship', part: {}, asPrize: 'crippled' },
  {
    what: 'an Auxiliary',
    part: { design: { abilities: able('auxiliary') } },
    asPrize: 'sound',
  },
  {
    what: 'a Suicide unit',
    part: { design: { abilities: able('suicide') } },
    asPrize: null,
  },
  { what: 'a ship under repair', part: { nonCombatant: true }, asPrize: null },
  { what: 'a minefield', part: { design: { kind: 'minefield', hull: null } }, asPrize: null },
])('CSC-10, ABL-3: in which condition is captured $what', ({ part, asPrize }) => {
  const setup = battleOf({ attacker: [combatant('r1')], defender: [combatant('b1', part)] });
  const { asked } = fightOut({ engine: byHandEngine, setup, dice: diceOf('none') });
  const [question] = asked.flat().map(({ decision }) => decision);
  expect(question).toMatchObject({ sides: { defender: { units: [{ unit: 'b1', asPrize }] } } });
});

test('ENC-1: a battle that is fought elsewhere waits for the moderator, and nothing of it is saved', () => {
  const state = meetingAt({ sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd'] } } });
  const asked: string[] = [];
  const waiting = phaseOf(state, {
    combat: 'external',
    decide: (question, standing) => {
      asked.push(question.kind);
      return question.asked === MODERATOR ? undefined : { answer: standing, by: 'standing' };
    },
  });
  expect(waiting.done).toBe(false);
  if (waiting.done) return;
  expect(waiting.open.map(({ kind, asked: who }) => [kind, who])).toEqual([
    ['battle-outcome', MODERATOR],
  ]);
});

test('FOG-6: both sides see who fought and what became of them, and nobody who hid', () => {
  const setup = battleOf({
    attacker: [combatant('r1'), flight('r2', { carrier: 'r1' })],
    defender: [
      combatant('b1', { design: { kind: 'convoy', civilian: true, hull: null } }),
      combatant('b2', { lurks: true }),
      combatant('b3', { nonCombatant: true }),
      combatant('b4'),
    ],
  });
  const { events, outcome } = fightOut({
    engine: byHandEngine,
    setup,
    dice: diceOf('none'),
    answer: () => ({
      kind: 'battle-outcome',
      rounds: 3,
      fates: [
        { unit: unitId('b4'), fate: 'destroyed' },
        { unit: unitId('r1'), fate: 'crippled' },
      ],
      retreats: [],
      cameOut: [],
    }),
  });
  const entries = events.flatMap((one) =>
    one.type === 'ReinforcementsEntered' ? one.entered.map(({ unit, tag }) => [unit, tag]) : [],
  );
  expect(entries).toEqual([
    ['r1', 'A1'],
    ['r2', 'A2'],
    ['b4', 'B1'],
    ['b1', 'B2'],
  ]);
  expect(outcome).toMatchObject({ rounds: 3, loser: 'defender', lost: { attacker: 0 } });
  expect(events.at(-1)).toMatchObject({
    type: 'OutcomeEntered',
    side: 'defender',
    fates: [{ unit: 'b4', tag: 'B1', fate: 'destroyed' }],
  });
});

test('ENC-1: where nobody is asked such a battle hurts nobody', () => {
  const { setup, rules } = trialOf(3);
  const { outcome } = fightOut({ engine: byHandEngine, setup, rules, dice: diceOf('none') });
  expect(outcome).toMatchObject({ rounds: 0, fates: [], retreats: [], loser: null });
});
