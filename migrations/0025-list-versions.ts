import { type Kysely, sql } from 'kysely';

/** Force lists that accounts design, with their earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "listVersions" (
      "account" text not null references "accounts" ("id"),
      "list" text not null,
      "revision" integer not null,
      "name" text not null,
      "units" integer not null,
      "text" text not null,
      "at" text not null,
      primary key ("account", "list", "revision")
    ) strict, without rowid`.execute(db);
}
