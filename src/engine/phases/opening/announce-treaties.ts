import type { PhaseInput } from '#engine/record/phase';
import { partiesAndHearers } from '#engine/diplomacy/public-news';
import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import { isTreaty } from '#model/campaign/relation';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';

/** With the first sheets everybody reads who begins with a treaty. @rule SET-3 @rule FOG-8 */
export function announceTreaties(record: Recorder, { state, rules }: PhaseInput): void {
  if (rules.pregameTreaties === 'off' || !isBeforeFirstTurn(state)) return;
  for (const { a, b, state: treaty } of valuesById(state.relations)) {
    if (!isTreaty(treaty)) continue;
    record.emit({
      type: 'TreatyAnnounced',
      cite: cite('SET-3'),
      rolls: [],
      witnesses: partiesAndHearers(state, [a, b]),
      a,
      b,
      state: treaty,
    });
  }
}
