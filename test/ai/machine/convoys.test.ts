import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { expect, test } from 'vitest';
import type { DiplomaticState } from '#model/campaign/relation';
import { planAtWar, type Ships } from './at-war.ts';

const convoys = (count: number, at: string): Ships => ({ class: 'Convoy', count, at });
const apollos = (count: number, at: string): Ships => ({ class: 'Apollo', count, at });
const lidas = (count: number, at: string): Ships => ({ class: 'Lida', count, at });

type Plan = ReturnType<typeof planAtWar>;
const endsOf = ({ moves }: Plan, why: string) =>
  moves.filter((one) => one.why.startsWith(why)).map(({ to }) => to);

test('SUP-1: convoys that nothing is wanted of wait at the homeworld, where the guard is', () => {
  const plan = planAtWar({ own: [convoys(9, 'Wolf 359')] });
  expect(endsOf(plan, 'It waits at Sol, where raiders find it guarded.')).toEqual(['Sol']);
});

test('COL-1: a convoy without Census claims the system where it is', () => {
  const claims = planAtWar({ own: [convoys(9, 'Wolf 359')] }).noted.filter(
    ({ order }) => order.kind === 'Colonize',
  );
  expect(claims.map(({ why }) => why)).toEqual([
    'An outpost at Wolf 359 grows into a colony in time.',
  ]);
});

/** Where transports wait for the fleet. */
const waitingAt = (seen: readonly Ships[]) => {
  const aboard = [{ class: 'Marines', count: 2 }];
  const own = [{ ...convoys(3, "Barnard's Star"), aboard }];
  return endsOf(planAtWar({ own, seen }), 'The transports wait')[0];
};

test('GND-2: transports wait at the own system nearest to their target, but not where enemies are', () => {
  const far = lidas(9, 'Delta Pavonis');
  expect(waitingAt([far])).toBe('Sol');
  // They stay where they are.
  expect(waitingAt([far, lidas(4, 'Sol')])).toBeUndefined();
});

test('SUP-1: where there are raiders, transports wait at home, or where a fleet guards them', () => {
  const aboard = [{ class: 'Marines', count: 2 }];
  const waitsAt = (raiders: 'on' | 'off', guards: number) =>
    endsOf(
      planAtWar({
        own: [
          { ...convoys(3, 'Groombridge 34'), aboard },
          apollos(guards, "Barnard's Star"),
          apollos(25, 'Sirius'),
        ],
        settings: { raiders },
        seen: [lidas(9, 'Delta Pavonis'), lidas(3, 'Sol')],
      }),
      'The transports wait',
    );
  expect(waitsAt('on', 3)).toEqual([]);
  expect(waitsAt('on', 30)).toEqual(["Barnard's Star"]);
  expect(waitsAt('off', 3)).toEqual(["Barnard's Star"]);
});

test('MOV-1: nobody calls the leader of a fleet home that is away for an attack', () => {
  const leader: Ships = { class: 'Prometheus', count: 1, at: 'Sirius' };
  const why = 'Convoys at Sol wait for a ship that leads them through restricted lanes.';
  const own = [convoys(2, 'Sol'), apollos(9, 'Sol'), leader];
  const called = (guards: number) =>
    endsOf(planAtWar({ own: [...own, apollos(guards, 'Sirius')] }), why);
  expect([called(2), called(12)]).toEqual([['Sol'], []]);
});

test('SUP-5: a convoy puts up a depot that supplies the attack, once it can be paid', () => {
  const own = [apollos(30, 'Sol'), convoys(1, 'Sol')];
  const depotIn = (treasury: number) =>
    endsOf(
      planAtWar({ own, treasury, depots: ["Barnard's Star"], seen: [lidas(3, 'Delta Pavonis')] }),
      'A depot at Struve 2398 supplies the attack on Delta Pavonis.',
    );
  expect([depotIn(99), depotIn(0)]).toEqual([["Barnard's Star"], []]);
});

test('MOV-1: a ship that leads through restricted lanes comes home for the convoys that wait there', () => {
  const own = [
    convoys(2, 'Sol'),
    { class: 'Prometheus', count: 1, at: 'Sirius' },
    apollos(9, 'Sol'),
  ];
  const why = 'Convoys at Sol wait for a ship that leads them through restricted lanes.';
  expect(endsOf(planAtWar({ own }), why)).toEqual(['Sol']);
  // Without convoys at home nobody comes.
  expect(endsOf(planAtWar({ own: own.slice(1) }), why)).toEqual([]);
});

test('MOV-6, DIP-16: convoys trade in the systems of trade partners too, and of nobody else', () => {
  const own = [apollos(12, 'Sol'), convoys(9, 'Sol')];
  const tradesAs = (relation: DiplomaticState) =>
    planAtWar({ own, relation, settings: { raiders: 'off' } }).moves.flatMap(
      ({ why }) => /^A trade route at (.+) earns 2 EP a turn/u.exec(why)?.[1] ?? [],
    );
  expect(tradesAs('trade')).toEqual(['Beta Hydri', 'Epsilon Indi']);
  expect(tradesAs('non-aggression')).toEqual([]);
});

test('SUP-1, MOV-1: builders get an escort against raiders, and without raiders only the ship that leads them', () => {
  const own = [apollos(30, 'Sol'), convoys(1, 'Sol'), { class: 'Prometheus', count: 1, at: 'Sol' }];
  const buildersOf = (raiders: 'on' | 'off') => {
    const world = { own, treasury: 99, depots: ["Barnard's Star"], settings: { raiders } };
    const { noted, view } = planAtWar({ ...world, seen: [lidas(3, 'Delta Pavonis')] });
    // They join the fleet of the convoy, which is sent.
    return noted.flatMap(({ order }) =>
      order.kind === 'AssignUnits'
        ? order.units
            .map((ref) => String(valuesById(view.units).find(({ id }) => id === ref)!.design))
            .toSorted(compareText)
        : [],
    );
  };
  expect(buildersOf('off')).toEqual(['human.prometheus']);
  expect(buildersOf('on')).toEqual([
    ...['human.apollo', 'human.apollo', 'human.apollo', 'human.prometheus'],
  ]);
});
