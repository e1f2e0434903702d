import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { RelationId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';
import { pactsEnding } from '#rules/diplomacy/pacts-ending';
import { parties } from './public-news.ts';

/** The pacts that end by notice, or because relations have changed. Both parties are told, and nobody else. @rule DIP-11 */
export function endPacts(
  record: Recorder,
  before: Pick<CampaignState, 'relations'>,
  byNotice: readonly RelationId[] = [],
): void {
  const over = pactsEnding(before.relations, record.state().relations).map(({ id }) => id);
  for (const id of unique([...byNotice, ...over])) {
    const { a, b } = rowOf(record.state().relations, id);
    const witnesses = isBeforeFirstTurn(record.state()) ? [] : parties(a, b);
    record.emit({ type: 'PactEnded', cite: cite('DIP-11'), rolls: [], witnesses, a, b });
  }
}
