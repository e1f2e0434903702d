import fc from 'fast-check';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import { design, empire, unit } from './names-of-a-player.ts';

/** Any order of a sale, of the things with such numbers. */
export function anyExchange(number: fc.Arbitrary<number>): fc.Arbitrary<ExchangeUnits> {
  const points = fc.nat({ max: 99 });
  const units = fc.array(
    number.map((one) => unit(`human.u${one}`)),
    { maxLength: 2 },
  );
  const classes = fc.array(
    fc.record({
      design: number.map((one) => design(`human.d${one}`)),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 2 },
  );
  return fc.record({
    kind: fc.constant('ExchangeUnits' as const),
    with: number.map((one) => empire(`power${one}`)),
    gives: fc.record({ points, units }),
    takes: fc.record({ points, classes }),
  });
}
