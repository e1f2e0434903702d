import { type Kysely, sql } from 'kysely';

const TABLES = [
  sql`
  create table "operators" (
    "account" text not null primary key references "accounts" ("id"),
    "since" text not null
  ) strict, without rowid`,
  sql`
  create table "operatorLinks" (
    "token" text not null primary key,
    "createdAt" text not null
  ) strict, without rowid`,
  sql`
  create table "backupSchedules" (
    "id" integer primary key check ("id" = 1),
    "rhythm" text not null,
    "keep" integer not null,
    "lastAt" text,
    "triedAt" text
  ) strict`,
];

/** Who runs the installation, and when backups are made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await statement.execute(db);
}
