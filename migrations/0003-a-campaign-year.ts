import { type Kysely, sql } from 'kysely';

/** What a whole year of play adds to the game tables. */
const STATEMENTS = [
  sql`alter table "empires" add column "techPool" integer not null default 0`,
  sql`alter table "empires" add column "advancesInHand" integer not null default 0`,
  sql`alter table "empires" add column "wonIn" integer`,
  sql`alter table "systems" add column "missedGrowth" integer not null default 0`,
  sql`alter table "systems" add column "blockaded" integer not null default 0`,
  sql`alter table "fleets" add column "lastMoved" integer not null default 0`,
  sql`alter table "units" add column "census" integer not null default 0`,
  sql`alter table "units" add column "outOfSupply" integer not null default 0`,
  sql`
  create table "projects" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "kind" text not null,
    "owner" text not null,
    "paid" real not null,
    "subject" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`alter table "phaseRuns" add column "kind" text not null default 'phase'`,
  sql`alter table "phaseRuns" add column "baseline" integer not null default 1`,
];

/** What JSON columns lack of what a year of play needs, with the book's defaults of its day. */
const COMPLETIONS = [
  sql`
  update "empires" set "standing" = json_insert("standing",
    '$.pursue', json('true'),
    '$.missions', 'best',
    '$.retreat', 'nobody',
    '$.unlockFirst', json('[]'),
    '$.admits', json('[]'))`,
  sql`
  update "campaigns" set "rules" = json_insert("rules",
    '$.defensiveTargets', 'bases',
    '$.pursuitSurprise', 'defender',
    '$.armored', 'leftover',
    '$.intelCostFactor', 5,
    '$.victory', json('{"needed":1,"conditions":[{"kind":"time","turn":120}]}'))`,
  sql`
  update "events" set "data" = json_insert("data", '$.isPart', json('false'))
  where "type" = 'SideWithdrew'`,
  sql`
  update "events" set "data" = json_insert("data", '$.withdrew', json('[]'))
  where "type" = 'BattleEnded'`,
  sql`
  update "events" set "data" = json_insert("data", '$.moment.bonus', 0)
  where "type" = 'BattleMoment'
    and json_extract("data", '$.moment.type') in ('SurpriseRolled', 'LengthRolled')`,
  sql`
  update "events" set "data" = json_set("data", '$.standings', (
    select json_group_array(json_insert("value", '$.conditions', json('[]')))
    from json_each("data", '$.standings')))
  where "type" = 'StandingsTaken'`,
];

const IS_ASKED = sql`
  exists (
    select 1 from "questions"
    where "questions"."campaign" = "campaigns"."id"
      and "questions"."version" = "campaigns"."version" + 1)`;

/**
 * A phase that waits for answers asks again, because its questions have changed. It starts over with new dice, as after an undo, so that
 * players don’t get the same dice after they have seen them. Questions of finished phases stay as they were asked.
 */
const WITHDRAWALS = [
  sql`
  insert into "audit" ("campaign", "at", "by", "act", "version", "detail")
  select "id", strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), '{"kind":"moderator"}', 'upgraded', "version",
    'from 0.1.0' || iif(${IS_ASKED}, ': its open questions are asked again, by new dice', '')
  from "campaigns"`,
  sql`
  update "questions"
  set "status" = 'withdrawn', "settledAt" = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where "version" = (
    select "campaigns"."version" + 1 from "campaigns"
    where "campaigns"."id" = "questions"."campaign")`,
  sql`
  update "campaigns" set
    "version" = "version" + 1,
    "attempt" = "attempt" + 1,
    "revision" = "revision" + 1,
    "windowsClosed" = 0
  where ${IS_ASKED}`,
];

/** Technology, growth, supply, cargo, and what is on its way within a turn; what is there already is completed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...STATEMENTS, ...COMPLETIONS, ...WITHDRAWALS]) {
    await statement.execute(db);
  }
}
