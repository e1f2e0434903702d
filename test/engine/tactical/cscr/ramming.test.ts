import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { BattleSetup } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import type { Ability, AbilityId } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const SETTING = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
] as const;
const LUCKLESS = ['lucky hit', 1, 1] as const;
const KAMIKAZE: readonly Ability[] = [{ id: brandAs<AbilityId>('kamikaze'), rating: 1 }];

const lead = combatant('lead', { design: { as: 0, af: 0, dv: 9, cr: 5, cv: 2 } });
const wreck = combatant('wreck', { condition: 'crippled', design: { as: 4, af: 0, dv: 5, cr: 0 } });
const dart = flight('dart', {
  carrier: 'lead',
  design: { as: 0, af: 0, dv: 2, abilities: KAMIKAZE },
});
const wall = combatant('wall', { design: { as: 0, af: 0, dv: 30, cr: 2 } });
const wing = flight('wing', { design: { as: 0, af: 0, dv: 30 } });

const facing = (
  attacker: readonly (typeof lead)[],
  defender: readonly (typeof lead)[],
  ram: StandingOrders['ram'],
): BattleSetup => battleOf({ attacker, defender }, { attacker: { ram } });
const told = (
  setup: BattleSetup,
  dice: readonly (readonly [RollKind, ...number[]])[],
  answer?: (ask: Ask) => Answer,
) => {
  const scripted = diceOf(...SETTING, ...dice);
  const fought = fightOut({ setup, dice: scripted, answer: answer ?? (() => undefined) });
  scripted.assertExhausted();
  const lines = linesOf(fought.events);
  const isTold = (line: string): boolean => /^(FireRolled|UnitsRammed|UnitHit)/.test(line);
  return { ...fought, lines: lines.filter(isTold) };
};

test('CSC-11, CSC-16: a crippled ship rams with twice its DV beside its AS, and is lost by it', () => {
  const { lines, outcome } = told(facing([lead, wreck], [wall], 'all'), [['fire', 5], LUCKLESS]);
  expect(lines).toEqual([
    'FireRolled attacker: ships-at-ships, 12, 10 by ramming, x 5 (5) = 6',
    'UnitsRammed attacker: A2 for 10',
  ]);
  expect(outcome.fates).toEqual([{ unit: 'wreck', fate: 'destroyed' }]);
  expect(outcome.loser).toBe('attacker');
});

test.each([
  ['ships where there are any', [wall, wing], 'flights-at-ships'],
  ['else flights', [wing], 'flights-at-flights'],
] as const)(
  'CSC-11, ENC-5: flights with Kamikaze ram sound, with four times their DV: %s',
  (_, enemy, phase) => {
    const { lines, outcome } = told(facing([lead, dart, wreck], enemy, 'kamikaze'), [
      // The wreck is not told to ram: it fires what it has.
      ...(enemy.length === 1 ? [] : [['fire', 1] as const, LUCKLESS]),
      ['fire', 6],
      LUCKLESS,
      ...(enemy.length === 1 ? [] : [['fire', 1] as const, LUCKLESS]),
    ]);
    expect(lines).toContain(`FireRolled attacker: ${phase}, 8, 8 by ramming, x 6 (6) = 5`);
    expect(lines.filter((line) => line.startsWith('UnitsRammed'))).toHaveLength(1);
    expect(outcome.fates).toEqual([{ unit: 'dart', fate: 'destroyed' }]);
  },
);

test('CSC-11: where there is nobody to ram nobody is lost', () => {
  const answer = ({ decision, standing }: Ask): Answer =>
    decision.kind === 'command' && decision.ramming !== undefined
      ? {
          kind: 'command',
          flagship: null,
          retreats: [],
          ram: [{ unit: unitId('dart'), gun: 'af' }],
        }
      : standing;
  const { lines, outcome } = told(facing([lead, dart], [wall], 'nobody'), [], answer);
  expect(lines).toEqual([]);
  expect(outcome.fates).toEqual([]);
});

test('CSC-11: a unit that falls in its fire has rammed; one that has fallen before does not', () => {
  const guns = combatant('guns', { design: { as: 10, af: 10, dv: 30, cr: 2 } });
  const { lines } = told(facing([wreck, lead, dart], [guns], 'all'), [
    ['fire', 1],
    ['fire', 5],
    LUCKLESS,
    ['fire', 4],
    ['fire', 1],
    LUCKLESS,
  ]);
  expect(lines.slice(0, -1)).toEqual([
    'FireRolled attacker: ships-at-ships, 12, 10 by ramming, x 1 (1) = 2',
    'FireRolled defender: ships-at-ships, 10 x 5 (5) = 5',
    'UnitHit defender: A2 destroyed, assigned 5',
    'FireRolled defender: ships-at-flights, 10 x 4 (4) = 4',
    'UnitHit defender: A3 crippled, assigned 2',
    'UnitHit defender: A3 destroyed, assigned 2',
  ]);
});
