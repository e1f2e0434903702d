import type { OrderNames } from '#content/orders/order-names';
import { optionOf, type ValueTable, withValue } from '#model/forces/standing/by-kind';
import {
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';
import { LISTED, LISTED_PLACE } from './listed-things.ts';
import { wholeBefore } from './standing-clauses.ts';

const wordsOf = (words: readonly string[]): string =>
  words.length === 0 ? 'nobody' : words.join(' ');

/** The clause of a field of each kind. */
const SPEAK: ValueTable<[names: OrderNames], string> = {
  choice: ({ clause, options }, value) => {
    const { key, option } = optionOf(options, value);
    return `${clause} ${option.word ?? key}`;
  },
  phrase: ({ options }, value) => optionOf(options, value).option.clause,
  number: ({ clause }, value) => `${clause} ${String(value)}`,
  roles: ({ clause }, value) => `${clause} ${wordsOf(value)}`,
  things: ({ clause, of }, value, names) => `${clause} ${LISTED[of].spoken(value, names)}`,
  place: ({ clause, noneWord }, value, names) =>
    `${clause} ${LISTED_PLACE.spoken(value, noneWord, names)}`,
};

/** Standing orders in words; a number that belongs to a choice is said in one clause with it. */
export function spokenStanding(standing: Partial<StandingOrders>, names: OrderNames): string {
  const clause = (field: StandingField): readonly string[] => {
    const value = standing[field];
    return value === undefined ? [] : [withValue(SPEAK, STANDING_ROWS[field], value, names)];
  };
  const clauses = STANDING_FIELDS.flatMap((field) => {
    const whole = wholeBefore(field);
    const isPart = whole !== undefined && standing[whole] !== undefined;
    return clause(field).map((text) => (isPart ? text.slice(text.indexOf(' ')) : `, ${text}`));
  });
  return clauses.join('').slice(', '.length);
}
