import { type Kysely, sql } from 'kysely';

/** What JSON columns lack of what the rules of supply and exploration need, with the book's defaults of its day. */
const COMPLETIONS = [
  sql`update "empires" set "standing" = json_insert("standing", '$.resupply', 'dying')`,
  sql`
  update "campaigns" set "rules" = json_insert("rules",
    '$.scoutsExplore', 'off',
    '$.perilRoll', 'fleet')`,
];

/** Emergency resupply by standing orders; who explores, and what perils do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COMPLETIONS) await statement.execute(db);
}
