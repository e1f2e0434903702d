import type { PhaseInput } from '#engine/record/phase';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import { partyOf } from './own-dealings.ts';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { parties } from './public-news.ts';

function notify(record: Recorder, by: EmpireId, to: EmpireId): void {
  const { relations, turn } = record.state();
  const relation: Relation | undefined = relations[relationIdOf(by, to)];
  if (relation?.pact !== true || typeof relation.dealings?.pactEnds === 'number') return;
  record.emit({
    type: 'PactNoticeGiven',
    cite: cite('DIP-11'),
    rolls: [],
    witnesses: parties(by, to),
    ...{ by, to, ends: turn + 1 },
  });
}

/** Empires give notice of their pacts, which end in the Intel Phase of the next turn. @rule DIP-11 */
export function giveNotice(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  for (const given of ordersOfKind(orders, 'BreakTreaty')) {
    const { order } = given;
    if (order.what === 'pact') notify(record, partyOf(given), order.with);
  }
}

/** The pacts whose notice has run out. @rule DIP-11 */
export const pactsOut = ({
  relations,
  turn,
}: Pick<CampaignState, 'relations' | 'turn'>): readonly RelationId[] =>
  valuesById(relations).flatMap(({ id, pact, dealings }) => {
    const ends = dealings?.pactEnds ?? null;
    return pact && ends !== null && ends <= turn ? [id] : [];
  });
