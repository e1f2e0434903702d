import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

type Case = Readonly<{
  owner: EmpireId;
  /** Whose system it is in; null: nobody's. */
  host: EmpireId | null;
  design: Pick<UnitDesign, 'kind'>;
  /** What it is aboard; null: it stands in the open. */
  carrier: Pick<UnitDesign, 'kind' | 'cv' | 'abilities'> | null;
}>;

/**
 * Whether a unit counts in the chance of raids: what stands in the open, and what is based aboard the ships of the
 * system's owner.
 * @rule SUP-1
 * @ruling What is based aboard the ships of others hides itself and does not count, unless nobody owns the system: the
 *   owner of the system, who reads the sum, would learn of it. Cargo does not count.
 */
export function countsInRaids({ owner, host, design, carrier }: Case): boolean {
  if (carrier === null) return true;
  return !isStowedOn(carrier, design) && (host === null || host === owner);
}
