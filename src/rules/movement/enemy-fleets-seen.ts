import { type ById, valuesById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from './stance-of.ts';

type Knowledge = Readonly<{
  contacts: ById<
    ContactId,
    Readonly<{
      kind: 'fleet' | 'garrison';
      owner: EmpireId | null;
      place: BattlePlace;
      current: boolean;
    }>
  >;
  neighbours: ById<EmpireId, Readonly<{ state: DiplomaticState }>>;
}>;

/** Where enemy fleets are now, as far as an empire sees. @rule FOG-14 */
export function enemyFleetsSeen({
  contacts,
  neighbours,
}: Knowledge): (system: SystemId) => boolean {
  const systems = valuesById(contacts).flatMap(({ kind, owner, place, current }) => {
    if (!current || kind !== 'fleet' || owner === null || place.kind !== 'system') return [];
    return stanceOf(stateToward(neighbours, owner)) === 'enemy' ? [place.system] : [];
  });
  const found = new Set(systems);
  return (system) => found.has(system);
}
