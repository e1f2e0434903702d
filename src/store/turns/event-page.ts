import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { EventPage, EventsWanted } from '#app/ports/turn-record';
import type { BattleEventType } from '#model/battle/battle-event';
import type { Transaction } from '#store/schema/database';
import { parseJson } from '#store/schema/json-text';

/** Events of the runs that were not undone, the last first, and how many there are. A scan of the table is fast enough. */
export async function loadEventPage(
  trx: Transaction,
  campaign: CampaignId,
  { types, without, about, moments, since, skip, take }: EventsWanted,
): Promise<EventPage> {
  let query = trx
    .selectFrom('events')
    .innerJoin('phaseRuns', (join) =>
      join
        .onRef('phaseRuns.campaign', '=', 'events.campaign')
        .onRef('phaseRuns.version', '=', 'events.version'),
    )
    .where('events.campaign', '=', campaign)
    .where('phaseRuns.undone', '=', 0);
  if (since !== undefined) query = query.where('events.version', '>=', since);
  if (types !== undefined) query = query.where('events.type', 'in', types);
  if (without !== undefined) query = query.where('events.type', 'not in', without);
  if (moments !== undefined) query = query.where((where) => where.or(momentsAmong(moments)));
  if (about !== undefined) query = query.where((where) => where.or(about.map(isNamed)));
  const rows = await query
    .select(['events.version', 'events.turn', 'events.phase', 'events.data'])
    .orderBy('events.version', 'desc')
    .orderBy('events.sequence', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const counted = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const events = rows.map(({ data, ...place }) => ({ ...place, event: parseJson(data) }));
  return { events, total: counted.total };
}

/** Ids and types are whole strings in the JSON of an event. */
const isNamed = (id: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`instr("events"."data", ${JSON.stringify(id)}) > 0`;

/** All but the steps of battles, and these of them. */
const momentsAmong = (moments: readonly BattleEventType[]): readonly RawBuilder<SqlBool>[] => [
  sql<SqlBool>`"events"."type" <> 'BattleMoment'`,
  ...moments.map(isNamed),
];
