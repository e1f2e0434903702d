import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { Order } from '#model/orders/order';
import { empire, NAMES, system } from './names-of-a-player.ts';

const loran = empire('loran');

type Row = Readonly<{ text: string; order: Order; canonical?: string }>;

const ORDERS: readonly Row[] = [
  {
    text: 'offer "Loran Imperium": mutual-defense',
    order: { kind: 'OfferTreaty', to: loran, offer: 'mutual-defense', covert: false, keep: false },
  },
  {
    text: 'Offer Loran Imperium: TRADE, keep, covert',
    order: { kind: 'OfferTreaty', to: loran, offer: 'trade', covert: true, keep: true },
    canonical: 'offer "Loran Imperium": trade, covert, keep',
  },
  {
    text: 'retract "Loran Imperium": pact',
    order: { kind: 'RetractOffer', to: loran, offer: 'pact' },
  },
  {
    text: 'decline "Loran Imperium": armistice',
    order: { kind: 'DeclineOffer', from: loran, offer: 'armistice' },
  },
  {
    text: 'break "Loran Imperium": treaty, support Barnard\'s Star',
    order: { kind: 'BreakTreaty', with: loran, what: 'treaty', support: system('H0302') },
    canonical: 'break "Loran Imperium": treaty, support "Barnard\'s Star"',
  },
  {
    text: 'break "Loran Imperium": pact',
    order: { kind: 'BreakTreaty', with: loran, what: 'pact', support: null },
  },
  {
    text: 'declare "Loran Imperium": war, support Sol, covert',
    order: {
      kind: 'DeclareWar',
      on: loran,
      declare: 'war',
      covert: true,
      support: system('H0002'),
    },
    canonical: 'declare "Loran Imperium": war, covert, support Sol',
  },
  {
    text: 'declare "Loran Imperium": hostilities',
    order: { kind: 'DeclareWar', on: loran, declare: 'hostilities', covert: false, support: null },
  },
  { text: 'reveal "Loran Imperium"', order: { kind: 'RevealTreaty', with: loran } },
];

test.each(ORDERS)('$text', ({ text, order, canonical = text }) => {
  expect(parseOrderText(text, NAMES)).toMatchObject([{ issues: [], order }]);
  expect(formatOrder(order, NAMES)).toBe(canonical);
});

test.each([
  ['offer "Loran Imperium" trade', 'Put one colon'],
  ['offer "Loran Imperium": friendship', 'Write one of: non-aggression, trade'],
  ['offer "Loran Imperium": trade, loud', 'Write one of: covert, keep'],
  ['retract "Loran Imperium": trade, covert', 'Nothing more belongs'],
  ['declare "Loran Imperium": war, support Sol, support Wolf', '“support” is in this line twice'],
  ['declare Nobody: war', 'You know of no power'],
  ['break "Loran Imperium": treaty, support Atlantis', 'You know of no system'],
])('%s: %s', (text, problem) => {
  const [read] = parseOrderText(text, NAMES);
  expect(read?.order).toBeNull();
  expect(read?.issues.map((issue) => issue.text).join(' ')).toContain(problem);
});
