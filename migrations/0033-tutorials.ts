import { type Kysely, sql } from 'kysely';

/** Which guided tours a person in a seat wants, and the steps that they left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "tutorials" (
      "seat" text not null references "seats" ("id"),
      "tutorial" text not null,
      "state" text not null,
      "skipped" text not null,
      "turn" integer not null,
      primary key ("seat", "tutorial")
    ) strict, without rowid`.execute(db);
}
