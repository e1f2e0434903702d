import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { NAMES, unit } from './names-of-a-player.ts';

const [ares, hermes, u14] = ['human.u1', 'human.u2', 'human.u14'].map(unit) as [
  ReturnType<typeof unit>,
  ReturnType<typeof unit>,
  ReturnType<typeof unit>,
];
const census: Cargo = { kind: 'census' };

type Row = Readonly<{ text: string; order: Order; canonical?: string }>;

const ORDERS: readonly Row[] = [
  {
    text: 'trade "Ares", u14',
    order: { kind: 'SetTrade', convoys: [ares, u14], trading: true },
  },
  { text: 'trade u14 stop', order: { kind: 'SetTrade', convoys: [u14], trading: false } },
  { text: 'load "Ares" census', order: { kind: 'LoadCargo', carrier: ares, cargo: census } },
  {
    text: 'load Ares Hermes, u14',
    order: { kind: 'LoadCargo', carrier: ares, cargo: { kind: 'units', units: [hermes, u14] } },
    canonical: 'load "Ares" "Hermes", u14',
  },
  {
    text: 'load Ares u14 with Hermes',
    order: {
      kind: 'LoadCargo',
      carrier: ares,
      cargo: { kind: 'shared', unit: u14, others: [hermes] },
    },
    canonical: 'load "Ares" u14 with "Hermes"',
  },
  {
    text: 'unload u14 CENSUS',
    order: { kind: 'UnloadCargo', carrier: u14, cargo: census },
    canonical: 'unload u14 census',
  },
];

test.each(ORDERS)('MOV-6, MOV-7: $text', ({ text, order, canonical = text }) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line).toMatchObject({ order, issues: [] });
  expect(formatOrder(order, NAMES)).toBe(canonical);
});

test.each([
  'trade',
  'trade stop',
  'load census',
  'load "Ares"',
  'load Ares census with Hermes',
  'load Ares u14 with',
  'load Ares u14, Hermes with u14',
  'unload "Nobody" census',
])('MOV-6, MOV-7: refused: %s', (text) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line?.order).toBeNull();
  expect(line?.issues.length).toBeGreaterThan(0);
});
