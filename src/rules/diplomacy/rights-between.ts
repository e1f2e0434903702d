import type { ById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { type Rights, rightsOf } from './rights-of.ts';

type Stand = Pick<Relation, 'state' | 'pact'>;

/** What two may do to each other who stand so; co-belligerents fight as one side too. @rule DIP-10 @rule DIP-11 */
export function rightsIn(stand: Stand | undefined): Rights {
  const rights = rightsOf(stand?.state ?? null);
  return stand?.pact === true && !rights.sameSide ? { ...rights, sameSide: true } : rights;
}

/**
 * What two owners of forces may do to each other: empires as they have agreed, raiders are at War with everybody.
 * @rule DIP-10 @rule DIP-11 @rule SUP-1
 */
export function rightsBetween(
  relations: ById<RelationId, Stand>,
  one: EmpireId,
  other: EmpireId,
): Rights {
  if (one !== other && (one === RAIDERS || other === RAIDERS)) return rightsOf('war');
  return rightsIn(relations[relationIdOf(one, other)]);
}
