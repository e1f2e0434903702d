import type { DoctrineName } from '#model/forces/doctrines';

/** The empires that are compared, by the ids of their force lists. */
export const EMPIRES = [
  'brindaki',
  'centauran',
  'graal',
  'human',
  'jain',
  'kili',
  'loran',
  'senorian',
  'tirelon',
  'yishochi',
] as const;
export type Empire = (typeof EMPIRES)[number];

/** The cost in EP of each fleet, by era. */
export const BUDGETS = [60, 60, 60, 80, 100, 120] as const;
export const ERAS = [0, 1, 2, 3, 4, 5] as const;
export type Era = (typeof ERAS)[number];

/** Both fleets of a battle follow the same doctrine. */
export const DOCTRINES_TRIED: readonly DoctrineName[] = ['by-the-book', 'aggressive', 'cautious'];

/** What a ship is for in a fleet. */
export type Part = 'capital' | 'cruiser' | 'escort' | 'carrier' | 'support';

/** Percent of the cost of a fleet, for each part; what is left goes into escorts. */
export type Plan = Readonly<{
  name: string;
  /** Each ship has all the flights that it carries; otherwise it has none. */
  flights: boolean;
  shares: readonly (readonly [part: Part, percent: number])[];
}>;
export const PLANS: readonly Plan[] = [
  { name: 'battle line', flights: true, shares: [['capital', 70]] },
  {
    name: 'cruisers',
    flights: true,
    shares: [
      ['cruiser', 70],
      ['support', 10],
    ],
  },
  { name: 'carriers', flights: true, shares: [['carrier', 60]] },
  {
    name: 'escorts',
    flights: false,
    shares: [
      ['cruiser', 15],
      ['escort', 80],
    ],
  },
  {
    name: 'combined',
    flights: true,
    shares: [
      ['capital', 30],
      ['support', 10],
      ['carrier', 25],
    ],
  },
];
