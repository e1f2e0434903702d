import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { Order } from '#model/orders/order';
import { isSettled } from '#http/alerts/settled';
import type { Alert, AnswerByOrder } from '#report/document/alert';

const alert = (answer: Omit<AnswerByOrder, 'kind'>): Alert => ({
  weight: 'repairs',
  tone: 'warning',
  text: '',
  cite: cite('CON-5'),
  place: null,
  answers: [{ kind: 'order', ...answer }],
});
const repair = (...units: readonly string[]) =>
  ({ kind: 'RepairUnits', units, where: 'yard' }) as unknown as Order;
const offered = (to: string, offer: string) =>
  ({ kind: 'OfferTreaty', to, offer, covert: false, keep: false }) as unknown as Order;

const hurt = alert({ order: 'RepairUnits', fields: {}, settles: { units: ['u3', 'u8'] } });
const offer = alert({ order: 'OfferTreaty', fields: {}, settles: { to: 'loran', offer: 'trade' } });

test.each([
  ['nothing is ordered', hurt, [], false],
  ['one of two is repaired', hurt, [repair('u3')], false],
  ['both are repaired, each by its own order', hurt, [repair('u8'), repair('u3', 'u5')], true],
  ['the same is offered to somebody else', offer, [offered('kili', 'trade')], false],
  ['something else is offered to them', offer, [offered('loran', 'military')], false],
  ['the offer is accepted', offer, [offered('kili', 'trade'), offered('loran', 'trade')], true],
  [
    'an order of the kind settles nothing',
    alert({ order: 'RepairUnits', fields: { units: ['u3'] } }),
    [repair('u3')],
    false,
  ],
] as const)('an alert when %s', (_, one, orders, settled) => {
  expect(isSettled(one, orders)).toBe(settled);
});
