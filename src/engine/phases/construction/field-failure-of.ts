import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { ProjectFailure } from '#model/events/causes';
import { helpersAt } from '#rules/construction/repair-help';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { supplyingUnits } from '#rules/supply/supplying-units';
import { leavesUnfinished } from './leaves-unfinished.ts';
import { placeOfRest } from './place-of-rest.ts';
import type { UnitProject } from './unit-project.ts';

/** What a repair in the field lacks but depots of partners; null: nothing. @rule CON-5 @rule SUP-6 @rule OPT-6 */
export function fieldFailureOf(
  state: CampaignState,
  facts: PlaceFacts,
  project: UnitProject,
): ProjectFailure | null {
  const { owner, subject } = project;
  const system = placeOfRest(state, subject.unit);
  if (system === null) return 'unit-moved';
  if (leavesUnfinished(state, project)) return 'withdraws';
  const others = subject.helpers.filter((one) => one !== subject.unit);
  const supplying = supplyingUnits(valuesById(state.effects));
  if (others.some((one) => supplying.has(one))) return 'helper-supplies';
  const ready = new Set(helpersAt(facts, owner, system).map(({ unit }) => unit));
  return others.every((one) => ready.has(one)) ? null : 'helper-lost';
}
