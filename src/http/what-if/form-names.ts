import { BATTLE_FIELDS } from '#model/forces/standing-orders';
import { SO_FAR_FIELDS } from '#app/what-if/so-far-of';
import { WHAT_IF_SIDES, type WhatIfSideName } from '#app/what-if/what-if';

/** More rows than a side would have classes; the form ends at the first that is not there. */
const MOST_ROWS = 40;

/** What the page was sent, or is filled with. */
export type FilledForm = Readonly<Record<string, readonly string[]>>;

export const ROW_FIELDS = ['class', 'count', 'state', 'make', 'levels', 'ordnance'] as const;

/** A doctrine, in place of the standing orders that count in a battle. */
export const DOCTRINE_FIELD = 'doctrine';

/** Hidden fields: the forces that filled the rows of a side, and whether it defends. */
export const FILLED_FIELD = 'filled';

const MEETING_FIELDS = [
  'at',
  'scenario',
  'attacker',
  'holder',
  'productivity',
  'utilized',
  'battles',
  'seed',
  ...SO_FAR_FIELDS,
] as const;

export const fieldOf = (side: WhatIfSideName, name: string): string => `${side}.${name}`;

export const rowField = (
  side: WhatIfSideName,
  row: number,
  name: (typeof ROW_FIELDS)[number],
): string => `${side}.${String(row)}.${name}`;

/** The numbers of the rows of a side that a form may have. */
export const ROW_NUMBERS: readonly number[] = Array.from(
  { length: MOST_ROWS },
  (_, index) => index + 1,
);

/** Every field that a form of this page may have, by name. */
export const ALL_FIELDS: readonly string[] = [
  ...MEETING_FIELDS,
  ...WHAT_IF_SIDES.flatMap((side) => [
    fieldOf(side, 'force'),
    fieldOf(side, FILLED_FIELD),
    fieldOf(side, DOCTRINE_FIELD),
    ...BATTLE_FIELDS.map((name) => fieldOf(side, name)),
    ...ROW_NUMBERS.flatMap((row) => ROW_FIELDS.map((name) => rowField(side, row, name))),
  ]),
];
