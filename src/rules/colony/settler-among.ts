import { unique } from '#kernel/collections/unique';
import type { EmpireId } from '#model/campaign/ids';

/** An empire that wants to settle a system, and the empires to which it leaves the system. */
type Claim = Readonly<{ empire: EmpireId; yieldsTo: EmpireId | null }>;

/**
 * The empire that settles a system when several want to: the only one that leaves it to none of the others. Null if they don't agree.
 * @rule COL-1
 * @ruling Empires agree by their orders. An empire that leaves the system to another steps back if that other empire settles there too. If
 *   each steps back for the other, nobody settles.
 */
export function settlerAmong(claims: readonly Claim[]): EmpireId | null {
  const wanting = new Set(claims.map(({ empire }) => empire));
  const yields = ({ empire, yieldsTo }: Claim): boolean =>
    yieldsTo !== null && yieldsTo !== empire && wanting.has(yieldsTo);
  const firm = unique(claims.filter((claim) => !yields(claim)).map(({ empire }) => empire));
  const [only, ...others] = firm;
  return only === undefined || others.length > 0 ? null : only;
}
