import { STANDING_FIELDS, STANDING_ROWS, type StandingOrders } from '#model/forces/standing-orders';
import { optionOf, type ValueTable, withValue } from '#model/forces/standing/by-kind';
import type { NumberUnit, ThingIds, ThingKind } from '#model/forces/standing/row';
import type { Names } from './names.ts';
import { listed } from '#kernel/words/listed';
import { percent } from '#kernel/words/percent';
import { points } from './words.ts';

const AMOUNTS: Readonly<Record<NumberUnit, (amount: number) => string>> = {
  percent,
  Intel: (amount) => `${String(amount)} Intel`,
  EP: points,
};

/** A list of things in words. */
const THINGS: {
  readonly [K in ThingKind]: (ids: readonly ThingIds[K][], names: Names) => string;
} = {
  class: (ids, names) => listed(ids.map(names.design)),
  power: (ids, names) => listed(ids.map(names.empire)),
  unit: (ids, names) => names.units(ids),
  colony: (ids, names) => listed(ids.map(names.system)),
  contact: (ids, names) => listed(ids.map(names.contact)),
};

const filled = (says: string, value: string): string => says.replace('{}', value);

/** What is said of a field of each kind. */
const SAY: ValueTable<[names: Names], string> = {
  choice: ({ options }, value) => optionOf(options, value).option.says,
  phrase: ({ options }, value) => optionOf(options, value).option.says,
  number: ({ unit, says, saysNone }, value) =>
    value === 0 && saysNone !== undefined ? saysNone : filled(says, AMOUNTS[unit](value)),
  roles: ({ options, isRanked, says, saysNone }, value) => {
    const named = value.map((role) => options[role]?.says ?? role);
    if (named.length === 0) return saysNone;
    return filled(says, isRanked ? named.join(', then ') : listed(named));
  },
  things: ({ of, says, saysNone }, value, names) => {
    // A row of classes holds ids of classes, and so on.
    const text = THINGS[of](value as never, names);
    return value.length === 0 ? saysNone : filled(says, text);
  },
  place: ({ says, saysNone }, value, names) =>
    value === null ? saysNone : filled(says, names.system(value)),
};

/** Standing orders in words, a clause for each that is given, in one order. @rule TURN-4 @rule ENC-5 */
export const describeStanding = (
  standing: Partial<StandingOrders>,
  names: Names,
): readonly string[] =>
  STANDING_FIELDS.flatMap((field) => {
    const value = standing[field];
    return value === undefined ? [] : [withValue(SAY, STANDING_ROWS[field], value, names)];
  });
