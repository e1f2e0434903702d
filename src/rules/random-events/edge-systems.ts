import { rowOf } from '#kernel/collections/row-of';
import { compareIds, keysById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf, type KnownSystem } from '#model/campaign/knowledge';
import { farEndOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { forceIndexOf } from '#rules/forces/force-index';

/** Whether an empire owns a system or has seen it from inside. */
function knows(
  { systems, knownSystems }: CampaignState,
  empire: EmpireId,
  system: SystemId,
): boolean {
  const row: StarSystem | undefined = systems[system];
  const known: KnownSystem | undefined = knownSystems[knowledgeIdOf(empire, system)];
  return row?.owner === empire || (known?.visited ?? null) !== null;
}

/** Whether nobody is in a system, and no empire has been there. */
function isFree(state: CampaignState, system: SystemId): boolean {
  if (!Object.hasOwn(state.systems, system)) return true;
  const { owner, census } = rowOf(state.systems, system);
  const index = forceIndexOf(state);
  const isEmpty = index.fleetsAt(system).length === 0 && index.atSystem(system).length === 0;
  const hasGuests = keysById(state.empires).some((empire) => knows(state, empire, system));
  return owner === null && census === 0 && isEmpty && !hasGuests;
}

/**
 * The systems at the edge of what an empire knows where a new people can live: one lane away from a system that it has been to, or else any.
 * @rule OPT-13 @rule DIP-14
 * @ruling A new world can appear only where nobody is and no empire has ever been. On a map that is explored from nothing it may be behind an
 *   unexplored lane, and its system is made then.
 */
export function edgeSystems(
  state: CampaignState,
  { explored, nonAligned }: Pick<RuleSet, 'explored' | 'nonAligned'>,
  empire: EmpireId,
): readonly SystemId[] {
  if (nonAligned === 'off') return [];
  const lanes = valuesById(state.lanes);
  const beyond = explored === null ? [] : lanes.flatMap(({ a, b }) => [a, b]);
  const free = unique([...keysById(state.systems), ...beyond]).filter((id) => isFree(state, id));
  const isNear = (system: SystemId): boolean =>
    lanes.some(
      (lane) =>
        (lane.a === system || lane.b === system) && knows(state, empire, farEndOf(lane, system)),
    );
  const near = free.filter(isNear);
  return (near.length > 0 ? near : free).toSorted(compareIds);
}
