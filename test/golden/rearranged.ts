import { TABLE_NAMES, type CampaignState } from '#model/campaign/state';
import type { OrdersByEmpire } from '#model/orders/order';
import type { Between } from './golden-run.ts';

/** The same data with the keys of every object in the opposite order; lists stay as they are. */
function backward(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backward);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, backward(item)]));
}

/** A fixed order that is neither by id nor by age, another one for each table. */
function shuffled(rows: Readonly<Record<string, unknown>>, salt: number): unknown {
  const rank = (key: string): number =>
    [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + salt) % 9973, 7);
  const entries = Object.entries(rows).sort(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(entries.map(([key, row]) => [key, backward(row)]));
}

/** Empires, rows and fields stand in another order between all phases. */
export const REARRANGED: Between = {
  state: (state) => {
    const tables = TABLE_NAMES.map((name, index) => [name, shuffled(state[name], index + 1)]);
    const { turn, phase } = state;
    return { phase, turn, ...Object.fromEntries(tables.reverse()) } as CampaignState;
  },
  orders: (orders) => backward(orders) as OrdersByEmpire,
};

/** State and orders are written down and read again between all phases. */
export const WRITTEN_AND_READ: Between = {
  state: (state) => JSON.parse(JSON.stringify(state)) as CampaignState,
  orders: (orders) => JSON.parse(JSON.stringify(orders)) as OrdersByEmpire,
};
