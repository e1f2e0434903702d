import { unique } from '#kernel/collections/unique';
import type { EmpireId } from '#model/campaign/ids';

/** Who would settle a system, and to whom he leaves it if both would. */
type Claim = Readonly<{ empire: EmpireId; yieldsTo: EmpireId | null }>;

/**
 * Which of those who would settle a system at the same time does: the only one who leaves it to no other of them.
 * Null: they do not agree.
 * @rule COL-1
 * @ruling Empires agree by their orders: who says that he leaves the system to another steps back if that one settles there
 *   too. If each steps back for the other nobody gets it.
 */
export function settlerAmong(claims: readonly Claim[]): EmpireId | null {
  const wanting = new Set(claims.map(({ empire }) => empire));
  const yields = ({ empire, yieldsTo }: Claim): boolean =>
    yieldsTo !== null && yieldsTo !== empire && wanting.has(yieldsTo);
  const firm = unique(claims.filter((claim) => !yields(claim)).map(({ empire }) => empire));
  const [only, ...others] = firm;
  return only === undefined || others.length > 0 ? null : only;
}
