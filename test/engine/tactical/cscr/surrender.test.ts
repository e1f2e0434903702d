import { expect, test } from 'vitest';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

const GUN = { as: 10, af: 0, dv: 9, cost: 9 } as const;
const YARD = { kind: 'base', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;
const HULK = { kind: 'convoy', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;
const SETTING = [
  ['surprise', 5],
  ['surprise', 5],
  ['scenario length', 3, 3],
] as const;

const against = (...defender: readonly Combatant[]): BattleSetup =>
  battleOf({ attacker: [combatant('gun', { design: GUN })], defender });

test('CSC-10: a battle ends when only civilians are left on a side, and they are spared', () => {
  const setup = against(
    combatant('picket', { design: { dv: 3, as: 0, af: 0, cr: 0 } }),
    combatant('yard', { design: YARD, fleet: null }),
    combatant('convoy', { design: HULK }),
  );
  // 10 × 6 ÷ 10 = 6 is just enough for the picket.
  const dice = diceOf(...SETTING, ['fire', 6]);
  const { events, outcome } = fightOut({ setup, dice });
  expect(outcome.fates).toEqual([{ unit: 'picket', fate: 'destroyed' }]);
  expect(linesOf(events).at(-1)).toBe('BattleClosed: 1 rounds, surrender, lost by defender');
  dice.assertExhausted();
});

test('CSC-10: civilians who are caught alone surrender before a shot is fired', () => {
  const dice = diceOf(...SETTING);
  const { events, outcome } = fightOut({
    setup: against(combatant('convoy', { design: HULK })),
    dice,
  });
  expect(outcome).toMatchObject({ rounds: 0, fates: [], loser: null });
  expect(linesOf(events).at(-1)).toBe('BattleClosed: 0 rounds, surrender, lost by neither');
});

test('CSC-10: who rests in the reinforcements is no civilian: the battle goes on', () => {
  const setup = against(
    combatant('docked', { design: { dv: 20, as: 0, af: 0, cr: 0 }, nonCombatant: true }),
    combatant('convoy', { design: HULK }),
  );
  const fire = Array.from({ length: 6 }, () => [
    ['fire', 1],
    ['lucky hit', 1, 1],
  ]).flat() as never as readonly (readonly ['fire', number])[];
  const { outcome } = fightOut({ setup, dice: diceOf(...SETTING, ...fire) });
  expect(outcome.rounds).toBe(6);
});
