import { type Kysely, sql } from 'kysely';

/** What JSON columns lack of what the rules of supply need, with the book's defaults of its day. */
const COMPLETIONS = [
  sql`update "empires" set "standing" = json_insert("standing", '$.resupply', 'dying')`,
];

/** Emergency resupply by standing orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COMPLETIONS) await statement.execute(db);
}
