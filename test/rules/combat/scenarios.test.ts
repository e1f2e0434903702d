import { expect, test } from 'vitest';
import type { AbilityId } from '#model/forces/design';
import { battleLength } from '#rules/combat/battle-length';
import type { Fighter } from '#rules/combat/fighter';
import { defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { formingOrder } from '#rules/combat/forming-order';
import { overLimit } from '#rules/combat/over-limit';
import { taskForceLimit } from '#rules/combat/room-in';
import { SCENARIO_RULES } from '#rules/combat/scenarios/list';
import { PLAIN_TERMS } from '#rules/combat/scenarios/scenario';
import { readinessOf } from '#rules/combat/surprise';
import { fillTaskForce } from '#rules/combat/task-force';
import { taskForceRating } from '#rules/combat/task-force-rating';
import { combatant, flight } from '#test/support/fight';
import { fighterOf } from '#test/support/fighter-of';

const able = (id: string, rating: number) => [{ id: id as AbilityId, rating }];
const ship = (id: string, design: object = {}, part: object = {}): Fighter =>
  fighterOf(combatant(id, { design, ...part }));
const wing = (id: string, carrier?: string): Fighter =>
  fighterOf(flight(id, carrier === undefined ? {} : { carrier }));
const mine = (id: string, carrier?: string): Fighter =>
  ship(id, { kind: 'minefield', hull: 'LF', cr: 0 }, carrier === undefined ? {} : { carrier });
const ids = (some: readonly Fighter[]): readonly string[] => some.map((one) => one.unit);

const ground = { anomalies: [], holder: 'defender', productivity: 6, utilized: 2 } as const;
const rules = { pursuitSurprise: 'defender' } as const;
const defender = SCENARIO_RULES.defensive.termsOf('defender', { ground, rules });

test('ENC-3: what each scenario gives to its sides', () => {
  const given = { ground, rules };
  const { 'deep-space': deepSpace, defensive, pursuit, interception, breakout } = SCENARIO_RULES;
  expect(deepSpace.termsOf('attacker', given)).toEqual(PLAIN_TERMS);
  const ready = { surprise: 2, ignoresBelowNormal: true };
  expect(defensive.termsOf('attacker', given)).toEqual({ ...PLAIN_TERMS, ...ready });
  expect(pursuit.termsOf('attacker', given)).toEqual({ ...PLAIN_TERMS, halvesRating: true });
  expect(pursuit.termsOf('defender', given)).toMatchObject({ ...ready, first: 'crippled' });
  const attackers = { ...given, rules: { pursuitSurprise: 'attacker' } } as const;
  expect(pursuit.termsOf('attacker', attackers)).toMatchObject({ ...ready, halvesRating: true });
  expect(pursuit.termsOf('defender', attackers)).toMatchObject({ surprise: 0, first: 'crippled' });
  const intercepted = { ...PLAIN_TERMS, surprise: 2, halvesRating: true };
  expect(interception.termsOf('attacker', given)).toEqual(intercepted);
  expect(interception.termsOf('defender', given)).toEqual(intercepted);
  expect(breakout.termsOf('attacker', given)).toEqual(PLAIN_TERMS);
  expect(breakout.termsOf('defender', given)).toEqual({ ...PLAIN_TERMS, ...ready });
  const all = [deepSpace, defensive, pursuit, interception, breakout];
  expect(all.map(({ length }) => length)).toEqual([0, 2, -4, 0, -2]);
  expect(battleLength(7, [2, -1, pursuit.length])).toBe(4);
});

test('CSC-3: a side that ignores readings below normal has none', () => {
  expect([1, 3, 7, 8, 11].map((roll) => readinessOf(roll, true))).toEqual([
    'normal',
    'normal',
    'normal',
    'good',
    'superb',
  ]);
});

test('CSC-1: in defense of a system as many go with the flagship as its Productivity, or its CR', () => {
  const low = ship('low', { cr: 3 });
  const high = ship('high', { cr: 9 });
  expect(taskForceLimit([low], low, defender)).toBe(7);
  expect(taskForceLimit([high], high, defender)).toBe(10);
  const foreign = { ground: { ...ground, holder: null }, rules };
  const elsewhere = SCENARIO_RULES.defensive.termsOf('defender', foreign);
  expect(taskForceLimit([low], low, elsewhere)).toBe(4);
});

test('CSC-1: a base may lead a defense if no ship commands more, and bases go in first', () => {
  const base = ship('base', { kind: 'base', cr: 5, dv: 9 });
  const weak = ship('weak', { cr: 3 });
  expect(ids(flagshipCandidates([weak, base], defender))).toEqual(['base', 'weak']);
  expect(defaultFlagship(flagshipCandidates([weak, base], defender))).toBe(base);
  expect(ids(flagshipCandidates([ship('strong', { cr: 6 }), base], defender))).toEqual(['strong']);
  expect(ids(flagshipCandidates([weak, base]))).toEqual(['weak']);
  const yard = ship('yard', { kind: 'base', civilian: true });
  const second = ship('second', { kind: 'base' });
  const order = formingOrder([weak, base, second, yard], [weak, second], defender);
  expect(ids(order)).toEqual(['second', 'base', 'weak']);
});

test('CSC-1: in defense of a system mines join, one for each ship or base, and its flights up to U', () => {
  const flagship = ship('flag', { cr: 0, cv: 1 });
  const others = [wing('f1', 'flag'), wing('s1'), wing('s2'), wing('s3'), mine('m1'), mine('m2')];
  expect(ids(fillTaskForce([flagship], flagship, others, defender))).toEqual([
    'f1',
    's1',
    's2',
    'm1',
  ]);
  expect(ids(fillTaskForce([flagship], flagship, others))).toEqual(['f1']);
});

test('ENC-3: in a pursuit crippled ships take the first places, and the pursuer commands half', () => {
  const pursued = SCENARIO_RULES.pursuit.termsOf('defender', { ground, rules });
  const hurt = ship('hurt', { as: 1 }, { condition: 'crippled' });
  const fresh = ship('fresh', { as: 9 });
  expect(ids(formingOrder([fresh, hurt], [fresh], pursued))).toEqual(['hurt', 'fresh']);
  const pursuer = SCENARIO_RULES.pursuit.termsOf('attacker', { ground, rules });
  const flagship = ship('flag', { cr: 5 });
  expect(taskForceLimit([flagship], flagship, pursuer)).toBe(4);
});

test('CSC-17: Command lends CR to the flagship, at most as much as it has', () => {
  const flagship = ship('flag', { cr: 3 });
  const staff = ship('staff', { abilities: able('command', 2) });
  const hurt = ship('hurt', { abilities: able('command', 2) }, { condition: 'crippled' });
  expect(taskForceRating([flagship, staff], flagship)).toBe(5);
  const more = fighterOf(combatant('more', { design: { abilities: able('command', 4) } }));
  expect(taskForceRating([flagship, staff, more], flagship)).toBe(6);
  expect(taskForceRating([flagship, hurt], flagship)).toBe(3);
});

test('CSC-1: a unit that makes room lets in those that were passed over', () => {
  const flagship = ship('flag', { cr: 1 });
  const staff = ship('staff', { abilities: able('command', 1) });
  const others = [staff, ship('one'), ship('two')];
  expect(ids(fillTaskForce([flagship], flagship, others))).toEqual(['staff', 'one']);
});

test('CSC-1: corvettes come along beyond the limit with who carries them, mines with Minelayers', () => {
  const flagship = ship('flag', { cr: 1, abilities: able('minelayer', 1) });
  const tender = ship('tender', { abilities: able('tender', 1) });
  const corvettes = ['c1', 'c2'].map((id) => ship(id, { hull: 'CT' }));
  const others = [...corvettes, tender, mine('m1', 'flag'), mine('m2', 'flag')];
  // The first corvette takes the place of a ship; nobody is left to carry the second.
  expect(ids(fillTaskForce([flagship], flagship, others))).toEqual(['c1', 'm1']);
  const ordered = [tender, ...corvettes];
  expect(ids(fillTaskForce([flagship], flagship, ordered))).toEqual(['tender', 'c1']);
});

test('CSC-1, MOV-4: one Q-Ship for each convoy comes along beyond the limit', () => {
  const flagship = ship('flag', { cr: 1 });
  const qShips = ['q1', 'q2'].map((id) => ship(id, { abilities: able('qShip', 1) }));
  const convoy = ship('convoy', { kind: 'convoy', cost: 9 });
  expect(ids(fillTaskForce([flagship], flagship, [convoy, ...qShips]))).toEqual(['convoy', 'q1']);
  expect(ids(overLimit([flagship, convoy, ...qShips], flagship))).toHaveLength(1);
});

test('CSC-14: corvettes that lost their Tender go back first, and mines without a Minelayer', () => {
  const flagship = ship('flag', { cr: 1, cost: 1 });
  const cheap = ship('cheap', { cost: 1 });
  const orphan = ship('orphan', { hull: 'CT', cost: 9 }, { carrier: 'gone' });
  const force = [flagship, cheap, orphan, mine('m1', 'gone')];
  expect(ids(overLimit(force, flagship))).toEqual(['orphan', 'm1']);
});
