import { expect, test } from 'vitest';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import type { TacticalEngine } from '#engine/tactical/contract';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { brandAs } from '#kernel/brand/brand';
import { checkAnswer } from '#legality/answers/check-answer';
import type { BattleSetup } from '#model/battle/setup';
import type { Answer, Decider } from '#model/decisions/decision';
import type { Ability, AbilityId } from '#model/forces/design';
import { eventsOf, meetingAt } from '#test/engine/battle/meetings-at';
import { diceOf, phaseOf, withoutSight } from '#test/support/by-hand-phase';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, fightOut, flight } from '#test/support/fight';

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
      gained: { attacker: costIn(setup, [captured]), defender: 0 },
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
