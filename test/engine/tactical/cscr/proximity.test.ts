import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const LUCKLESS = ['lucky hit', 1, 1] as const;
const able = (id: string): UnitDesign['abilities'] => [{ id: brandAs<AbilityId>(id), rating: 2 }];
const mine = (id: string, abilities = able('proximity')) =>
  combatant(id, {
    carrier: 'layer',
    design: { kind: 'minefield', hull: 'LF', dv: 5, as: 3, af: 0, cr: 0, abilities },
  });
const hulk = (id: string, design: Partial<UnitDesign>) =>
  combatant(id, { design: { as: 0, af: 0, ...design } });
const layer = hulk('layer', { dv: 9, abilities: able('minelayer') });

type Case = Readonly<{
  attacker: readonly (typeof layer)[];
  dice: readonly (readonly [RollKind, ...number[]])[];
  standing?: Partial<StandingOrders>;
}>;

/** What the defender’s two mines do to an attacker in two rounds. */
function spent({ attacker, dice, standing = {} }: Case): readonly string[] {
  const defender = [layer, mine('m1'), mine('m2')];
  const rolls = diceOf(['surprise', 5], ['surprise', 5], ['scenario length', 1, 1], ...dice);
  const told = { proximity: 'spend', ...standing } as const;
  const setup = battleOf({ attacker, defender }, { defender: told });
  const lines = linesOf(fightOut({ setup, dice: rolls }).events);
  rolls.assertExhausted();
  return lines.filter((line) => /^(Fire|Mine|Damage|UnitHit)/.test(line));
}

test('CSC-18: spent minefields do not fire; their DV together hits at the price of its formation', () => {
  // The flagship is in formation 2: 4 × 2 twice is more than 10.
  const attacker = [
    hulk('flag', { dv: 4, hull: 'BB', cr: 3 }),
    hulk('other', { dv: 9, hull: 'DD', cr: 1 }),
  ];
  expect(spent({ attacker, dice: [] })).toEqual([
    'MinefieldsSpent defender: B2 B3 for 10',
    'DamageDirected defender: A1 in 2 for 8',
    'UnitHit defender: A1 crippled, proximity 8',
    'DamageWasted defender: 2',
  ]);
});

const GUNS = [
  hulk('flag', { dv: 4, hull: 'BB', cr: 3 }),
  hulk('gun', { dv: 6, as: 10, hull: 'CA', cr: 1 }),
];
const POINTS = [
  'MinefieldsSpent defender: B2 B3 for 10',
  'DamageDirected defender: A2 in 1 for 9',
  'UnitHit defender: A2 crippled, proximity 9',
  'DamageWasted defender: 1',
];

// Red's 10 AS × the roll / 10 against mines of DV 5. Blue's mines do not fire; its layer has no AS. Both mines score 5 + 5 points even if
// the fire destroys them, and the gun in formation 1 costs 6 × 1.5 = 9. In the second round the crippled gun fires 5 × 4 / 10 = 2.
test.each([
  ['more than half of its DV destroys one', 4, ['B2 destroyed, leftover 4']],
  ['their owner puts 5 on one, and 1 is left over', 6, ['B3 destroyed, assigned 5']],
] as const)(
  'CSC-18, CSC-7: spent mines can be hit in their phase, and score all the same: %s',
  (_, roll, hits) => {
    const unspent = roll === 6 ? [LUCKLESS] : [];
    const lines = spent({
      attacker: GUNS,
      standing: { direct: ['strongest'] },
      dice: [['fire', roll], ...unspent, ['fire', 4], LUCKLESS],
    });
    expect(lines.slice(0, 6 + unspent.length)).toEqual([
      `FireRolled attacker: ships-at-ships, 10 x ${roll} (${roll}) = ${roll}`,
      ...hits.map((hit) => `UnitHit attacker: ${hit}`),
      ...(roll === 6 ? ['DamageWasted attacker: 1'] : []),
      ...POINTS,
    ]);
    expect(lines).toContain('FireRolled attacker: ships-at-ships, 5 x 4 (4) = 2');
  },
);

test('CSC-18: where there are only flights none is spent, and kept mines fire', () => {
  const wing = [flight('f', { design: { dv: 30 } })];
  const quiet = [['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS] as const;
  expect(spent({ attacker: wing, dice: quiet }).some((line) => /^Mine/.test(line))).toBe(false);
  const attacker = [hulk('flag', { dv: 30 })];
  const kept = spent({ attacker, standing: { proximity: 'keep' }, dice: quiet });
  expect(kept[0]).toBe('FireRolled defender: ships-at-ships, 6 x 1 (1) = 1');
});
