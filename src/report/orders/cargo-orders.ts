import type { Cargo } from '#model/orders/cargo';
import type { OrderOf } from '#model/orders/order';
import { plural } from '#kernel/words/counted';
import type { Names } from '#report/sentences/names';
import { points } from '#report/sentences/words';
import { type OrderWords, lineIf } from './order-words-row.ts';

const cargoText = (cargo: Cargo, names: Names): string =>
  cargo.kind === 'census' ? 'a Census' : names.units(cargo.units);

const loadText = ({ carrier, cargo }: OrderOf<'LoadCargo'>, names: Names): string =>
  cargo.kind === 'shared'
    ? `Load ${names.unit(cargo.unit)} on ${names.unit(carrier)}, shared with ${names.units(cargo.others)}`
    : `Load ${cargoText(cargo, names)} on ${names.unit(carrier)}`;

type Kind = 'SetTrade' | 'LoadCargo' | 'UnloadCargo' | 'BidForConvoy' | 'Colonize';

/** What is said of orders about convoys and cargo. */
export const CARGO_ORDERS: OrderWords<Kind> = {
  SetTrade: {
    goal: 'to set trade',
    sentence: ({ convoys, trading }, names) =>
      trading
        ? `Let ${names.units(convoys)} trade where ${plural(convoys.length, 'it ends its move', 'they end their move')}`
        : `Let ${names.units(convoys)} stop trading`,
    line: ({ convoy }) => ({ example: `trade ${convoy}`, meaning: 'at the end: stop' }),
  },
  LoadCargo: {
    goal: 'to load cargo',
    sentence: loadText,
    line: ({ convoy }) => ({ example: `load ${convoy} census`, meaning: 'or units instead' }),
  },
  UnloadCargo: {
    goal: 'to unload cargo',
    sentence: ({ carrier, cargo }, names) =>
      `Unload ${cargoText(cargo, names)} from ${names.unit(carrier)}`,
    line: ({ convoy }) => ({
      example: `unload ${convoy} census`,
      meaning: 'or units instead',
    }),
  },
  BidForConvoy: {
    goal: 'to hire an independent convoy',
    sentence: ({ points: bid, from, to, cargo }, names) =>
      `Bid ${points(bid)} for an independent convoy from ${names.system(from)} to ${names.system(to)} with ${cargoText(cargo, names)}`,
    line: ({ hiring, next }) =>
      lineIf(hiring, (system) => ({
        example: `bid 5 from ${system} to ${next} with census`,
        meaning: 'an independent convoy; or units instead',
      })),
  },
  Colonize: {
    goal: 'to colonize',
    sentence: ({ convoy, yieldsTo }, names) =>
      `Colonize the system where ${names.unit(convoy)} ends its move` +
      (yieldsTo === null ? '' : `, unless ${names.empire(yieldsTo)} would settle it too`),
    line: ({ convoy, other }) => ({
      example: `colonize ${convoy}`,
      meaning: other === null ? 'where the convoy ends its move' : `then: unless ${other}`,
    }),
  },
};
