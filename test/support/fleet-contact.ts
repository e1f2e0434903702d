import { brandAs } from '#kernel/brand/brand';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { fleetId } from './campaign.ts';

/** An empire has a fleet in sight and does not know whose it is; its only contact. */
export const fleetContact = (viewer: EmpireId, fleet: string, at: SystemId): Contact => ({
  id: brandAs<ContactId>(`${viewer}.c1`),
  viewer,
  owner: null,
  subject: { kind: 'fleet', fleet: fleetId(fleet) },
  place: { kind: 'system', system: at },
  groups: [],
  seen: { turn: 1, source: 'presence' },
  ships: [],
  told: null,
  current: true,
  cameFrom: null,
  leftFor: null,
});
