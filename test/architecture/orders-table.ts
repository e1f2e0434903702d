import { readFileSync, writeFileSync } from 'node:fs';
import { ORDER_TABLE } from '#content/orders/order-table';
import { ORDER_KINDS } from '#model/orders/order';

/** The page about orders, whose table of kinds is written by `npm run settings`. */
export const ORDERS_PAGE = 'docs/formats/orders.md';

const TABLE = /(<!-- orders:begin[^\n]*-->\n)[^]*(<!-- orders:end -->)/;

/** The page with a line of each kind of order. */
export function withOrdersTable(page: string): string {
  const rows = ORDER_KINDS.map((kind) => `| \`${kind}\` | \`${ORDER_TABLE[kind].example}\` |`);
  const table = ['| kind | a line |', '|---|---|', ...rows].join('\n');
  return page.replace(TABLE, (_all, begin: string, end: string) => `${begin}${table}\n${end}`);
}

if (process.argv.includes('--write')) {
  writeFileSync(ORDERS_PAGE, withOrdersTable(readFileSync(ORDERS_PAGE, 'utf8')));
}
