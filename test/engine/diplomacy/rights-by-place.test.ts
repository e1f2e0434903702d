import { describe, expect, test } from 'vitest';
import { PLACES_ASHORE } from './places-ashore.ts';
import { PLACES_IN_SPACE } from './places-in-space.ts';
import { PLACES_OF_DEALINGS } from './places-of-dealings.ts';
import { type Stand, STANDS } from './stands.ts';

/**
 * What red may do toward blue, by section 6 of the rules (DIP-10) and by what other rules say about partners. Written by hand: nothing
 * here is derived from the table of rights.
 */
const TABLE = `
                                               never war   hosti ni    na    trade mil   md    alli  part  unif
warships enter its system:                     yes   yes   yes   yes   -     -     yes   yes   yes   yes   yes
convoys enter its system:                      yes   yes   yes   yes   -     yes   yes   yes   yes   yes   yes
a Diplomatic ship enters its system:           yes   yes   yes   yes   yes   yes   yes   yes   yes   yes   yes
warships enter an unowned system:              yes   yes   yes   yes   yes   yes   yes   yes   yes   yes   yes
attack in its system:                          -     yes   yes   -     -     -     -     -     -     -     -
attack in its system that was once own:        yes   yes   yes   yes   -     -     -     -     -     -     -
attack in an own system:                       yes   yes   yes   yes   -     -     -     -     -     -     -
attack in an unowned system:                   yes   yes   yes   yes   -     -     -     -     -     -     -
attack in a third system:                      -     yes   yes   -     -     -     -     -     -     -     -
attack in a lane:                              yes   yes   yes   yes   -     -     -     -     -     -     -
attack without being told:                     -     yes   yes   -     -     -     -     -     -     -     -
generate an encounter in its system:           -     yes   yes   -     -     -     -     -     -     -     -
generate one in an own system:                 yes   yes   yes   yes   -     -     -     -     -     -     -
generate one in an unowned system:             yes   yes   yes   yes   -     -     -     -     -     -     -
generate one in a third system:                -     yes   yes   -     -     -     -     -     -     -     -
demand a scenario in its system:               -     yes   yes   -     -     -     -     -     -     -     -
demand one in its system that was once own:    yes   yes   yes   yes   -     -     -     -     -     -     -
demand one in an own system:                   yes   yes   yes   yes   -     -     -     -     -     -     -
demand one in an unowned system:               yes   yes   yes   yes   -     -     -     -     -     -     -
demand one in a third system:                  -     yes   yes   -     -     -     -     -     -     -     -
demand one in its system after it did:         yes   yes   yes   yes   -     -     -     -     -     -     -
blockade its system:                           -     yes   yes   -     -     -     -     -     -     -     -
hold off a blockade of its system:             -     -     -     -     -     -     -     yes   yes   yes   yes
be shut in by a blockade of its system:        -     -     -     -     -     -     -     yes   yes   yes   yes
fight as one side in space:                    -     -     -     -     -     -     -     yes   yes   yes   yes
put up bases in its system:                    -     -     -     -     -     -     yes   yes   yes   yes   yes
put down a base there:                         -     -     -     -     -     -     yes   yes   yes   yes   yes
put down minefields there:                     -     -     -     -     -     -     yes   yes   yes   yes   yes
base flights on own carriers there:            -     -     -     -     -     -     yes   yes   yes   yes   yes
base Atmospheric flights at its colony:        -     -     -     -     -     -     yes   yes   yes   yes   yes
land troops as guests:                         -     -     -     -     -     -     yes   yes   yes   yes   yes
land Census as guests:                         -     -     -     -     -     -     yes   yes   yes   yes   yes
invade its system:                             -     yes   -     -     -     -     -     -     -     -     -
invade its system that was once own:           yes   yes   -     yes   -     -     -     -     -     -     -
conquer its system:                            -     yes   -     -     -     -     -     -     -     -     -
conquer its system that was once own:          yes   yes   -     yes   -     -     -     -     -     -     -
defend its system on the ground:               -     -     -     -     -     -     -     yes   yes   yes   yes
bombard its system:                            -     yes   yes   -     -     -     -     -     -     -     -
bombard its system that was once own:          yes   yes   yes   yes   -     -     -     -     -     -     -
warships in its system offend it:              yes   -     -     yes   yes   yes   -     -     -     -     -
take up trade in its system:                   -     -     -     -     -     yes   yes   yes   yes   yes   yes
earn by a trade route in its system:           -     -     -     -     -     yes   yes   yes   yes   yes   yes
earn by a route through its system:            -     -     -     -     -     yes   yes   yes   yes   yes   yes
earn by a route to its depot:                  -     -     -     -     -     -     yes   yes   yes   yes   yes
draw supply from its depot:                    -     -     -     -     -     -     yes   yes   yes   yes   yes
be repaired by its depot:                      -     -     -     -     -     -     yes   yes   yes   yes   yes
be told of its depots:                         -     -     -     -     -     -     yes   yes   yes   yes   yes
be told what it sees:                          -     -     -     -     -     -     -     -     yes   yes   yes
see its colony from inside:                    -     -     -     -     -     -     yes   yes   yes   yes   yes
give it schematics:                            -     -     -     -     -     -     yes   yes   yes   yes   yes
sell it units:                                 -     -     -     -     -     -     yes   yes   yes   yes   yes
use its classes without alien penalty:         -     -     -     -     -     -     -     -     -     yes   yes
run Counter-Insurgency in its system:          -     -     -     -     yes   yes   yes   yes   yes   yes   yes
become its co-belligerent:                     -     -     -     -     yes   yes   yes   yes   yes   yes   yes
`;

const PLACES = { ...PLACES_IN_SPACE, ...PLACES_ASHORE, ...PLACES_OF_DEALINGS };
type PlaceName = keyof typeof PLACES;
type Cell = Readonly<{ place: PlaceName; stand: Stand; may: 'yes' | 'no' }>;

const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [place = '', marks = ''] = line.split(':');
    return { place, marks: marks.trim().split(/ +/u) };
  });

const isPlace = (text: string): text is PlaceName => Object.hasOwn(PLACES, text);

const CELLS = ROWS.flatMap(({ place, marks }) =>
  STANDS.flatMap((stand, index): readonly Cell[] =>
    isPlace(place) ? [{ place, stand, may: marks[index] === 'yes' ? 'yes' : 'no' }] : [],
  ),
);

describe.each(STANDS)('DIP-10: at %s', (stand) => {
  const cells = CELLS.filter((cell) => cell.stand === stand);
  test.each(cells)('DIP-10: $place: $may', ({ place, may }) => {
    expect(PLACES[place](stand) ? 'yes' : 'no').toBe(may);
  });
});

test('DIP-10: every place has a mark for every state', () => {
  expect(ROWS.map(({ place }) => place)).toEqual(Object.keys(PLACES));
  expect(ROWS.filter(({ marks }) => marks.length !== STANDS.length)).toEqual([]);
});
