import type { ById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { DiplomaticState } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';

type Knowledge = Readonly<{
  systems: ById<
    SystemId,
    Readonly<{
      own: Pick<StarSystem, 'rebels'> | null;
      visited: Readonly<{ facts: Pick<VisitedFacts, 'owner' | 'settlement'> }> | null;
      claim?: readonly EmpireId[];
    }>
  >;
  neighbours: ById<EmpireId, Readonly<{ state: DiplomaticState }>>;
}>;

/**
 * Whom an empire knows to hold a system: an empire at War or in Hostilities with it, a neutral that holds what was once its own, one at
 * peace, nobody (an independent colony, or nothing
 * at all), itself, or rebels in a colony of its own. `unknown`: it doesn't know.
 */
export type TargetSeen =
  | Readonly<{ kind: 'war' | 'hostilities' | 'claimed' | 'peace'; owner: EmpireId }>
  | Readonly<{ kind: 'independent' | 'empty' | 'own' | 'rebels' | 'unknown'; owner: null }>;

const nobody = (
  kind: Extract<TargetSeen, { owner: null }>['kind'],
): Extract<TargetSeen, { owner: null }> => ({ kind, owner: null });

/** What an empire knows of a system as the target of a bombardment or an invasion. @rule BOM-1 @rule GND-2 @rule FOG-14 */
export function targetSeen({ systems, neighbours }: Knowledge, system: SystemId): TargetSeen {
  const known = systems[system];
  if (known === undefined) return nobody('unknown');
  const { own, visited, claim } = known;
  if (own !== null) return nobody(own.rebels > 0 ? 'rebels' : 'own');
  const owner = visited === null ? 'unknown' : visited.facts.owner;
  if (owner === 'unknown') return nobody('unknown');
  if (owner === null)
    return nobody(visited?.facts.settlement === 'colony' ? 'independent' : 'empty');
  return { kind: standToward(neighbours, { owner, isClaimed: isClaimed(claim, owner) }), owner };
}

function standToward(
  neighbours: Knowledge['neighbours'],
  { owner, isClaimed: isOld }: Readonly<{ owner: EmpireId; isClaimed: boolean }>,
): 'war' | 'hostilities' | 'claimed' | 'peace' {
  const state = stateToward(neighbours, owner);
  if (state === 'war') return 'war';
  const stance = stanceOf(state);
  if (stance === 'enemy') return 'hostilities';
  return stance === 'neutral' && isOld ? 'claimed' : 'peace';
}

/** Whether it was once the empire’s own, and was not given up toward its owner. @rule DIP-10 */
export const isClaimed = (claim: readonly EmpireId[] | undefined, owner: EmpireId): boolean =>
  claim !== undefined && !claim.includes(owner);

/** Whether an invasion of it makes sense by what its empire knows. @rule GND-2 */
export const mayInvadeSeen = ({ kind }: Pick<TargetSeen, 'kind'>): boolean =>
  kind === 'war' || kind === 'claimed' || kind === 'independent';

/** Whether a bombardment of it makes sense by what its empire knows. @rule BOM-1 */
export const mayBombardSeen = ({ kind }: TargetSeen): boolean =>
  kind === 'hostilities' || kind === 'rebels' || mayInvadeSeen({ kind });
