import { type Kysely, sql } from 'kysely';

const STEPS = [
  sql`alter table "foughtElsewhere" add column "changes" text not null default '[]'`,
  sql`
  update "foughtElsewhere" set "changes" = json_array("from")
  where "from" is not null`,
  sql`alter table "foughtElsewhere" drop column "from"`,
];

/** Of an encounter some battles can be fought elsewhere, and what is left here again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await step.execute(db);
}
