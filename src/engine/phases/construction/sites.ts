import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { takenIdOf } from '#model/campaign/effect';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { WorkSource } from '#model/campaign/work';
import type { RuleSet } from '#model/settings/rule-set';
import { buildingPlaceOf } from '#rules/construction/building-place-of';
import { type Capacities, capacitiesOf } from '#rules/construction/capacity-of';
import { drawOf } from '#rules/construction/capacity-use';
import { factsOfState } from '#rules/construction/facts-of-state';
import { isWartime } from '#rules/construction/is-wartime';
import { mayBuildIn } from '#rules/construction/may-build-in';
import { type ServicePlace, servicePlaceOf } from '#rules/construction/service-place';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateBetween } from '#rules/diplomacy/state-between';
import { barsPath } from '#rules/economy/bars-path';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';

/** What each empire can build with at each place in this phase, and what of it is used up. */
export type Sites = Readonly<{
  facts: PlaceFacts;
  serviceAt: (empire: EmpireId, system: SystemId) => ServicePlace;
  /** What is left of the capacity there. */
  leftAt: (empire: EmpireId, system: SystemId) => Capacities;
  /** Uses capacity up, all that is needed or nothing. */
  take: (empire: EmpireId, system: SystemId, draw: Draw) => boolean;
  mayBuild: (empire: EmpireId, system: SystemId, source: WorkSource) => boolean;
  /** Whether a fleet of its enemies that it sees is there. */
  hasEnemyFleet: (empire: EmpireId, system: SystemId) => boolean;
}>;

type Draw = Readonly<{ need: number; from: readonly WorkSource[] }>;

/** The places as they are when the phase begins. @rule CON-1 */
export function sitesOf(state: CampaignState, rules: RuleSet): Sites {
  const facts = factsOfState(state);
  const hiders = hidersIn(state);
  const capacities = new Map<string, Capacities>();
  const keyOf = (empire: EmpireId, system: SystemId): string => `${empire}/${system}`;
  const isBarred = (empire: EmpireId, system: SystemId): boolean => {
    const isSeen = (unit: UnitId): boolean => !isHiddenFrom(hiders, unit, empire);
    return isBesideEnemy(state, facts, { empire, system, isSeen });
  };
  const leftAt = (empire: EmpireId, id: SystemId): Capacities => {
    const left = capacities.get(keyOf(empire, id));
    if (left !== undefined) return left;
    const system = rowOf(state.systems, id);
    const hasEnemyFleet = (): boolean => isBarred(empire, id);
    const wartime = isWartime(statesOf(state, empire), rules);
    const place = buildingPlaceOf(facts, { empire, system, wartime, hasEnemyFleet });
    const fresh = capacitiesOf(isNewlyConquered(state, id) ? { ...place, ...NOTHING_HERE } : place);
    capacities.set(keyOf(empire, id), fresh);
    return fresh;
  };
  return {
    facts,
    serviceAt: (empire, system) => servicePlaceOf(facts, empire, rowOf(state.systems, system)),
    leftAt,
    hasEnemyFleet: isBarred,
    take: (empire, system, { need, from }) => {
      const { taken, left } = drawOf(need, from, leftAt(empire, system));
      if (taken < need) return false;
      capacities.set(keyOf(empire, system), left);
      return true;
    },
    mayBuild: (empire, system, source) => {
      const { owner } = rowOf(state.systems, system);
      return mayBuildIn({ empire, owner, source, isPartner: isPartner(state, empire, owner) });
    },
  };
}

/** Nothing is built in a system in the turn of its conquest. @rule CON-1 */
const NOTHING_HERE = { utilized: 0, census: 0, shipyards: 0, mobile: 0, convoys: 0 } as const;

const isNewlyConquered = ({ effects }: CampaignState, system: SystemId): boolean =>
  Object.hasOwn(effects, takenIdOf(system));

/** The relations of an empire with all others that it has met. */
const statesOf = ({ relations }: CampaignState, empire: EmpireId): readonly DiplomaticState[] =>
  valuesById(relations).flatMap(({ a, b, state }) => (a === empire || b === empire ? [state] : []));

/** Military partners, and better ones, put up bases in each other's systems. @rule CON-2 */
function isPartner(state: CampaignState, empire: EmpireId, owner: EmpireId | null): boolean {
  if (owner === null) return false;
  return rightsOf(stateBetween(state.relations, empire, owner)).supply;
}

type Beside = Readonly<{
  empire: EmpireId;
  system: SystemId;
  isSeen: (unit: UnitId) => boolean;
}>;

/** Hidden ships hinder nobody. @rule CON-2 @rule MOV-4 */
function isBesideEnemy(
  state: CampaignState,
  { index }: PlaceFacts,
  { empire, system, isSeen }: Beside,
): boolean {
  return index.fleetsAt(system).some(({ id, owner }) => {
    if (owner === empire) return false;
    const between = stateBetween(state.relations, empire, owner);
    if (rightsOf(between).stance !== 'enemy') return false;
    return index
      .inFleet(id)
      .some((unit) => isSeen(unit.id) && barsPath(unit, rowOf(state.designs, unit.design)));
  });
}
