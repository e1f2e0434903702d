import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { planAtWar, type Ships } from './at-war.ts';

const apollos = (count: number, at: string): Ships => ({ class: 'Apollo', count, at });
const lidas = (count: number, at: string): Ships => ({ class: 'Lida', count, at });

/** Where its ships go for a reason that begins with some words. */
const endsOf = (world: Parameters<typeof planAtWar>[0], why: string) =>
  planAtWar(world).moves.flatMap((one) => (one.why.startsWith(why) ? [one.to] : []));

const DEFENDS = 'It defends';
const GATHERS = 'Ships gather at';

test('SUP-1: the few ships that drive weak enemies from a colony go there before the fleet attacks', () => {
  const own = [apollos(40, 'Sol')];
  const seen = [lidas(2, 'Sirius'), lidas(3, '82 Eridani')];
  expect(endsOf({ own, seen }, DEFENDS)).toEqual(['Sirius']);
  expect(endsOf({ own, seen }, 'Delta Pavonis belongs to an enemy.')).toEqual(['Wolf 359']);
});

test('ships that are together strong enough gather before they relieve a system, and go at once if enough get there', () => {
  const seen = [lidas(8, 'Sol')];
  const apart = [apollos(10, "Barnard's Star"), apollos(10, 'Epsilon Eridani')];
  expect(endsOf({ own: apart, seen }, GATHERS)).toEqual(['Sirius']);
  expect(endsOf({ own: apart, seen }, DEFENDS)).toEqual([]);
  const near = [apollos(11, "Barnard's Star"), apollos(9, 'Alpha Centauri')];
  expect(endsOf({ own: near, seen }, DEFENDS)).toEqual(['Sol', 'Sol']);
  expect(endsOf({ own: near, seen }, GATHERS)).toEqual([]);
});

test('against enemies at the homeworld who are stronger than all of them, ships neither go there nor stay as its guard', () => {
  const own = [apollos(6, "Barnard's Star")];
  const seen = [lidas(30, 'Sol')];
  expect(planAtWar({ own, seen }).moves.filter(({ to }) => to === 'Sol')).toEqual([]);
});

test('the guard of the homeworld leaves those who lead through restricted lanes to the fleet', () => {
  const own = [
    { class: 'Prometheus', count: 2, at: "Barnard's Star" },
    apollos(9, "Barnard's Star"),
    apollos(20, 'Wolf 359'),
  ];
  const { moves, noted, view } = planAtWar({ own, settings: { raiders: 'on' } });
  const guard = moves.find(({ why }) => why === 'It guards Sol.')?.fleet;
  const classes = noted.flatMap(({ order }) =>
    order.kind === 'FormFleet' && `new:${order.name}` === guard
      ? order.units.map((ref) => valuesById(view.units).find(({ id }) => id === ref)?.design)
      : [],
  );
  expect([...new Set(classes)]).toEqual(['human.apollo']);
});
