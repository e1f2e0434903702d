import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { Order } from '#model/orders/order';
import { empire, NAMES, system } from './names-of-a-player.ts';

const loran = empire('loran');
const kili = empire('kili');

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
  {
    text: 'offer "Loran Imperium": trade, for "Kili", keep',
    order: {
      kind: 'OfferTreaty',
      to: loran,
      offer: 'trade',
      covert: false,
      keep: true,
      junior: kili,
    },
    canonical: 'offer "Loran Imperium": trade, keep, for "Kili"',
  },
  {
    text: 'retract "Loran Imperium": pact, for "Kili"',
    order: { kind: 'RetractOffer', to: loran, offer: 'pact', junior: kili },
  },
  {
    text: 'decline "Loran Imperium": alliance, for "Kili"',
    order: { kind: 'DeclineOffer', from: loran, offer: 'alliance', junior: kili },
  },
  {
    text: 'break "Loran Imperium": treaty, support Sol, for "Kili"',
    order: {
      kind: 'BreakTreaty',
      with: loran,
      what: 'treaty',
      support: system('H0002'),
      junior: kili,
    },
  },
  {
    text: 'declare "Loran Imperium": war, for "Kili", covert',
    order: {
      kind: 'DeclareWar',
      on: loran,
      declare: 'war',
      covert: true,
      support: null,
      junior: kili,
    },
    canonical: 'declare "Loran Imperium": war, covert, for "Kili"',
  },
  {
    text: 'reveal "Loran Imperium", for "Kili"',
    order: { kind: 'RevealTreaty', with: loran, junior: kili },
  },
  {
    text: 'support "Kili" against "Loran Imperium" with "Barnard\'s Star"',
    order: { kind: 'LendSupport', to: kili, against: loran, support: system('H0302') },
  },
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
  ['declare "Loran Imperium": war, for "Kili", for "Kili"', '“for” is in this line'],
  ['reveal "Loran Imperium", covert', 'Nothing more belongs'],
  ['offer "Loran Imperium": trade, for Nobody', 'You know of no power'],
  ['support Kili with Sol', 'Write a power'],
  ['declare Nobody: war', 'You know of no power'],
  ['break "Loran Imperium": treaty, support Atlantis', 'You know of no system'],
])('%s: %s', (text, problem) => {
  const [read] = parseOrderText(text, NAMES);
  expect(read?.order).toBeNull();
  expect(read?.issues.map((issue) => issue.text).join(' ')).toContain(problem);
});
