import { partyFacing } from '#engine/sight/party-facing';
import type { Sight } from '#engine/sight/sight-of';
import type { EmpireId, FleetId } from '#model/campaign/ids';

/** Whether a fleet has nothing that any of these sees. @rule MOV-4 @rule MOV-11 */
export function isHiddenFromAll(
  { where }: Pick<Sight, 'where'>,
  fleet: FleetId,
  foes: ReadonlySet<EmpireId>,
): boolean {
  const party = where.party(fleet);
  if (party === undefined || party.touchable) return false;
  return [...foes].every((foe) => !partyFacing(party, foe).touchable);
}
