import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { buysForces } from '#app/setup/whose-turn';
import { waitingFor } from '#app/setup/waiting-for';
import type { SetupAct } from '#content/setups/setup-act';
import { expect, test } from 'vitest';
import { sound } from '../../content/scenarios/small-scenario.ts';
import { after, begun, fileOf, lists, MODERATOR, NEXT, player, refused } from './setups.ts';

const atHomeworlds = (players: number, draw: object = {}) =>
  after(begun(fileOf(players, {}, draw)), NEXT, NEXT, NEXT);

const waiting = (setup: Parameters<typeof waitingFor>[0]) =>
  waitingFor(setup).map((one) => one.player);

test('MAP-2: homeworlds are chosen in player order, and each must leave room for the others', () => {
  const setup = atHomeworlds(3);
  expect(setup.step).toBe('homeworlds');
  expect(waiting(setup)).toEqual([1]);
  const place = (number: number, at: number) =>
    ({ kind: 'homeworld', player: number, place: at }) as const;
  expect(refused(setup, place(2, 8), player(2))).toEqual(['player TURN']);
  const first = after(setup, place(1, 2));
  expect(waiting(first)).toEqual([2]);
  // Three homeworlds on a ring of 18 places are 6 places apart, so 9 leaves no third one.
  expect(refused(first, place(2, 9), player(2))).toEqual(['empires[1].homeworld HOMES']);
  expect(refused(first, place(2, 5), player(2))).toEqual(['empires[1].homeworld HOMES']);
  const last = after(first, place(2, 8), place(3, 14));
  expect(last.step).toBe('galaxy');
  expect(last.file.empires.map(({ homeworld }) => homeworld)).toEqual([2, 8, 14]);
});

test('a player decides only for their own empire, and the moderator for anybody', () => {
  const setup = atHomeworlds(2);
  const act = { kind: 'homeworld', player: 1, place: 3 } as const;
  expect(refused(setup, act, player(2))).toEqual(['player NOT_YOURS']);
  expect(refused(setup, NEXT, player(1))).toEqual([' NOT_YOURS']);
  expect(refused(setup, act, MODERATOR)).toEqual([]);
});

test('MAP-2: an absent player gets a homeworld in turn, and chooses again when they are back in time', () => {
  const setup = after(atHomeworlds(3), { kind: 'absent', player: 2, absent: true });
  const first = after(setup, { kind: 'homeworld', player: 1, place: 1 });
  expect(waiting(first)).toEqual([3]);
  expect(first.file.empires[1]?.homeworld).toBe(7);
  expect(first.seats[1]).toMatchObject({ absent: true, automatic: ['homeworld'] });
  const back = after(first, { kind: 'absent', player: 2, absent: false });
  expect(waiting(back)).toEqual([2]);
  expect(back.file.empires[1]?.homeworld).toBeUndefined();
  const done = after(first, { kind: 'homeworld', player: 3, place: 13 });
  const late = after(done, { kind: 'absent', player: 2, absent: false });
  expect(late.step).toBe('galaxy');
  expect(late.file.empires[1]?.homeworld).toBe(7);
});

test('SET-2: a player who leaves a part of their empire to Farlane has decided, and a step that is redone asks nobody twice', () => {
  const setup = after(begun(fileOf(2)), NEXT, NEXT);
  expect(waiting(setup)).toEqual([1, 2, null]);
  const listed = after(setup, { kind: 'empire', player: 1, forceList: 'human' });
  expect(waiting(listed)).toEqual([2, null]);
  const left = after(listed, { kind: 'empire', player: 2 });
  expect(waiting(left)).toEqual([null]);
  expect(left.file.empires).toEqual([{ forceList: 'human' }, {}]);
  expect(waiting(after(left, NEXT, { kind: 'back', step: 'empires' }))).toEqual([null]);
});

