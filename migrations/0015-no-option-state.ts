import { type Kysely, sql } from 'kysely';

const STEPS = [
  sql`drop table "optionState"`,
  sql`update "campaigns" set "rules" = json_remove("rules", '$.options')`,
];

/** Drops the table and the list of optional rules: nothing ever wrote to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await step.execute(db);
}
