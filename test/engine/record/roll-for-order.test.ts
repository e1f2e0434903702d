import { expect, test } from 'vitest';
import { rollForOrder } from '#engine/record/roll-for-order';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { cite } from '#kernel/reasons/cite';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { empireId } from '#test/support/campaign';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const purpose = { kind: 'command tie', text: 'who leads' } as const;

const orderOf = (among: readonly ReturnType<typeof empireId>[], values: readonly number[]) => {
  const dice = scriptedDice<RollPurpose>(
    values.map((value) => ({ purpose: 'command tie', values: [value] })),
  );
  const order = rollForOrder(dice, { among, purpose, cite: cite('ENC-1') });
  dice.assertExhausted();
  return order.map(({ empire, rolls }) => [empire, rolls.length]);
};

test.each([
  ['the highest is first', [12, 96, 50], [kili, loran, human], 1],
  ['the order of the list decides nothing', [96, 50, 12], [human, kili, loran], 1],
  ['all roll again while two are equal', [50, 50, 7, 3, 2, 9], [loran, human, kili], 2],
] as const)('ENC-1: %s', (_, values, order, rolls) => {
  expect(orderOf([human, kili, loran], values)).toEqual(order.map((empire) => [empire, rolls]));
});

test.each([[[]], [[kili]]])('ENC-1: %j rolls nothing', (among) => {
  expect(orderOf(among, [])).toEqual(among.map((empire) => [empire, 0]));
});
