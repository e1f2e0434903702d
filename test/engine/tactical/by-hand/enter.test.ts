import { expect, test } from 'vitest';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import type { TacticalEngine } from '#engine/tactical/contract';
import type { BattleOutcome } from '#model/battle/setup';
import type { BattleId } from '#model/campaign/ids';
import type { Answer, Decider, DecisionOf } from '#model/decisions/decision';
import { MODERATOR } from '#model/decisions/outcome';
import { type Trial, trialOf } from '#test/conformance/tactical.trials';
import { eventsOf, here, meetingAt } from '#test/engine/battle/meetings-at';
import { diceOf, phaseOf, withoutSight } from '#test/support/by-hand-phase';
import { unitId } from '#test/support/campaign';
import { answerOf, foughtTwice } from '#test/support/entered-by-hand';
import { battleOf, combatant, fightOut, flight } from '#test/support/fight';
import { cscrEngine } from '#engine/tactical/cscr/engine';

const TRIALS: readonly Trial[] = Array.from({ length: 25 }, (_, seed) => trialOf(seed));

test('ENC-1: what the machine resolved may be entered by hand, and comes to the same', () => {
  for (const trial of TRIALS) {
    const { machine, byHand } = foughtTwice(trial);
    expect(byHand.outcome).toEqual(machine);
    expect(byHand.asked.flat().map(({ decision }) => decision.asked)).toEqual([MODERATOR]);
  }
});

/** The machine, and a note of the outcome of each of its battles. */
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