test('OPT-5: colonies are placed in reverse order of homeworlds', () => {
  const homes = atHomeworlds(2, { settings: { colonyPoints: 'short' } });
  const setup = after(
    homes,
    { kind: 'homeworld', player: 1, place: 0 },
    { kind: 'homeworld', player: 2, place: 6 },
    NEXT,
  );
  expect(setup.step).toBe('colonies');
  expect(waiting(setup)).toEqual([2]);
  const one = after(setup, { kind: 'colonies', player: 2, colonies: [] });
  expect(waiting(one)).toEqual([1]);
  const all = after(one, { kind: 'absent', player: 1, absent: true });
  expect(all.step).toBe('forces');
  expect(all.file.empires[0]?.colonies?.length).toBeGreaterThan(1);
});

test('SET-1: first units are bought by all at once, and the setup is ready when everybody is', () => {
  const setup = after(
    atHomeworlds(2),
    { kind: 'homeworld', player: 1, place: 0 },
    { kind: 'homeworld', player: 2, place: 6 },
    NEXT,
    { kind: 'empire', player: 2, name: 'Late', by: MODERATOR },
  );
  expect(setup.step).toBe('forces');
  expect(waiting(setup)).toEqual([1, 2]);
  const second = after(setup, { kind: 'forces', player: 2, forces: [], ready: true });
  expect(waiting(second)).toEqual([1]);
  const both = after(second, { kind: 'forces', player: 1, forces: null, ready: true });
  expect(both.step).toBe('ready');
  const again = after(both, { kind: 'forces', player: 2, forces: [], ready: false });
  expect(waiting(again)).toEqual([2]);
  const made = scenarioOfSetup(after(both, { kind: 'start' }).file, lists);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const [one, other] = made.value.scenario.empires;
  // Player 2 keeps all points; the automatic forces of player 1 leave less than any unit costs.
  expect(other).toMatchObject({ name: 'Late', treasury: 100 });
  expect(one?.treasury).toBeLessThan(5);
});

test('SET-1: in a scenario only those buy first units to whom it leaves that', () => {
  const scenario = sound();
  scenario.empires[1]!['choose'] = ['forces', 'name'];
  const file = fileOf(2, { map: { scenario } });
  expect([1, 2].map((one) => buysForces(file, one))).toEqual([false, true]);
  const setup = after(begun(file), NEXT, NEXT, NEXT);
  expect(setup.step).toBe('forces');
  expect(waiting(setup)).toEqual([2]);
  const fixed: SetupAct = { kind: 'forces', player: 1, forces: [], ready: true };
  expect(refused(setup, fixed, player(1))).toEqual(['empires[0].forces VALUE']);
  const back = after(setup, { kind: 'back', step: 'galaxy' });
  expect(back.step).toBe('forces');
});

test('MAP-12: a map is rolled again at its step, without the changes by hand, and homeworlds stay', () => {
  const homes = atHomeworlds(2);
  const setup = after(
    homes,
    { kind: 'homeworld', player: 1, place: 1 },
    { kind: 'homeworld', player: 2, place: 7 },
  );
  const namesOf = (one: typeof setup) => {
    const made = scenarioOfSetup(one.file, lists);
    return made.ok ? made.value.scenario.systems.map(({ name }) => name) : [];
  };
  const [one = '', other = ''] = namesOf(setup);
  const edited = after(setup, { kind: 'edits', edits: [{ kind: 'place', systems: [one, other] }] });
  const rolled = after(edited, { kind: 'roll', roll: 2 });
  expect(rolled.file.map).toMatchObject({ draw: { roll: 2, edits: [] } });
  expect(rolled.file.empires.map(({ homeworld }) => homeworld)).toEqual([1, 7]);
  expect(namesOf(rolled)).not.toEqual(namesOf(setup));
  expect(namesOf(after(rolled, { kind: 'roll', roll: 1 }))).toEqual(namesOf(setup));
  expect(refused(homes, { kind: 'roll', roll: 2 }, MODERATOR)).toEqual([' STEP']);
  expect(refused(setup, { kind: 'roll', roll: 2 }, player(1))).toEqual([' NOT_YOURS']);
});
