import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';

/** Ends the temporary effects whose last turn this was. @rule END-4 */
export function expireEffects(record: Recorder, state: CampaignState): void {
  for (const effect of valuesById(state.effects)) {
    if (effect.ends > state.turn) continue;
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
