import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import { move, sail, voyageOf } from './voyages.ts';

const MODELS = ['galaxies', 'classic', 'twoJump'] as const;
const LETTERS: Readonly<Record<string, LaneClass>> = {
  '-': 'minor',
  '=': 'major',
  '~': 'restricted',
};

type Row = Readonly<{
  what: string;
  /** `Home-Borneo=Marshall`: a minor lane, then a major one; `~` is a restricted one. */
  way: string;
  ships: readonly string[];
  /** Who waits where on the way. */
  met?: readonly [string, ...(readonly string[])];
  /** Where the ships end up under galaxies, classic and twoJump. */
  ends: readonly [string, string, string];
}>;

const of = (count: number, design: string): readonly string[] =>
  Array.from({ length: count }, () => design);

const ROUND_HOME = 'Home-Borneo=Marshall-Guam';
const TO_SIRIUS = 'Sol=Centauri-Indi-Sirius=Procyon';
const ROWS: readonly Row[] = [
  {
    what: 'ten ships, one major lane',
    way: ROUND_HOME,
    ships: of(10, 'dd'),
    ends: ['10 Marshall', '10 Guam', '10 Guam'],
  },
  {
    what: 'without a Scout no restricted lane',
    way: 'Home~Borneo',
    ships: of(10, 'dd'),
    ends: ['10 Home', '10 Home', '10 Home'],
  },
  {
    what: '7 ships meeting 4 leave 4 and go on with 3',
    way: 'Home=Borneo-Marshall',
    ships: of(7, 'dd'),
    met: ['Borneo', ...of(4, 'dd')],
    ends: ['4 Borneo, 3 Marshall', '4 Borneo, 3 Marshall', '4 Borneo, 3 Marshall'],
  },
  {
    what: 'with more than 4 left and a Scout a last restricted jump',
    way: 'Home=Borneo~Marshall-Guam',
    ships: ['scout', ...of(5, 'dd')],
    met: ['Borneo', ...of(4, 'dd')],
    ends: ['4 Borneo, 2 Marshall', '4 Borneo, 2 Marshall', '4 Borneo, 2 Marshall'],
  },
  {
    what: 'a slowed fleet: one lane, and one free major',
    way: ROUND_HOME,
    ships: ['dd', 'dd!'],
    ends: ['2 Borneo', '2 Marshall', '2 Marshall'],
  },
  {
    what: 'MOV-10: but not when a tug makes up for who slows it',
    way: ROUND_HOME,
    ships: ['dd', 'dd!', 'dd!', 'tug'],
    ends: ['4 Marshall', '4 Guam', '4 Guam'],
  },
  {
    what: 'Fast with a Scout: 4 lanes, the free major one among them',
    way: 'Soela-Guam=Marshall-Borneo-Home',
    ships: of(6, 'swift'),
    ends: ['6 Borneo', '6 Home', '6 Home'],
  },
  {
    what: '6 ships against 5 leave 5',
    way: 'Soela-Guam=Marshall-Borneo-Home',
    ships: of(6, 'swift'),
    met: ['Marshall', ...of(5, 'dd')],
    ends: ['1 Borneo, 5 Marshall', '1 Home, 5 Marshall', '1 Home, 5 Marshall'],
  },
  {
    what: 'and against 6 all stop',
    way: 'Soela-Guam=Marshall-Borneo-Home',
    ships: of(6, 'swift'),
    met: ['Marshall', ...of(6, 'dd')],
    ends: ['6 Marshall', '6 Marshall', '6 Marshall'],
  },
  {
    what: 'Sol to Sirius, then stop although the next lane is major',
    way: TO_SIRIUS,
    ships: ['dd'],
    ends: ['1 Indi', '1 Sirius', '1 Procyon'],
  },
  {
    what: 'the test page: legal under all but galaxies',
    way: 'Alpha-Bravo=Foxtrot-Echo',
    ships: ['dd'],
    ends: ['1 Foxtrot', '1 Echo', '1 Echo'],
  },
  {
    what: 'the test page: only under twoJump',
    way: 'Alpha=Charlie-Bravo=Foxtrot-Echo',
    ships: ['dd'],
    ends: ['1 Bravo', '1 Foxtrot', '1 Echo'],
  },
  {
    what: 'a restricted lane ends movement',
    way: 'Alpha~Bravo=Foxtrot',
    ships: ['scout'],
    ends: ['1 Bravo', '1 Bravo', '1 Bravo'],
  },
];

/** Where red’s ships are, after a turn on this way. */
function endOf({ way, ships, met }: Row, movementModel: (typeof MODELS)[number]): string {
  const stops = way.split(/[-=~]/);
  const signs = way.match(/[-=~]/g) ?? [];
  const lanes = signs.map(
    (sign, at) => [`${stops[at]!}-${stops[at + 1]!}`, LETTERS[sign]!] as const,
  );
  const state = voyageOf({
    lanes: Object.fromEntries(lanes),
    standing: { red: { contested: 'go-on' } },
    fleets: {
      red: { f1: [stops[0]!, ...ships] },
      blue: met === undefined ? {} : { f1: met },
    },
  });
  const result = sail(state, { red: [move('red.f1', ...stops.slice(1))] }, { movementModel });
  const counts = stops.flatMap((stop) => {
    const here = Object.values(result.state.units).filter(({ owner, place }) => {
      const at = place.kind === 'fleet' ? result.state.fleets[place.fleet]!.place : place;
      return owner === 'red' && at.kind === 'system' && at.system === stop;
    });
    return here.length === 0 ? [] : [{ stop, count: here.length }];
  });
  return counts
    .sort((a, b) => (a.stop < b.stop ? -1 : 1))
    .map(({ stop, count }) => `${String(count)} ${stop}`)
    .join(', ');
}

test.each(ROWS)('MOV-1, MOV-3: example 18: $what', (row) => {
  expect(MODELS.map((model) => endOf(row, model))).toEqual(row.ends);
});
