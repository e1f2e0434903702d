import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { VictoryKind } from '#model/settings/victory';
import { holdingsOf } from '#rules/victory/holdings-of';
import { valueIn } from '#rules/victory/value-in';
import { valueLedgerOf } from '#rules/victory/value-ledger';
import {
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const human = empireId('human');
const [apollo, convoy] = [
  designOf({ id: designId('apollo'), name: 'Apollo', cost: 8 }),
  designOf({ id: designId('convoy'), kind: 'convoy', civilian: true, cost: 20 }),
];
const unit = (number: number, part: object = {}) =>
  unitOf({
    id: unitId(`human.u${String(number)}`),
    owner: human,
    design: apollo.id,
    place: { kind: 'system', system: systemId('H0001') },
    ...part,
  });
const owned = [
  systemOf({ id: systemId('H0001'), name: 'Sol', owner: human, utilized: 6, raw: 5 }),
  systemOf({
    id: systemId('H0002'),
    name: 'Wolf',
    owner: human,
    utilized: 1,
    raw: 3,
    blockaded: true,
  }),
  systemOf({ id: systemId('H0003'), name: 'Rigel', owner: human }),
];
const units = [unit(1), unit(2), unit(3, { status: 'mothballed' }), unit(4, { design: convoy.id })];
const designs = { [apollo.id]: apollo, [convoy.id]: convoy };
const facts = { era: 2, controlled: owned, owned, units, designs };

const KINDS: readonly VictoryKind[] = [
  'expansion',
  'expansion-count',
  'scientific',
  'economic',
  'dominance',
  'military',
  'time',
];

test('VIC-1: the lines of each value sum to it', () => {
  const empire = { ...empireOf({ id: human, homeworld: systemId('H0001') }), era: 2 };
  const own = holdingsOf({ ...facts, empire, controlled: owned.length });
  for (const kind of KINDS) {
    expect(ledgerTotal(valueLedgerOf(kind, facts))).toBe(valueIn(kind, own));
  }
});

test('VIC-1: military units count by class, neither mothballed nor civilian ones', () => {
  expect(valueLedgerOf('military', facts)).toMatchObject([{ label: '2 Apollo × 8', amount: 16 }]);
});
