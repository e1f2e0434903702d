import { expect, test } from 'vitest';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import { battleOf, combatant, diceOf, fightOut, flight } from '#test/support/fight';

test('ENC-1, CSC-8, MOV-8: the question shows whom the first damage destroys, and flights without the strain of their strike', () => {
  const auxiliary = { id: brandAs<AbilityId>('auxiliary'), rating: 1 };
  const attacker = [
    combatant('ship'),
    combatant('hulk', { design: { abilities: [auxiliary] } }),
    combatant('idle', { status: 'reserve' }),
    { ...flight('wing'), condition: 'crippled', strike: 'strained' } as const,
  ];
  const { asked } = fightOut({
    engine: byHandEngine,
    setup: battleOf({ attacker, defender: [combatant('foe')] }),
    dice: diceOf(),
  });
  const [question] = asked.flat().map(({ decision }) => decision);
  expect(question?.kind === 'battle-outcome' && question.sides.attacker.units).toMatchObject([
    { unit: 'ship', condition: 'sound', diesAtOnce: false },
    { unit: 'hulk', diesAtOnce: true },
    { unit: 'idle', diesAtOnce: true },
    { unit: 'wing', condition: 'sound', diesAtOnce: false },
  ]);
});
