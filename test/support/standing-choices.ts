import { offered } from '#model/forces/standing/by-kind';
import {
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';

type Choice<F extends StandingField> = Required<StandingOrders>[F] extends readonly (infer R)[]
  ? R
  : Required<StandingOrders>[F];

/** All that can be chosen in a field, or named in its list of roles, in the order of its row. */
export function choicesOf<F extends StandingField>(field: F): readonly Choice<F>[] {
  const row = STANDING_ROWS[field];
  if (row.kind === 'roles') return Object.keys(row.options) as unknown as Choice<F>[];
  if (row.kind !== 'choice' && row.kind !== 'phrase') throw new Error(`${field} has no choices`);
  return offered<{ value?: boolean }>(row.options).map(({ value }) => value as Choice<F>);
}
