import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Effect } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { garrisonsOf } from '#rules/colony/garrisons-of';

/** After a coup nobody fights once the old owner has no ground unit there. @rule INT-7 */
function isCoupOver(state: CampaignState, { kind, owner, subject }: Effect): boolean {
  if (kind !== 'coup' || subject.kind !== 'system') return false;
  const { system } = subject;
  const garrison = garrisonsOf({ ...state, designOf: (id) => state.designs[id] });
  return garrison(system, owner).units === 0 || rowOf(state.systems, system).owner === null;
}

/** Ends the temporary effects whose last turn this was. @rule END-4 */
export function expireEffects(record: Recorder, state: CampaignState): void {
  for (const effect of valuesById(state.effects)) {
    if (effect.ends > state.turn && !isCoupOver(state, effect)) continue;
    record.emit({
      type: 'EffectExpired',
      cite: cite('END-4'),
      rolls: [],
      witnesses: onlyFor(effect.owner),
      empire: effect.owner,
      effect: effect.id,
    });
  }
}
