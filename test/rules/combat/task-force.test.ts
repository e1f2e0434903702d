import { expect, test } from 'vitest';
import type { Combatant } from '#model/battle/setup';
import { entryOrder } from '#rules/combat/entry-order';
import { type Fighter, stepsLeft } from '#rules/combat/fighter';
import { commandRating, defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { overLimit } from '#rules/combat/over-limit';
import { overkillOrder } from '#rules/combat/overkill-order';
import { taskForceLimit } from '#rules/combat/room-in';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { fillTaskForce } from '#rules/combat/task-force';
import { withoutBase } from '#rules/combat/without-base';
import { unitId } from '#test/support/campaign';
import { combatant, flight } from '#test/support/fight';
import { fighterOf } from '#test/support/fighter-of';

const ship = (id: string, design: Combatant['design'] | object = {}, part: object = {}): Fighter =>
  fighterOf(combatant(id, { design, ...part }));
const convoy = fighterOf(
  combatant('convoy', { design: { kind: 'convoy', civilian: true, as: 0, af: 0, cr: 0, dv: 10 } }),
);
const ids = (some: readonly Fighter[]): readonly string[] => some.map((one) => one.unit);
const crippled = { condition: 'crippled' } as const;

test('CSC-1: the flagship has the highest CR of those that are not crippled; equals are a choice', () => {
  const low = ship('low', { cr: 3 });
  const one = ship('one', { cr: 6, dv: 4 });
  const two = ship('two', { cr: 6, dv: 7 });
  const hurt = ship('hurt', { cr: 9 }, crippled);
  const candidates = flagshipCandidates([low, one, hurt, two, convoy]);
  expect(ids(candidates)).toEqual(['one', 'two']);
  expect(defaultFlagship(candidates)).toBe(two);
});

test('CSC-1: where all ships are crippled the best of them leads', () => {
  const candidates = flagshipCandidates([
    ship('one', { cr: 3 }, crippled),
    ship('two', { cr: 5 }, crippled),
    fighterOf(flight('f1', { design: { dv: 9 } })),
  ]);
  expect(ids(candidates)).toEqual(['two']);
});

test('CSC-1, CON-9: a ship in reserve leads only where a crippled one would', () => {
  const reserve = ship('reserve', { cr: 9 }, { status: 'reserve' });
  const low = ship('low', { cr: 3 });
  expect(ids(flagshipCandidates([reserve, low]))).toEqual(['low']);
  expect(ids(flagshipCandidates([reserve, ship('hurt', { cr: 3 }, crippled)]))).toEqual([
    'reserve',
  ]);
});

test('CSC-1: CR 9 commands the flagship and nine more (example 9)', () => {
  const flagship = ship('flag', { cr: 9 });
  const others = Array.from({ length: 12 }, (_, index) => ship(`u${index}`));
  expect(taskForceLimit([flagship], flagship)).toBe(10);
  expect(fillTaskForce([flagship], flagship, [flagship, ...others])).toEqual(others.slice(0, 9));
});

test('CSC-1: flights of DV 3 alone: CR 6, one and six more (example 9)', () => {
  const flights = Array.from({ length: 9 }, (_, i) =>
    fighterOf(flight(`f${i}`, { design: { dv: 3 } })),
  );
  const flagship = defaultFlagship(flagshipCandidates(flights))!;
  expect(commandRating(flagship)).toBe(6);
  expect(fillTaskForce([flagship], flagship, flights)).toHaveLength(6);
});

test('CSC-1: flights enter up to the CV of the ships that are in it', () => {
  const flagship = ship('flag', { cr: 1, cv: 2 });
  const carrier = ship('carrier', { cv: 2 });
  const left = ship('left', { cv: 6 });
  const flights = Array.from({ length: 6 }, (_, index) => fighterOf(flight(`f${index}`)));
  const entered = fillTaskForce([flagship], flagship, [...flights, carrier, left]);
  expect(ids(entered)).toEqual(['carrier', 'f0', 'f1', 'f2', 'f3']);
});

test('CSC-1, MOV-8: flights on a strike need no CV beside a ship, and go by the limit of a flight alone', () => {
  const strikers = Array.from({ length: 4 }, (_, index) =>
    fighterOf(flight(`s${index}`, { strike: 'strained', condition: 'crippled' })),
  );
  const flagship = ship('flag', { cr: 1, cv: 1 });
  const [one, two] = ['f0', 'f1'].map((id) => fighterOf(flight(id)));
  const entered = fillTaskForce([flagship], flagship, [...strikers, one!, two!]);
  expect(ids(entered)).toEqual(['s0', 's1', 's2', 's3', 'f0']);
  expect(ids(overLimit([flagship, ...strikers, one!, two!], flagship))).toHaveLength(1);
  const leader = defaultFlagship(flagshipCandidates(strikers))!;
  expect(fillTaskForce([leader], leader, strikers)).toHaveLength(2);
});

test('CSC-1: convoys count as ships, and lead only when nobody else is left', () => {
  const escort = ship('escort', { cr: 1 });
  expect(ids(flagshipCandidates([convoy, escort]))).toEqual(['escort']);
  expect(ids(flagshipCandidates([convoy]))).toEqual(['convoy']);
  expect(fillTaskForce([escort], escort, [convoy, ship('late')])).toEqual([convoy]);
});

test('CSC-13: reinforcements enter as their owner says, then uncrippled first, best first', () => {
  const hurt = ship('hurt', { as: 20 }, crippled);
  const weak = ship('weak', { as: 1 });
  const strong = ship('strong', { as: 9 });
  expect(ids(entryOrder([hurt, weak, strong, convoy], []))).toEqual(['strong', 'weak', 'hurt']);
  expect(ids(entryOrder([hurt, weak, convoy], [convoy.unit, hurt.unit]))).toEqual([
    'convoy',
    'hurt',
    'weak',
  ]);
});

test('CSC-17: above the new rating the cheapest go back, with their flights', () => {
  const flagship = ship('flag', { cr: 1 });
  const dear = ship('dear', { cost: 12 });
  const cheap = ship('cheap', { cost: 4, cv: 1 });
  const based = fighterOf(flight('based', { carrier: 'cheap' }));
  expect(ids(overLimit([flagship, dear, cheap, based], flagship))).toEqual(['cheap', 'based']);
});

test('CSC-13: flights above the CV that is left go back, those without their carrier first', () => {
  const flagship = ship('flag', { cr: 3, cv: 1 });
  const home = fighterOf(flight('home', { carrier: 'flag' }));
  const stray = fighterOf(flight('stray', { carrier: 'lost', design: { as: 9 } }));
  expect(ids(overLimit([flagship, home, stray], flagship))).toEqual(['stray']);
});

test('CSC-8: overkill falls on the dearest first', () => {
  const target = { steps: 2, isFlagship: false } as const;
  const cheap = { ...target, dv: 1, cost: 2 };
  const tough = { ...target, dv: 9, cost: 8 };
  const soft = { ...target, dv: 4, cost: 8 };
  expect(overkillOrder([cheap, tough, soft])).toEqual([soft, tough, cheap]);
});

test('CSC-14: flights of a lost carrier find room with another of their owner, the dearest first', () => {
  const lost = combatant('lost', { design: { cv: 3 } });
  const other = combatant('other', { design: { cv: 2 } });
  const ally = combatant('ally', { owner: unitId('blue') as never, design: { cv: 9 } });
  const flights = [
    flight('home', { carrier: 'other' }),
    flight('cheap', { carrier: 'lost' }),
    flight('dear', { carrier: 'lost', design: { cost: 3 } }),
    flight('elsewhere'),
  ];
  const based = (one: Combatant) => ({ ...one, ...one.design, traits: traitsOf(one) });
  const without = withoutBase([other, ally, ...flights].map(based), [based(lost)]);
  expect(without.map((one) => one.unit)).toEqual(['cheap']);
});

test.each([
  ['ship', 'sound', 'active', 2],
  ['ship', 'crippled', 'active', 1],
  ['ship', 'sound', 'reserve', 1],
  ['flight', 'sound', 'active', 2],
  ['convoy', 'sound', 'active', 2],
  ['base', 'sound', 'active', 2],
  ['minefield', 'sound', 'active', 1],
] as const)(
  'CSC-8: a %s, %s and %s, takes %i steps of damage',
  (kind, condition, status, steps) => {
    expect(stepsLeft({ kind, condition, status })).toBe(steps);
  },
);
