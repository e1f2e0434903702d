import type { DesignSketch } from '#rules/design/design-sketch';
import { checkDesign } from '#rules/design/check-design';
import { checkListedDesign } from '#rules/design/check-listed-design';
import { designId, designOf } from '#test/support/campaign';
import { expect, test } from 'vitest';
import { sketchOf } from './sketch.ts';

const placesOf = (sketch: DesignSketch): readonly string[] =>
  checkDesign(sketch).faults.map(({ cite, path }) => `${cite} ${path}`);
const cruiser = sketchOf({ hull: 'CA', values: [6, 4, 3, 1, 6] });
const troops = sketchOf({ kind: 'ground', hull: 'MG', values: [2, 2, 3, 2] });
const flight = sketchOf({ kind: 'flight', hull: 'MF', values: [2], abilities: ['atmospheric'] });

test('U-22: a design that spends what it has is legal, without advice', () => {
  expect(checkDesign(cruiser)).toMatchObject({ faults: [], advice: [] });
});

test.each([
  { cite: 'U-19', sketch: { ...cruiser, hull: 'MG' as const }, places: ['U-19 hull'] },
  { cite: 'U-19', sketch: { ...cruiser, hull: null }, places: ['U-19 hull'] },
  { cite: 'U-19', sketch: { ...cruiser, kind: 'convoy' as const }, places: ['U-19 kind'] },
  { cite: 'U-1', sketch: { ...cruiser, era: -1 }, places: ['U-1 era'] },
  { cite: 'U-1', sketch: { ...cruiser, era: 0.5 }, places: ['U-1 era'] },
  { cite: 'U-3', sketch: { ...cruiser, dv: 0 }, places: ['U-3 dv'] },
  { cite: 'U-3', sketch: { ...cruiser, as: -2, cv: 1.5 }, places: ['U-3 as', 'U-3 cv'] },
  { cite: 'U-3', sketch: { ...cruiser, as: Number.NaN }, places: ['U-3 as'] },
  {
    cite: 'U-3',
    sketch: { ...troops, ground: { attrition: 0, attack: 3, defense: 3, dieFaces: 1 } },
    places: ['U-3 ground.attrition', 'U-3 ground.dieFaces'],
  },
  { cite: 'U-20', sketch: { ...troops, ground: null }, places: ['U-20 ground'] },
  { cite: 'U-20', sketch: { ...troops, dv: 1 }, places: ['U-20 dv'] },
  { cite: 'U-20', sketch: { ...flight, cv: 1, cr: 2 }, places: ['U-20 cv', 'U-20 cr'] },
  { cite: 'U-20', sketch: { ...flight, ground: troops.ground }, places: ['U-20 ground'] },
])('$cite: $places', ({ sketch, places }) => {
  expect(placesOf(sketch)).toEqual(places);
});

test.each([
  { cite: 'ABL-1', has: ['cloak'], places: ['ABL-1 abilities[0]'] },
  { cite: 'ABL-1', has: ['constructor'], places: ['ABL-1 abilities[0]'] },
  { cite: 'U-21', has: ['marines'], places: ['U-21 abilities[0]'] },
  { cite: 'U-21', has: ['strikefighter'], places: ['U-21 abilities[0]'] },
  { cite: 'U-21', has: ['proximity'], places: ['U-21 abilities[0]'] },
  { cite: 'U-21', has: ['supplyDepot'], places: ['U-21 abilities[0]'] },
  { cite: 'U-18', has: ['fast 2'], places: ['U-18 abilities[0].rating'] },
  { cite: 'U-18', has: ['scout 0'], places: ['U-18 abilities[0].rating'] },
  { cite: 'U-18', has: ['scout 1.5'], places: ['U-18 abilities[0].rating'] },
  { cite: 'U-18', has: ['fast', 'fast'], places: ['U-18 abilities[1]'] },
  { cite: 'U-18', has: ['slow', 'fast'], places: ['U-18 abilities'] },
  { cite: 'U-18', has: ['carrier'], cv: 0, places: ['U-18 cv'] },
  { cite: 'U-18', has: ['carrier'], cv: 1, places: [] },
])('$cite: a heavy cruiser with $has: $places', ({ has, cv = 1, places }) => {
  expect(placesOf(sketchOf({ hull: 'CA', values: [5, 4, 3, cv, 3], abilities: has }))).toEqual(
    places,
  );
});

