import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';

/** The name of a partner's unit for the leader of the side (FOG-12): its number there, after its owner. */
export const partnerUnitOf = (owner: EmpireId, number: number): UnitId =>
  brandAs<UnitId>(`${owner}.${String(number)}`);

/** The name of a partner's fleet for the leader of the side (FOG-12). */
export const partnerFleetOf = (owner: EmpireId, number: number): FleetId =>
  brandAs<FleetId>(`${owner}/${String(number)}`);

const UNIT = /^(.+)\.\d+$/u;

/** The owner of a unit that is named by a number; null if it has an id of its own. */
export function partnerOf(unit: UnitId): EmpireId | null {
  const [, owner] = UNIT.exec(unit) ?? [];
  return owner === undefined ? null : brandAs<EmpireId>(owner);
}
