import { expect, test } from 'vitest';
import { judgeOrders, legalIn } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { home, ids, sol, viewOf, wolf } from './human-view.ts';

const build: Order = buildUnits({ design: ids.skiff, system: sol });
const elsewhere: Order = buildUnits({ design: ids.skiff, system: wolf });
const move: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };

test('ECO-6: what is carried out of a sheet is the same for who hears why and who does not', () => {
  const orders = [elsewhere, move, build, build];
  const { legal, verdicts } = judgeOrders(viewOf(), orders);
  expect(verdicts.map(({ accepted }) => accepted)).toEqual([false, true, true, false]);
  expect(legalIn(viewOf(), orders)).toEqual(legal);
});
