import { type Kysely, sql } from 'kysely';

/** Keeps the draft and the submitted orders of a player as two sheets. The person who saved them was not stored before. */
const STATEMENTS = [
  sql`alter table "orderSheets" rename to "orderSheetsBefore"`,
  sql`
  create table "orderSheets" (
    "campaign" text not null references "campaigns" ("id"),
    "turn" integer not null,
    "empire" text not null,
    "status" text not null,
    "orders" text not null,
    "hash" text not null,
    "submittedAt" text not null,
    "savedBy" text not null,
    "step" integer not null,
    "dismissed" text not null,
    primary key ("campaign", "turn", "empire", "status")
  ) strict, without rowid`,
  sql`
  insert into "orderSheets"
  select "campaign", "turn", "empire", "status", "orders", "hash", "submittedAt",
    json_object('role', json_object('kind', 'player', 'empire', "empire"), 'person', null), 1, '[]'
  from "orderSheetsBefore"`,
  // Submitted orders can still be changed while orders are open, so they become the draft too.
  sql`
  insert into "orderSheets"
  select "campaign", "turn", "empire", 'draft', "orders", "hash", "submittedAt", "savedBy", "step",
    "dismissed"
  from "orderSheets" where "status" = 'submitted' and exists (
    select 1 from "campaigns"
    where "campaigns"."id" = "orderSheets"."campaign"
      and "campaigns"."turn" = "orderSheets"."turn" and "campaigns"."phase" = 'economic')`,
  sql`drop table "orderSheetsBefore"`,
  sql`
  create table "draftSteps" (
    "campaign" text not null references "campaigns" ("id"),
    "turn" integer not null,
    "empire" text not null,
    "step" integer not null,
    "orders" text not null,
    "hash" text not null,
    primary key ("campaign", "turn", "empire", "step")
  ) strict, without rowid`,
  sql`
  create table "receipts" (
    "campaign" text not null references "campaigns" ("id"),
    "empire" text not null,
    "number" integer not null,
    "turn" integer not null,
    "edition" integer not null,
    "act" text not null,
    "orders" text not null,
    "verdicts" text not null,
    "hash" text not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "empire", "number")
  ) strict, without rowid`,
  // Orders that are submitted already get a receipt. The verdicts that they got are unknown.
  sql`
  insert into "receipts"
  select "campaign", "empire",
    row_number() over (partition by "campaign", "empire" order by "turn"), "turn",
    coalesce((
      select max("edition") from "publications"
      where "publications"."campaign" = "orderSheets"."campaign"
        and "publications"."turn" = "orderSheets"."turn"), 1),
    'submitted', "orders", '[]', "hash", "submittedAt", "savedBy"
  from "orderSheets" where "status" = 'submitted'`,
];

/** Drafts and submitted sheets apart, the steps of a draft, and the log of receipts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
