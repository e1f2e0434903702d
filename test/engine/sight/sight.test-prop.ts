import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import {
  type FleetPlan,
  looked,
  move,
  sail,
  type Voyaged,
  voyageOf,
} from '#test/engine/movement/voyages';

// Red holds A and B; blue comes and goes there. Beyond C nobody of red's is ever near.
const LANES = {
  'A-B': 'major',
  'A-C': 'major',
  'B-C': 'major',
  'C-X': 'major',
  'X-Y': 'major',
  'Y-Z': 'minor',
} as const;
// Each visible fleet looks different, so that no order of theirs hangs on dice.
const LOOKS = [['dd'], ['ca'], ['dd', 'ca'], ['convoy']] as const;

const near = fc.tuple(
  fc.constantFrom('A', 'B', 'C'),
  fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 2 }),
);
const far = fc.tuple(
  fc.constantFrom('X', 'Y', 'Z'),
  fc.array(fc.constantFrom('dd', 'ca', 'fast'), { minLength: 1, maxLength: 3 }),
  fc.array(fc.constantFrom('X', 'Y', 'Z'), { maxLength: 2 }),
);
const secrets = fc.record({
  far: fc.array(far, { maxLength: 4 }),
  // Which id each visible fleet has.
  ids: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4, maxLength: 4 }),
});
const world = fc.record({
  near: fc.array(near, { minLength: 4, maxLength: 4 }),
  red: near,
  one: secrets,
  other: secrets,
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

function runOf({ near: fleets, red }: World, { far: hidden, ids }: World['one']): Voyaged {
  const idOf = (index: number): string => `f${String(ids[index])}`;
  const farId = (index: number): string => `f${String(10 + index)}`;
  const plan: FleetPlan = {
    red: { f1: [red[0], 'dd'] },
    blue: Object.fromEntries([
      ...fleets.map(([at], index) => [idOf(index), [at, ...LOOKS[index]!]]),
      ...hidden.map(([at, units], index) => [farId(index), [at, ...units]]),
    ]),
  };
  const blue: readonly Order[] = [
    ...fleets.map(([, path], index) => move(`blue.${idOf(index)}`, ...path)),
    ...hidden.map(([, , path], index) => move(`blue.${farId(index)}`, ...path)),
  ];
  const states = { 'red/blue': 'non-aggression' } as const;
  const owners = { A: 'red', B: 'red' };
  const state = looked(voyageOf({ lanes: LANES, states, owners, fleets: plan }));
  const first = sail(state, { blue, red: [move('red.f1', ...red[1])] });
  // And back again, so that gaps and memories come into it.
  const home = fleets.map(([at], index) => move(`blue.${idOf(index)}`, at));
  const second = sail({ ...first.state, turn: 2 }, { blue: home });
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** What red is told, without the true fleet behind a contact, which players never see. */
function toldRed({ events, state }: Voyaged): unknown {
  const his = events.filter((event) => event.witnesses.some(({ empire }) => empire === 'red'));
  const contacts = Object.values(state.contacts).filter(({ viewer }) => viewer === 'red');
  return [...his, ...contacts].map((row) => ({ ...row, subject: null }));
}

test('FOG-15: neither hidden fleets nor true ids change what is seen', () => {
  fc.assert(
    fc.property(world, (given) => {
      expect(toldRed(runOf(given, given.one))).toEqual(toldRed(runOf(given, given.other)));
    }),
    { seed: 12, numRuns: 300 },
  );
});
