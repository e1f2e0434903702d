import { expect, test } from 'vitest';
import type { EnteredFate } from '#model/battle/setup';
import type { OutcomeUnit } from '#model/decisions/outcome';
import { enteredFates, enteredLosses } from '#rules/encounters/entered-fates';
import { unitId } from '#test/support/campaign';
import { outcomeUnit } from './outcome-unit.ts';

const unit = (id: string, cost: number, part: Partial<OutcomeUnit> = {}): OutcomeUnit =>
  outcomeUnit(id, { cost, ...part });

const UNITS: readonly OutcomeUnit[] = [
  unit('carrier', 10),
  unit('wing', 2, { kind: 'flight', carrier: unitId('carrier'), asPrize: null }),
  unit('corvette', 3, { carrier: unitId('carrier') }),
  unit('escort', 5),
];

type Told = readonly (readonly [string, EnteredFate['fate']])[];

test.each<Readonly<{ what: string; said: Told; comesTo: Told; lost: number }>>([
  { what: 'nobody is hurt', said: [], comesTo: [], lost: 0 },
  {
    what: 'who was crippled is not lost',
    said: [
      ['escort', 'destroyed'],
      ['carrier', 'crippled'],
    ],
    comesTo: [
      ['carrier', 'crippled'],
      ['escort', 'destroyed'],
    ],
    lost: 5,
  },
  {
    what: 'a prize is lost, and the flights based on it with it, its corvettes not',
    said: [['carrier', 'captured']],
    comesTo: [
      ['carrier', 'captured'],
      ['wing', 'destroyed'],
    ],
    lost: 12,
  },
  {
    what: 'flights of a carrier that is destroyed look for another',
    said: [['carrier', 'destroyed']],
    comesTo: [['carrier', 'destroyed']],
    lost: 10,
  },
])('CSC-10: what was entered of a battle: $what', ({ said, comesTo, lost }) => {
  const fates = said.map(([id, fate]) => ({ unit: unitId(id), fate }));
  const all = enteredFates(UNITS, fates);
  expect(all.map((one) => [one.unit, one.fate])).toEqual(comesTo);
  expect(enteredLosses(UNITS, all)).toBe(lost);
});
