import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

type Case = Readonly<{
  owner: EmpireId;
  /** The owner of the system; null if nobody owns it. */
  host: EmpireId | null;
  design: Pick<UnitDesign, 'kind'>;
  /** The unit that carries it; null if it is in the open. */
  carrier: Pick<UnitDesign, 'kind' | 'cv' | 'abilities'> | null;
}>;

/**
 * Whether a unit counts in the chance of raids: units in the open, and units based aboard ships of the system's owner.
 * @rule SUP-1
 * @ruling Units aboard ships of an empire that doesn't own the system don't count in the chance of a raid, because the owner would learn of
 *   them from the sum. If nobody owns the system, they count. Cargo never counts.
 */
export function countsInRaids({ owner, host, design, carrier }: Case): boolean {
  if (carrier === null) return true;
  return !isStowedOn(carrier, design) && (host === null || host === owner);
}
