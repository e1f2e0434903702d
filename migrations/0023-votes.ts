import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = { moderation: 'moderator' } as const;

const added = addSettings(SETTINGS);

const TABLES = [
  sql`
  create table "proposals" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "turn" integer not null,
    "version" integer not null,
    "from" text not null,
    "matter" text not null,
    "reason" text not null,
    "at" text not null,
    "by" text not null,
    "settled" text,
    primary key ("campaign", "number")
  ) strict, without rowid`,
  sql`
  create table "votes" (
    "campaign" text not null references "campaigns" ("id"),
    "proposal" integer not null,
    "empire" text not null,
    "inFavour" integer not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "proposal", "empire")
  ) strict, without rowid`,
];

/** Campaigns without a moderator: the proposals of players, and their votes. */
export const votes = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of TABLES) await statement.execute(db);
    await added.up(db);
  },
};
