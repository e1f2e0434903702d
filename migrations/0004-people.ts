import { type Kysely, sql } from 'kysely';

/** An account is a person, a seat a role at a campaign's table, a link opens one seat. */
const TABLES = [
  sql`
  create table "accounts" (
    "id" text not null primary key,
    "name" text not null,
    "nameKey" text not null unique,
    "password" text not null,
    "createdAt" text not null
  ) strict, without rowid`,
  sql`
  create table "seats" (
    "id" text not null primary key,
    "campaign" text not null references "campaigns" ("id"),
    "role" text not null,
    "empire" text not null,
    "delay" integer not null,
    "account" text references "accounts" ("id"),
    "maySubmit" integer not null,
    "createdAt" text not null,
    "endedAt" text
  ) strict, without rowid`,
  sql`create index "seatsByCampaign" on "seats" ("campaign")`,
  sql`create index "seatsByAccount" on "seats" ("account")`,
  sql`
  create unique index "oneOwner" on "seats" ("campaign")
  where "role" = 'moderator' and "endedAt" is null`,
  sql`
  create unique index "onePlayer" on "seats" ("campaign", "empire")
  where "role" = 'player' and "endedAt" is null`,
  sql`
  create table "links" (
    "token" text not null primary key,
    "seat" text not null unique references "seats" ("id"),
    "madeBy" text not null,
    "createdAt" text not null
  ) strict, without rowid`,
  sql`
  create table "newSessions" (
    "token" text not null primary key,
    "link" text references "links" ("token") on delete cascade,
    "account" text references "accounts" ("id"),
    "createdAt" text not null,
    "expiresAt" text not null,
    "seenAt" text not null,
    check (("link" is null) <> ("account" is null))
  ) strict, without rowid`,
  sql`
  create table "truthOpenings" (
    "id" integer primary key,
    "campaign" text not null references "campaigns" ("id"),
    "account" text not null references "accounts" ("id"),
    "issue" integer not null,
    "turn" integer not null,
    "at" text not null,
    "reason" text not null,
    "plays" text not null
  ) strict`,
  sql`create index "truthByCampaign" on "truthOpenings" ("campaign", "id")`,
  sql`create index "auditByAct" on "audit" ("campaign", "act", "id")`,
];

/** Every existing link now opens a seat. People who are signed in stay signed in. */
const CARRIED_OVER = [
  sql`
  insert into "seats"
  select lower(hex(randomblob(9))), "campaign", "role", "empire", 0, null, 0, "createdAt", null
  from "accesses"`,
  sql`
  insert into "links"
  select "accesses"."token", "seats"."id", 'machine', "accesses"."createdAt"
  from "accesses" join "seats" using ("campaign", "role", "empire")`,
  sql`
  insert into "newSessions"
  select "token", "access", null, "createdAt", "expiresAt", "createdAt" from "sessions"`,
  sql`drop table "sessions"`,
  sql`drop table "accesses"`,
  sql`alter table "newSessions" rename to "sessions"`,
  sql`create index "sessionsByLink" on "sessions" ("link")`,
  sql`create index "sessionsByAccount" on "sessions" ("account")`,
];

/** Accounts, seats, and who may look at what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...CARRIED_OVER]) await statement.execute(db);
}
