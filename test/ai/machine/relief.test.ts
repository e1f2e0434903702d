import { expect, test } from 'vitest';
import { planAtWar, type Ships } from './at-war.ts';

const lidas = (count: number, at: string): Ships => ({ class: 'Lida', count, at });
const apollos = (count: number, at: string): Ships => ({ class: 'Apollo', count, at });

/** The ships that are built at Sol, by source. */
const builtWith = (
  world: Omit<Parameters<typeof planAtWar>[0], 'own'> & { own?: readonly Ships[] },
) => {
  const own: readonly Ships[] = [{ class: 'Convoy', count: 1, at: 'Wolf 359' }];
  const { noted, view } = planAtWar({ own, treasury: 90, utilized: 6, ...world });
  return noted.flatMap(({ order, why }) => {
    if (order.kind !== 'BuildUnits') return [];
    const row = view.designs[order.design];
    const isShip = row?.known === 'stats' && row.design.kind === 'ship' && !row.design.civilian;
    return isShip && why.startsWith('Enemies hold Sol')
      ? [`${order.source} ${String(order.count)}`]
      : [];
  });
};

test('CON-1: with enemies at a homeworld that has lost its shipyard, the system builds ships at double price', () => {
  const seen = [lidas(3, 'Sol')];
  expect(builtWith({ seen, shipyard: false })).toEqual(['system 1']);
  // A shipyard builds what it can for less.
  expect(builtWith({ seen })).toEqual(['shipyard 1', 'system 1']);
  // Nobody is there, or the fleet is strong enough.
  expect(builtWith({ seen: [lidas(3, 'Sirius')], shipyard: false })).toEqual([]);
  expect(builtWith({ own: [apollos(30, 'Sol')], seen, shipyard: false })).toEqual([]);
  // There are no points for double the price.
  expect(builtWith({ seen, shipyard: false, treasury: 3 })).toEqual([]);
});

test('SUP-1: while enemies hold the homeworld, a convoy is built for a depot elsewhere, and nobody scouts or invades', () => {
  const own = [apollos(2, 'Sirius'), { class: 'Prometheus', count: 1, at: 'Sirius' }];
  const planned = (seen: readonly Ships[]) => {
    const { noted } = planAtWar({ own, seen, treasury: 90, utilized: 6, depots: [] });
    return noted.filter(({ why }) => /depot at|scouts|gathers for an attack/u.test(why));
  };
  const held = planned([lidas(9, 'Sol')]);
  expect(held.map(({ order, why }) => [order.kind, why])).toEqual([
    ['BuildUnits', "A convoy is to put up a depot at Barnard's Star."],
  ]);
  expect(planned([]).map(({ order }) => order.kind)).toContain('MoveFleet');
});
