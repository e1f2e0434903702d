import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

const able = (...ids: readonly string[]): UnitDesign['abilities'] =>
  ids.map((id) => ({ id: id as AbilityId, rating: 1 }));
const HULK = { kind: 'convoy', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;

const gun = combatant('gun', { design: { as: 20, af: 0, dv: 20 } });
const convoy = (id: string): Combatant => combatant(id, { design: HULK });
const decoy = (id: string, part: Partial<UnitDesign> = {}): Combatant => ({
  ...combatant(id, {
    design: { as: 5, af: 0, dv: 9, abilities: able('qShip', 'firstStrike'), ...part },
  }),
  lurks: true,
});
const guard = combatant('guard', { design: { as: 0, af: 0, dv: 9, cr: 1 } });

const raided = (defender: readonly Combatant[], stealth: StandingOrders['stealth']): BattleSetup =>
  battleOf({ attacker: [gun], defender }, { defender: { stealth } });

/** Blue puts all it may into the task force: civilians too. */
const allIn = ({ decision }: Ask): Answer | undefined =>
  decision.kind === 'task-force' && decision.asked === 'blue'
    ? { kind: 'task-force', flagship: unitId('guard'), order: [unitId('convoy')] }
    : undefined;

const SETTING = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
] as const;
const LUCKLESS = ['lucky hit', 1, 1] as const;
const entries = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^(TaskForce|Reinforce|Round|Fire)/.test(line));

test('MOV-4: where only civilians stand, Q-Ships come out before they surrender, with First Strike', () => {
  const dice = diceOf(
    ...SETTING,
    ['fire', 1],
    ['fire', 1],
    LUCKLESS,
    LUCKLESS,
    ['fire', 1],
    ['fire', 1],
    LUCKLESS,
    LUCKLESS,
  );
  const { events, outcome } = fightOut({
    setup: raided([convoy('convoy'), decoy('decoy')], 'hide'),
    dice,
  });
  expect(entries(linesOf(events))).toEqual([
    'TaskForceFormed attacker: A1 gun; flagship A1, limit 4, behind 0',
    'TaskForceFormed defender: B1 convoy; flagship B1, limit 1, behind 0',
    'ReinforcementsEntered defender: B2 decoy; behind 0',
    'RoundBegan: 1, 0 against 0',
    'FireRolled attacker: ships-at-ships, 20 x 1 (1) = 2',
    'FireRolled defender: ships-at-ships, 10, 5 by First Strike, x 1 (1) = 1',
    'RoundBegan: 2, 0 against 0',
    'FireRolled attacker: ships-at-ships, 20 x 1 (1) = 2',
    'FireRolled defender: ships-at-ships, 5 x 1 (1) = 1',
  ]);
  expect(outcome.cameOut).toEqual(['decoy']);
  dice.assertExhausted();
});

test('MOV-4, ENC-5: told to stay hidden, a Q-Ship comes out when its convoy is hit', () => {
  // 20 × 6 ÷ 10 = 12 falls on the guard or the convoy, as its owner spares.
  const dice = diceOf(
    ...SETTING,
    ['fire', 6],
    LUCKLESS,
    ['fire', 1],
    ['fire', 1],
    LUCKLESS,
    LUCKLESS,
  );
  const { events, outcome } = fightOut({
    setup: raided([guard, convoy('convoy'), decoy('decoy')], 'hide'),
    dice,
    answer: (ask) => {
      if (ask.decision.kind !== 'fire' || ask.decision.asked !== 'blue') return allIn(ask);
      return { kind: 'fire', direct: [], spare: [unitId('guard')] };
    },
  });
  expect(linesOf(events)).toContain('UnitHit attacker: B2 crippled, assigned 10');
  expect(entries(linesOf(events)).slice(2)).toEqual([
    'RoundBegan: 1, 0 against 0',
    'FireRolled attacker: ships-at-ships, 20 x 6 (6) = 12',
    'ReinforcementsEntered defender: B3 decoy; behind 0',
    'RoundBegan: 2, 0 against 0',
    'FireRolled attacker: ships-at-ships, 20 x 1 (1) = 2',
    'FireRolled defender: ships-at-ships, 10, 5 by First Strike, x 1 (1) = 1',
  ]);
  expect(outcome.cameOut).toEqual(['decoy']);
  dice.assertExhausted();
});

const quiet = battleOf(
  {
    attacker: [combatant('gun', { design: { as: 0, af: 0 } })],
    defender: [
      guard,
      convoy('convoy'),
      convoy('other'),
      decoy('decoy', { as: 0 }),
      decoy('large', { cost: 9, as: 0 }),
    ],
  },
  { defender: { stealth: 'hide' } },
);

test('MOV-4: while every Q-Ship has a convoy that was not hit nobody learns of one', () => {
  const dice = diceOf(...SETTING);
  const { events, outcome, asked } = fightOut({ setup: quiet, dice });
  const alone = fightOut({
    setup: {
      ...quiet,
      sides: {
        ...quiet.sides,
        defender: {
          ...quiet.sides.defender,
          combatants: quiet.sides.defender.combatants.filter(({ lurks }) => lurks !== true),
        },
      },
    },
    dice: diceOf(...SETTING),
  });
  expect(outcome).not.toHaveProperty('cameOut');
  expect(events).toEqual(alone.events);
  const ofRed = (all: typeof asked) =>
    all.flat().filter(({ decision }) => decision.asked === 'red');
  expect(ofRed(asked)).toEqual(ofRed(alone.asked));
});

test('MOV-4: their owner calls them out in the command of a round, as far as there is room', () => {
  const dice = diceOf(...SETTING);
  const { events, outcome, asked } = fightOut({
    setup: quiet,
    dice,
    answer: (ask) => {
      const { decision } = ask;
      if (decision.kind !== 'command' || decision.round !== 2) return allIn(ask);
      return {
        kind: 'command',
        flagship: null,
        retreats: [],
        comeOut: [unitId('decoy'), unitId('guard'), unitId('large')],
      };
    },
  });
  const offered = asked
    .flat()
    .flatMap(({ decision }) => (decision.kind === 'command' ? [decision.lurking] : []));
  expect(offered.map((some) => some?.map(({ unit }) => unit))).toEqual([
    ['decoy', 'large'],
    ['decoy', 'large'],
  ]);
  // One beside the convoy; there is no room for another.
  expect(entries(linesOf(events)).slice(2)).toEqual([
    'RoundBegan: 1, 0 against 0',
    'RoundBegan: 2, 0 against 0',
    'ReinforcementsEntered defender: B3 decoy; behind 2',
  ]);
  expect(outcome.cameOut).toEqual(['decoy', 'large']);
});
