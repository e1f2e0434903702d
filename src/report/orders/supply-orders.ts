import { plural } from '#kernel/words/counted';
import { type OrderWords, lineIf } from './order-words-row.ts';

type Kind = 'ResupplyUnits' | 'LayMinefields' | 'RecoverMinefields';

/** What is said of orders about resupply and minefields. */
export const SUPPLY_ORDERS: OrderWords<Kind> = {
  ResupplyUnits: {
    goal: 'to resupply units',
    sentence: ({ ships }, names) => `Emergency resupply by ${names.units(ships)}`,
    line: ({ supplier }) =>
      lineIf(supplier, (unit) => ({
        example: `resupply ${unit}`,
        meaning: 'a Supply ship, which is crippled by it',
      })),
  },
  LayMinefields: {
    goal: 'to lay minefields',
    sentence: ({ minefields }, names) =>
      `Lay ${names.units(minefields)} where ${plural(minefields.length, 'its Minelayer is', 'their Minelayers are')} after Movement`,
    line: ({ minefield }) =>
      lineIf(minefield, (unit) => ({ example: `lay ${unit}`, meaning: 'from a Minelayer' })),
  },
  RecoverMinefields: {
    goal: 'to recover minefields',
    sentence: ({ carrier, minefields }, names) =>
      `Recover ${names.units(minefields)} aboard ${names.unit(carrier)}`,
    line: ({ minefield, unit }) =>
      lineIf(minefield, (field) => ({
        example: `recover ${field} aboard ${unit}`,
        meaning: 'what is laid',
      })),
  },
};
