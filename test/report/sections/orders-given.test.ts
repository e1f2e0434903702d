import { expect, test } from 'vitest';
import { contextOf } from '#report/sections/context';
import { ordersGiven } from '#report/sections/orders-given';
import { plainPhrase } from '#report/text/plain-phrase';
import { sampleView } from '#test/report/reports/sample-campaign';
import { EVENT_SAMPLES } from './event-samples.ts';

const given = (sentence: string) => ({ sentence, accepted: true, reasons: [] });

test('TURN-2: an order that failed is marked where the order is read, with the reason', () => {
  const failed = {
    ...EVENT_SAMPLES.OrderFailed[0],
    index: 1,
    because: 'moved',
    about: '',
  } as const;
  const context = contextOf(sampleView, [failed]);
  const orders = [
    given('Build 2 Saber.'),
    given('Explore at Sol.'),
    { sentence: 'Move f9.', accepted: false, reasons: ['You have no such fleet.'] },
  ];
  const [list] = ordersGiven(orders, context);
  expect(list?.kind === 'list' ? list.items.map(plainPhrase) : []).toEqual([
    'Build 2 Saber.',
    'Explore at Sol. ✕ failed: the fleet moved this turn.',
    'Move f9. ✕ refused You have no such fleet.',
  ]);
});
