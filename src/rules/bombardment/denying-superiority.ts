import { type ById, valuesById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { DiplomaticState } from '#model/campaign/relation';
import { stateToward } from '#rules/diplomacy/state-toward';
import { isClaimed } from './target-seen.ts';
import { stanceOf } from '#rules/movement/stance-of';

type Knowledge = Readonly<{
  contacts: ById<
    ContactId,
    Readonly<{
      owner: EmpireId | null;
      place: BattlePlace;
      groups: readonly SeenGroup[];
      current: boolean;
    }>
  >;
  neighbours: ById<EmpireId, Readonly<{ state: DiplomaticState }>>;
  systems: ById<SystemId, Readonly<{ claim?: readonly EmpireId[] }>>;
}>;

/** The enemies, and neutrals in a system that was once its own, whose sound ships or bases an empire sees in a system now: they deny it superiority until they are beaten. @rule BOM-1 */
export const denyingSuperiority = (
  { contacts, neighbours, systems }: Knowledge,
  system: SystemId,
): readonly EmpireId[] => {
  const claim = systems[system]?.claim;
  const owners = valuesById(contacts).flatMap(({ owner, place, groups, current }) => {
    const isHere = current && place.kind === 'system' && place.system === system;
    if (!isHere || owner === null) return [];
    const isArmed = groups.some(
      ({ kind, condition }) => (kind === 'ship' || kind === 'base') && condition === 'sound',
    );
    const stance = stanceOf(stateToward(neighbours, owner));
    const isOpponent = stance === 'enemy' || (stance === 'neutral' && isClaimed(claim, owner));
    return isArmed && isOpponent ? [owner] : [];
  });
  return [...new Set(owners)];
};
