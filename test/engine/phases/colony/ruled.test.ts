import type { UnitStatus } from '#model/forces/unit';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';
import { atSol, colonyTurn, human, sol, wolf } from './unrest-world.ts';

/** In unrest, with nothing to roll for but its garrison. */
const unruly = { census: 3, morale: 1, productivity: 2 };
const quiet = { moraleInterval: 99 };
const troops = (count: number, status: UnitStatus = 'active') =>
  Array.from({ length: count }, (_, at) => ({ ...atSol(`u${String(at)}`, 'infantry'), status }));
const law = (is: boolean) => [{ kind: 'SetMartialLaw', system: sol, law: is } as const];
const reprisal = { kind: 'TakeReprisal', system: sol } as const;

test.each([
  { what: 'as many ground units as Census', units: troops(3), kept: true },
  { what: 'as many in reserve', units: troops(3, 'reserve'), kept: true },
  { what: 'fewer', units: troops(2), kept: false },
])('COL-7: martial law begins with $what: $kept', ({ units, kept }) => {
  const { state, events } = colonyTurn({ sol: unruly, units, orders: law(true), rules: quiet });
  expect(state.systems[sol]?.martialLaw).toBe(kept);
  const failures = kept ? [] : [{ kind: 'SetMartialLaw', because: 'too-few-troops', about: 'Sol' }];
  expect(eventsOf(events, 'OrderFailed')).toMatchObject(failures);
});

test('COL-7: it stays without an order, is lifted by one, and lapses when too few are left', () => {
  const under = { ...unruly, martialLaw: true };
  const turn = (count: number, orders: ReturnType<typeof law> = []) =>
    colonyTurn({ sol: under, units: troops(count), orders, rules: quiet });
  const stays = turn(3);
  expect(stays.state.systems[sol]?.martialLaw).toBe(true);
  expect(eventsOf(stays.events, 'MartialLawSet')).toEqual([]);
  expect(eventsOf(turn(3, law(false)).events, 'MartialLawSet')).toMatchObject([
    { empire: human, system: sol, law: false, because: 'ordered' },
  ]);
  const lapsed = turn(2);
  expect(lapsed.state.systems[sol]?.martialLaw).toBe(false);
  expect(eventsOf(lapsed.events, 'MartialLawSet')).toMatchObject([{ because: 'too-few-troops' }]);
});

test('COL-7, COL-8: an empire that lost the colony before gives no orders there', () => {
  const given = { sol: { owner: null }, wolf: { owner: human }, rules: quiet };
  const { events } = colonyTurn({ ...given, orders: [...law(true), reprisal] });
  expect(eventsOf(events, 'OrderFailed').map(({ because }) => because)).toEqual([
    'system-lost',
    'system-lost',
  ]);
});

test.each([
  { census: 6, morale: 3, die: 4, after: { census: 5, morale: 4 } },
  { census: 6, morale: 3, die: 2, after: { census: 5, morale: 3 } },
  { census: 6, morale: 3, die: 9, after: { census: 6, morale: 4 } },
  { census: 6, morale: 6, die: 6, after: { census: 5, morale: 5 } },
])('COL-8: Census $census, Morale $morale and a $die', ({ census, morale, die, after }) => {
  const given = { sol: { ...unruly, capacity: 9, census, morale }, units: troops(1), rules: quiet };
  const { state, events } = colonyTurn({ ...given, orders: [reprisal] }, [['reprisal', die]]);
  expect(state.systems[sol]).toMatchObject({ owner: human, ...after });
  expect(eventsOf(events, 'ReprisalTaken')).toMatchObject([
    { die, ...after, before: { census, morale } },
  ]);
});

test('COL-8: nobody takes it without a landed unit, in a rebellion, or twice in a turn', () => {
  const because = (given: Parameters<typeof colonyTurn>[0], dice: readonly number[] = []) => {
    const rolls = dice.map((die) => ['reprisal', die] as const);
    const { events } = colonyTurn({ orders: [reprisal], rules: quiet, ...given }, rolls);
    return eventsOf(events, 'OrderFailed').map((one) => one.because);
  };
  expect(because({ sol: unruly })).toEqual(['too-few-troops']);
  const rebels = { ...unruly, morale: 0, rebels: 1 };
  expect(because({ sol: rebels, units: troops(1) })).toEqual(['system-unfit']);
  const twice = { sol: unruly, units: troops(1), orders: [reprisal, reprisal] };
  expect(because(twice, [9])).toEqual(['over-limit']);
});

test('COL-8: reprisalTroops = off: it needs nobody', () => {
  const rules = { ...quiet, reprisalTroops: 'off' } as const;
  const { state } = colonyTurn({ sol: unruly, orders: [reprisal], rules }, [['reprisal', 8]]);
  expect(state.systems[sol]?.morale).toBe(2);
});

test.each([
  { deadColony: 'uninhabited', owner: null },
  { deadColony: 'outpost', owner: human },
] as const)(
  'COL-9, OPT-9: deadColony = $deadColony: the last Census is lost, and the specialisation with it',
  ({ deadColony, owner }) => {
    const specialisation = { kind: 'mining', since: 1 } as const;
    const values = { census: 1, morale: 1, productivity: 1, intel: 1, utilized: 1 };
    const last = { ...values, martialLaw: true, specialisation };
    const units = [...troops(1), atSol('u8', 'flight')];
    const rules = { ...quiet, deadColony };
    const { state, events } = colonyTurn({ sol: last, units, orders: [reprisal], rules }, [
      ['reprisal', 1],
    ]);
    const nothing = { census: 0, morale: 0, productivity: 0, intel: 0, utilized: 0 };
    expect(state.systems[sol]).toMatchObject({
      owner,
      ...nothing,
      martialLaw: false,
      specialisation: null,
    });
    expect(Object.keys(state.units)).toEqual(['human.u0']);
    expect(eventsOf(events, 'ColonyDied')).toMatchObject([{ system: sol, left: deadColony }]);
  },
);

test('COL-11: martial law and reprisal come after Morale is checked', () => {
  const given = { sol: unruly, wolf: { id: wolf }, units: troops(3) };
  const { events } = colonyTurn({ ...given, orders: [...law(true), reprisal] }, [
    ['morale check', 6],
    ['reprisal', 10],
  ]);
  const told = events.map(({ type }) => type);
  const steps = ['MoraleChecked', 'MartialLawSet', 'ReprisalTaken'];
  expect(told.filter((type) => steps.includes(type))).toEqual(steps);
});
