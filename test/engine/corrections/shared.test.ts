import { expect, test } from 'vitest';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { corrected, firstContact } from './corrected.ts';

const CONVOYS = 'add human 4 "Convoy" to "Sol Trade"';
const { state: start } = corrected(firstContact(), CONVOYS);
const [a, b, c, d] = ['human.u28', 'human.u29', 'human.u30', 'human.u31'];
const placeOf = (state: typeof start, id: string) =>
  Object.values(state.units).find((unit) => unit.id === id)?.place;
const SHARED = {
  kind: 'aboard',
  carrier: a,
  shares: [b, c, d].map((carrier) => ({ carrier, size: 10 })),
};

test('MOV-7, TURN-3: one item is put aboard several carriers, added or from elsewhere', () => {
  const added = corrected(start, 'add human "Shipyard" aboard u28 with u29, u30, u31');
  expect(added.faults).toEqual([]);
  expect(placeOf(added.state, 'human.u32')).toEqual(SHARED);
  const landed = corrected(added.state, 'place human.u32 at Sol').state;
  const placed = corrected(landed, 'place human u32 aboard u28 with u29, u30, u31');
  expect(placeOf(placed.state, 'human.u32')).toEqual(SHARED);
  // Where it is already it takes no room from itself.
  const again = corrected(placed.state, 'place human u32 aboard u31 with u30, u29, u28');
  expect(placeOf(again.state, 'human.u32')).toMatchObject({ carrier: d });
  for (const { state } of [added, placed, again]) expect(brokenInvariants(state)).toEqual([]);
});

test.each([
  ['too few of them', 'add human "Shipyard" aboard u28 with u29, u30', /no room for it/],
  ['two at once', 'add human 2 "Marines" aboard u28 with u29', /One unit is shared at a time/],
  ['what is no cargo', 'place human u13 aboard u28 with u29', /no room for it/],
  ['somebody else’s carrier', 'add human "Marines" aboard u28 with loran.u1', /Loran Imperium/],
  ['no carrier', 'add human "Marines" aboard u28 with u99', /no unit “u99”/],
  [
    'a carrier in another fleet',
    'add human "Convoy" at Sol\nadd human "Shipyard" aboard u28 with u29, u30, human.u32',
    /not together/,
  ],
  ['itself', 'place human u28 aboard u29 with u28', /cannot be aboard itself/],
  ['no place to share', 'place human u13 at Sol with u28', /Only carriers can share/],
])('MOV-7, TURN-3: refused is %s', (_name, line, why) => {
  const { state, faults } = corrected(start, line);
  expect(faults.join(' ')).toMatch(why);
  expect(state).toBe(start);
});
