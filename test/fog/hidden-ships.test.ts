import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { setBlockades } from '#engine/phases/supply/set-blockades';
import { theatreOf } from '#engine/phases/supply/theatre-of';
import { recorderOf } from '#engine/record/recorder';
import { keysById } from '#kernel/collections/tables';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { raidFactsIn } from '#rules/raiders/raid-facts-in';
import { type FleetPlan, looked, move, sail, voyageOf } from '#test/engine/movement/voyages';
import { empireId } from '#test/support/campaign';
import { viewedBy } from './viewed-by.ts';

const blue = empireId('blue');
const INFO = { campaignName: 'Twins', rules: DEFAULT_RULE_SET };

/** Blue holds A and B, red and green are elsewhere; what red has with them differs between twins. */
function worldWith(red: FleetPlan[string]) {
  return voyageOf({
    empires: ['red', 'blue', 'green'],
    lanes: { 'A-B': 'major', 'B-C': 'major', 'C-D': 'minor' },
    owners: { A: 'blue', B: 'blue' },
    standing: { red: { stealth: 'hide' } },
    fleets: {
      red: { f1: ['D', 'dd'], ...red },
      blue: { f1: ['A', 'dd', 'convoy'], f2: ['B', 'scout'], f3: ['A', 'ca'] },
      green: { f1: ['C', 'ca'] },
    },
  });
}
const BLUE = [move('blue.f1', 'B', 'C'), move('blue.f2', 'C')];
type Twin = Readonly<{ red: FleetPlan[string]; legs: readonly ReturnType<typeof move>[] }>;

/** A turn until blockades are set, with all that blue learns of it. */
function playedBy({ red, legs }: Twin) {
  const before = looked(worldWith(red));
  const result = sail(before, { blue: BLUE, red: legs });
  const record = recorderOf(result.state);
  setBlockades(record, theatreOf(result.state), DEFAULT_RULE_SET);
  const after = record.result();
  const events = [...result.events, ...after.events];
  return {
    told: viewedBy(blue, { state: after.state, events }),
    views: [before, after.state].map((state) => empireViewOf(state, blue, INFO)),
    raids: raidFactsIn(after.state),
  };
}

test.each([
  ['a fleet in the enemy’s system', { f2: ['B', 'ghost', 'shade'] }, []],
  ['one that comes', { f2: ['C', 'shade'] }, [move('red.f2', 'B')]],
  [
    'one that crosses the enemy’s fleets in a lane',
    { f2: ['C', 'ghost'] },
    [move('red.f2', 'B', 'A')],
  ],
  ['one that leaves from beside the enemy', { f2: ['A', 'ghost', 'ghost'] }, [move('red.f2', 'B')]],
  [
    'more than would blockade if they were seen',
    { f2: ['A', ...Array.from({ length: 9 }, () => 'ghost')] },
    [],
  ],
] as readonly (readonly [string, FleetPlan[string], Twin['legs']])[])(
  'MOV-4, FOG-15: a hidden fleet shows its enemy nothing: %s',
  (_name, red, legs) => {
    const [plain, twin] = [playedBy({ red: {}, legs: [] }), playedBy({ red, legs })];
    expect(twin.told).toEqual(plain.told);
    expect(twin.views).toEqual(plain.views);
    expect(twin.raids).toEqual(plain.raids);
    expect(keysById(plain.views[1]!.contacts)).not.toEqual([]);
  },
);

test('SUP-4, FOG-15: ships that blockade out of hiding are not named to who is shut in', () => {
  const state = looked(
    voyageOf({
      lanes: { 'A-B': 'minor' },
      owners: { A: 'blue' },
      fleets: { red: { f1: ['A', 'ghost', 'ghost', 'ghost'] } },
    }),
  );
  const record = recorderOf(state);
  setBlockades(record, theatreOf(state), DEFAULT_RULE_SET);
  const [ofBlue] = viewedBy(blue, record.result());
  expect(ofBlue).toMatchObject({ type: 'BlockadeSet', system: 'A', blockaded: true, by: [] });
  const [ofRed] = viewedBy(empireId('red'), record.result());
  expect(ofRed).toMatchObject({ type: 'BlockadeSet', by: ['red'] });
});
