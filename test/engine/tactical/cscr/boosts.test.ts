import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { BoostSource, Gun } from '#model/battle/round-orders';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { RollKind } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const LUCKLESS = ['lucky hit', 1, 1] as const;
const able = (...ids: readonly string[]): UnitDesign['abilities'] =>
  ids.map((id) => ({ id: brandAs<AbilityId>(id), rating: 1 }));
const carrier = combatant('hive', {
  design: { as: 0, af: 0, dv: 9, cv: 1, abilities: able('carrier') },
});
const bee = flight('bee', {
  carrier: 'hive',
  design: { as: 2, af: 1, dv: 2, abilities: able('shields') },
});
const wall = combatant('wall', { design: { as: 0, af: 0, dv: 30, cr: 2 } });

type Case = Readonly<{
  boosts: readonly (readonly [BoostSource, Gun])[];
  rules?: Partial<RuleSet>;
  dice: readonly (readonly [RollKind, ...number[]])[];
}>;

/** The flight gives up what is said in the first of two rounds; what both sides then see of it. */
function fought({ boosts, rules = {}, dice }: Case) {
  const setup = battleOf({ attacker: [carrier, bee], defender: [wall] });
  const rolls = diceOf(['surprise', 5], ['surprise', 5], ['scenario length', 1, 1], ...dice);
  const answer = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'missions' && decision.asked === 'red' && decision.round === 1
      ? {
          kind: 'missions',
          missions: [],
          boosts: boosts.map(([of, gun]) => ({ unit: unitId('bee'), of, gun })),
        }
      : undefined;
  const { events, asked } = fightOut({ setup, dice: rolls, rules, answer });
  rolls.assertExhausted();
  const shown = asked.flat().flatMap(({ decision }): readonly (string | number)[] => {
    if (decision.kind !== 'fire') return [];
    if (decision.asked === 'blue')
      return decision.enemy.flatMap(({ tag, formation }) => (tag === 'A2' ? formation : []));
    return decision.own.flatMap(({ unit, dv, as, af }) =>
      unit === 'bee' ? `${dv}/${as}/${af}` : [],
    );
  });
  const lines = linesOf(events).filter((line) => /^Fire/.test(line));
  return { lines, shown };
}

const QUIET = [['fire', 1], LUCKLESS] as const;

test('ABL-3, CSC-16: Shields given up add 1 to AS or AF for the round, and cover less', () => {
  const { lines, shown } = fought({ boosts: [['shields', 'as']], dice: [...QUIET, ...QUIET] });
  expect(lines).toEqual([
    'FireBoosted attacker: A2 as by shields',
    'FireRolled attacker: flights-at-ships, 3 x 1 (1) = 1',
    'FireRolled attacker: flights-at-ships, 2 x 1 (1) = 1',
  ]);
  expect(shown).toEqual(['3/3/1', 1, '3/2/1', 2]);
});

test('ABL-3: with carrierBonus = choice what a Carrier gives goes to DV, AS or AF; with Shields both', () => {
  const rules = { carrierBonus: 'choice' } as const;
  const { shown } = fought({
    boosts: [
      ['carrier', 'as'],
      ['shields', 'af'],
    ],
    rules,
    dice: [...QUIET, ...QUIET],
  });
  expect(shown).toEqual(['2/3/2', 1, '3/2/1', 2]);
});

test('ABL-3: with carrierBonus = dv it stays DV, with any order', () => {
  const { lines, shown } = fought({ boosts: [['carrier', 'as']], dice: [...QUIET, ...QUIET] });
  expect(lines.some((line) => line.startsWith('FireBoosted'))).toBe(false);
  expect(shown).toEqual(['3/2/1', 2, '3/2/1', 2]);
});
