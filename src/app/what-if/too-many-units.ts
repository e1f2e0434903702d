import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { InputIssue } from '#app/use-case-error';
import { counted } from '#kernel/words/counted';
import {
  isRead,
  WHAT_IF_SIDES,
  type WhatIf,
  type WhatIfSide,
  type WhatIfSideName,
  type WhatIfUnits,
} from './what-if.ts';

/** The limit of units on a side, because larger battles would keep others waiting. */
const MOST_UNITS = 200;

/** The smallest possible number of units on a side. A number that could not be read counts as one. */
const leastOf = ({ units }: WhatIfSide): number =>
  sumOf(units, ({ count }) => (isRead(count) ? count : 1));

const hasTooMany = (side: WhatIfSide): boolean => leastOf(side) > MOST_UNITS;

/** The units of a side for the check. If there are too many, their numbers are left out, so that no other fault follows from them. */
export const countedUnits = (side: WhatIfSide): readonly WhatIfUnits[] =>
  hasTooMany(side) ? side.units.map((one) => ({ ...one, count: Number.NaN })) : side.units;

/** The numbers of a side that could be read, unchecked. */
export const uncountedFields = (name: WhatIfSideName, { sides }: WhatIf): readonly string[] =>
  hasTooMany(sides[name])
    ? sides[name].units.flatMap(({ row, count }) =>
        isRead(count) ? [`${name}.${String(row)}.count`] : [],
      )
    : [];

function faultOf(side: WhatIfSide): Pick<InputIssue, 'code' | 'text' | 'path'> {
  const least = side.units.every(({ count }) => isRead(count)) ? '' : 'at least ';
  const all = `${least}${counted(leastOf(side), 'unit')}`;
  const text = `This side has ${all}. Give it at most ${String(MOST_UNITS)}.`;
  return { path: side.name, code: 'VALUE', text };
}

/** The fault of too many units for a page, at the largest number. */
export function tooManyUnits({ sides }: WhatIf): readonly InputIssue[] {
  return WHAT_IF_SIDES.filter((name) => hasTooMany(sides[name])).map((name) => {
    const counted = sides[name].units.filter(({ count }) => isRead(count));
    const [most] = sortBy(counted, (a, b) => b.count - a.count);
    return { ...faultOf(sides[name]), field: `${name}.${String(most?.row ?? 1)}.count` };
  });
}
