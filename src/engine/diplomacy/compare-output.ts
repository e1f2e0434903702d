import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Relation } from '#model/campaign/relation';
import { isYearEnd } from '#rules/calendar/is-year-end';
import { byOutput } from '#rules/diplomacy/by-output';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { parties } from './public-news.ts';

/** Compares the output of two partners. The two are told who leads, unless that is as before. @rule DIP-10 */
export function compareOutput(
  record: Recorder,
  { id, a, b }: Pick<Relation, 'id' | 'a' | 'b'>,
): void {
  const state = record.state();
  const [leader, junior] = byOutput(state, [a, b]);
  if (rowOf(state.relations, id).dealings?.leader === leader) return;
  record.emit({
    type: 'PartnershipLed',
    cite: cite('DIP-10'),
    rolls: [],
    witnesses: parties(a, b),
    ...{ leader, junior },
  });
}

/** At the end of each year, partners compare their output, and the larger leads for the next. @rule DIP-10 */
export function compareOutputYearly(record: Recorder): void {
  const state = record.snapshot();
  if (!isYearEnd(state.turn)) return;
  for (const relation of valuesById(livingRelations(state))) {
    if (relation.state === 'partnership') compareOutput(record, relation);
  }
}
