import type { OrderNames } from '#content/orders/order-names';
import type { StandingOrders } from '#model/forces/standing-orders';
import { spokenName } from './speak.ts';

type Speak = {
  readonly [F in keyof StandingOrders]: (value: StandingOrders[F], names: OrderNames) => string;
};

/** One clause each, in the order of a sheet; the classes come last because they are a list. */
const SPEAK: Speak = {
  engage: (value) => `engage ${value}`,
  engageRatio: (value) => `engage at ${value}`,
  defendRatio: (value) => `defend at ${value}`,
  scenario: (value) => `scenario ${value}`,
  refuseBelow: (value) => `refuse below ${value}`,
  disengageBelow: (value) => `disengage below ${value}`,
  withdrawTo: (value, names) =>
    `withdraw to ${value === null ? 'nearest' : spokenName(names.systems, value)}`,
  afterLane: (value) => `after lane ${value}`,
  direct: (value) => `direct ${value.length === 0 ? 'nobody' : value.join(' ')}`,
  sendBackCrippled: (value) => (value ? 'send back crippled' : 'keep crippled'),
  unpaidFirst: (value, names) =>
    `unpaid first ${
      value.length === 0
        ? 'nobody'
        : value.map((design) => spokenName(names.designs, design)).join(', ')
    }`,
};

/** Standing orders in words. */
export function spokenStanding(standing: Partial<StandingOrders>, names: OrderNames): string {
  const clause = <F extends keyof StandingOrders>(field: F): readonly string[] => {
    const value = standing[field];
    return value === undefined ? [] : [SPEAK[field](value, names)];
  };
  const clauses = FIELDS.flatMap((field) => clause(field));
  return clauses.join(', ').replace(/^(engage \w+), engage at /, '$1 at ');
}

// The table above was written with just these keys, in the order in which they are spoken.
const FIELDS = Object.keys(SPEAK) as readonly (keyof StandingOrders)[];
