import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { attritionRegained } from '#rules/construction/attrition-regained';
import { groundForcesHurt } from '#rules/construction/ground-forces-hurt';
import type { Sites } from './sites.ts';

/** Ground units regain Attrition, by themselves or by Hospitals. @rule CON-7 */
export function regainAttrition(
  record: Recorder,
  state: CampaignState,
  { facts, serviceAt }: Sites,
): void {
  for (const { id: empire, standing } of valuesById(state.empires)) {
    const { hurt, functionsAt } = groundForcesHurt(facts, {
      ...state,
      empire,
      isOwnColony: (system) => serviceAt(empire, system).isOwnColony,
    });
    for (const { hurt: one, points, by } of attritionRegained(
      hurt,
      functionsAt,
      standing.tendFirst,
    )) {
      const { unit, design } = one;
      const lost = rowOf(state.units, unit).damage - points;
      const head = { cite: cite('CON-7'), rolls: [], witnesses: onlyFor(empire) } as const;
      record.emit({ type: 'AttritionRegained', ...head, empire, unit, design, points, lost, by });
    }
  }
}
