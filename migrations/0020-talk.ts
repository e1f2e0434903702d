import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = { talk: 'on' } as const;

const added = addSettings(SETTINGS);

const TABLES = [
  sql`
  create table "conversations" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "subject" text not null,
    "members" text not null,
    primary key ("campaign", "number")
  ) strict, without rowid`,
  sql`
  create table "letters" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "conversation" integer not null,
    "turn" integer not null,
    "from" text not null,
    "to" text not null,
    "text" text not null,
    "attachments" text not null,
    "mutedBy" text not null,
    "at" text not null,
    "by" text not null,
    "issued" text,
    primary key ("campaign", "number")
  ) strict, without rowid`,
  sql`
  create table "letterMarks" (
    "campaign" text not null references "campaigns" ("id"),
    "empire" text not null,
    "conversation" integer not null,
    "read" integer not null,
    primary key ("campaign", "empire", "conversation")
  ) strict, without rowid`,
  sql`
  create table "mutes" (
    "campaign" text not null references "campaigns" ("id"),
    "empire" text not null,
    "of" text not null,
    primary key ("campaign", "empire", "of")
  ) strict, without rowid`,
  sql`
  create table "notices" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "turn" integer not null,
    "from" text,
    "to" text not null,
    "headline" text not null,
    "text" text not null,
    "at" text not null,
    "by" text not null,
    "issued" text,
    primary key ("campaign", "number")
  ) strict, without rowid`,
  sql`alter table "deskSettings" add column "silent" integer not null default 0`,
];

/** Letters between players, notices in the newspaper, and what switches both off. */
export const talk = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of TABLES) await statement.execute(db);
    await added.up(db);
  },
};