test('U-22: a design that can’t be calculated has no bill, and a fault says why', () => {
  expect(checkDesign({ ...cruiser, hull: 'LF' }).bill).toBeNull();
  expect(checkDesign({ ...cruiser, dv: 0.5 })).toMatchObject({
    bill: null,
    faults: [{ path: 'dv' }],
  });
});

test('U-22: everything that is wrong is told at once, with what to do', () => {
  const abilities = ['warp', 'scout 2', 'scout 1'];
  const { faults } = checkDesign(sketchOf({ hull: 'CT', values: [0, 9, 1, 0, 2], abilities }));
  expect(faults.map(({ text }) => text)).toEqual([
    'DV is a whole number from 1 to 1000: correct it.',
    'There is no ability “warp”: take one of the list, or none.',
    'Scout is there already: take it once, with the whole rating.',
    'It spends 18 construction points and has 8: take off 10.',
  ]);
});

test('U-4: the point of a flight that is not Atmospheric buys no ability', () => {
  const all = sketchOf({ kind: 'flight', hull: 'LF', values: [0], abilities: ['boarding 2'] });
  expect(placesOf({ ...all, hull: 'MF', dv: 3 })).toEqual([]);
  expect(placesOf({ ...all, abilities: [{ ...all.abilities[0]!, rating: 3 }], dv: 1 })).toEqual([
    'U-22 ',
    'U-4 abilities',
  ]);
});

test.each([
  { advice: 'points left', values: [6, 4, 3, 1, 4], abilities: [], cite: 'U-23', path: '' },
  { advice: 'an odd value', values: [9, 4, 2, 1, 4], abilities: [], cite: 'U-23', path: 'dv' },
  {
    advice: 'much Stealth',
    values: [5, 2, 2, 1, 0],
    abilities: ['stealth 5'],
    cite: 'U-23',
    path: 'abilities',
  },
  {
    advice: 'Command beyond its own CR',
    values: [5, 2, 2, 1, 0],
    abilities: ['command 5'],
    cite: 'U-18',
    path: 'abilities',
  },
])('$cite: advice on $advice forbids nothing', ({ values, abilities, cite, path }) => {
  const { faults, advice } = checkDesign(sketchOf({ hull: 'CA', values, abilities }));
  expect(faults).toEqual([]);
  expect(advice).toContainEqual(expect.objectContaining({ cite, path }));
});

test('U-16: Shock is told to act only where it is on', () => {
  const sketch = sketchOf({
    kind: 'ground',
    hull: 'MG',
    values: [2, 2, 3, 2],
    abilities: ['shock'],
  });
  expect(checkDesign(sketch).advice).toMatchObject([{ cite: 'U-16', path: 'abilities' }]);
});

test('U-23: ships of later eras and bigger classes are not compared with the printed ones', () => {
  const later = sketchOf({ hull: 'CA', tech: 3, values: [10, 4, 3, 1, 6] });
  const bigger = sketchOf({ hull: 'BB', values: [10, 8, 4, 2, 4] });
  expect([checkDesign(later).advice, checkDesign(bigger).advice]).toEqual([[], []]);
});

test('U-22: a class of a list must state what follows from its design', () => {
  const { hull, dv, as, af, cv, cr } = cruiser;
  const part = { id: designId('house.cruiser'), hull, dv, as, af, cv, cr, cc: 2 };
  const maintenance = { points: 2, per: 3 };
  expect(checkListedDesign(designOf({ ...part, cost: 8, maintenance })).faults).toEqual([]);
  const wrong = designOf({ ...part, cost: 7, cc: 3, maintenance: { points: 1, per: 3 } });
  expect(checkListedDesign(wrong).faults).toMatchObject([
    { path: 'cost', text: 'Cost 7 is stated; its hull and abilities make 8: write that.' },
    { path: 'maintenance', text: expect.stringContaining('make 2/3') },
    { path: 'cc', text: expect.stringContaining('has 2') },
  ]);
});
