import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { KnownSystem } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import type { ReachKnowledge } from './reach-of.ts';

type System = Readonly<{ id: SystemId; visited: KnownSystem['visited'] }>;

/** Systems of its own are known even without a record, as in its view. */
function systemsKnown(state: CampaignState, empire: EmpireId): readonly System[] {
  const recorded = valuesById(state.knownSystems).flatMap(({ viewer, system, visited }) =>
    viewer === empire ? [{ id: system, visited }] : [],
  );
  const ids = new Set(recorded.map(({ id }) => id));
  const own = valuesById(state.systems).flatMap(({ id, owner }) =>
    owner === empire && !ids.has(id) ? [{ id, visited: null }] : [],
  );
  return [...own, ...recorded];
}

/**
 * What an empire knows that decides how far its fleets get: its own forces, and systems and lanes as it knows them, never as they are.
 * @rule FOG-14
 */
export function reachKnowledgeOf(
  state: CampaignState,
  empire: EmpireId,
  { rules, unpaid }: Readonly<{ rules: RuleSet; unpaid: readonly UnitId[] }>,
): ReachKnowledge {
  const isOwn = ({ owner }: Readonly<{ owner: EmpireId }>): boolean => owner === empire;
  const lanes = valuesById(state.knownLanes).flatMap(({ viewer, lane, a, b, ...row }) =>
    viewer === empire ? [{ id: lane, a, b, class: row.class }] : [],
  );
  const designs = valuesById(state.designs).map((design) => ({ known: 'stats', design }) as const);
  return {
    systems: tableOf(systemsKnown(state, empire), ({ id }) => id),
    lanes: tableOf(lanes, ({ id }) => id),
    units: tableOf(valuesById(state.units).filter(isOwn), ({ id }) => id),
    fleets: tableOf(valuesById(state.fleets).filter(isOwn), ({ id }) => id),
    projects: tableOf(valuesById(state.projects).filter(isOwn), ({ id }) => id),
    unpaid,
    designs: tableOf(designs, ({ design }) => design.id),
    rules,
  };
}
