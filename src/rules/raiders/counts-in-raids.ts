import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

type Case = Readonly<{
  owner: EmpireId;
  /** Whose system it is in; null: nobody's. */
  host: EmpireId | null;
  design: Pick<UnitDesign, 'kind'>;
  /** What it is aboard; null: it is in the open. */
  carrier: Pick<UnitDesign, 'kind' | 'cv' | 'abilities'> | null;
}>;

/**
 * Whether a unit counts in the chance of raids: units in the open, and units based aboard ships of the system's owner.
 * @rule SUP-1
 * @ruling Units aboard ships of other empires don’t count, unless nobody owns the system, because the owner would learn
 *   of them by the sum. Cargo doesn’t count.
 */
export function countsInRaids({ owner, host, design, carrier }: Case): boolean {
  if (carrier === null) return true;
  return !isStowedOn(carrier, design) && (host === null || host === owner);
}
