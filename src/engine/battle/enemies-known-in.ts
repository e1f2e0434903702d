import { rowOf } from '#kernel/collections/row-of';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Contact, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { rightsBetween } from '#rules/diplomacy/rights-between';

/** Whether an empire knows of enemies in a system. */
export type EnemiesKnownIn = (empire: EmpireId, system: SystemId) => boolean;

/**
 * Whether an empire knows of enemies in a system: it has armed enemies there in sight, or has last heard that an enemy
 * owns the system.
 * @rule ENC-4 @rule FOG-2
 */
export function enemiesKnownIn(
  state: CampaignState,
  contactsAt: (place: BattlePlace) => readonly Contact[],
): EnemiesKnownIn {
  const isEnemy = (one: EmpireId, other: EmpireId): boolean =>
    rightsBetween(state.relations, one, other).stance === 'enemy';
  const isArmed = ({ groups }: Contact): boolean =>
    groups.some(({ design }) => !rowOf(state.designs, design).civilian);
  const ownerKnownTo = (empire: EmpireId, system: SystemId): EmpireId | null => {
    if (rowOf(state.systems, system).owner === empire) return empire;
    const owner = state.knownSystems[knowledgeIdOf(empire, system)]?.visited?.facts.owner;
    return owner === undefined || owner === 'unknown' ? null : owner;
  };
  return (empire, system) => {
    const owner = ownerKnownTo(empire, system);
    if (owner !== null && isEnemy(empire, owner)) return true;
    return contactsAt({ kind: 'system', system }).some(
      (contact) =>
        contact.viewer === empire &&
        contact.owner !== null &&
        isEnemy(empire, contact.owner) &&
        isArmed(contact),
    );
  };
}
