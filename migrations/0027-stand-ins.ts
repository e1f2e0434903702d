import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = { machinePlayers: 'for-good' } as const;

const added = addSettings(SETTINGS);

const TABLES = [
  sql`
  create table "standIns" (
    "campaign" text not null references "campaigns" ("id"),
    "empire" text not null,
    "kind" text not null,
    "level" text not null,
    "personality" text not null,
    "turn" integer not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "empire")
  ) strict, without rowid`,
  sql`
  create table "machineTurns" (
    "campaign" text not null references "campaigns" ("id"),
    "turn" integer not null,
    "empire" text not null,
    "edition" integer not null,
    "level" text not null,
    "personality" text not null,
    "noted" text not null,
    "at" text not null,
    primary key ("campaign", "turn", "empire")
  ) strict, without rowid`,
];

/** Who writes the orders of absent players, and what machines ordered for them. */
export const standIns = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of TABLES) await statement.execute(db);
    await added.up(db);
  },
};
