import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { ContactId, EmpireId, FleetId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateBetween } from '#rules/diplomacy/state-between';
import { type Entrant, mayEnter } from './may-enter.ts';

type Visitors = Readonly<{ fleet: FleetId; owner: EmpireId; units: readonly Entrant[] }>;

/**
 * The single fleets that an empire admits, which it names by its contacts.
 * @rule DIP-10
 * @ruling The permission is for the fleet that the contact was, even when it is out of sight. Units that leave that fleet don't have it.
 */
export const fleetsAdmitted = (
  contacts: ById<ContactId, Pick<Contact, 'subject'>>,
  { admitsFleets = [] }: Pick<StandingOrders, 'admitsFleets'>,
): readonly FleetId[] =>
  admitsFleets.flatMap((id) => {
    const contact: Pick<Contact, 'subject'> | undefined = contacts[id];
    return contact?.subject.kind === 'fleet' ? [contact.subject.fleet] : [];
  });

/** Whether the standing orders of an empire admit a fleet into its systems. @rule DIP-10 */
export function isAdmitted(
  { empires, contacts }: Pick<CampaignState, 'empires' | 'contacts'>,
  { fleet, owner }: Pick<Visitors, 'fleet' | 'owner'>,
  host: EmpireId,
): boolean {
  const { standing } = rowOf(empires, host);
  return standing.admits.includes(owner) || fleetsAdmitted(contacts, standing).includes(fleet);
}

/** Whether a fleet may enter the systems of an empire, and stay there. @rule DIP-10 */
export function isWelcome(
  state: Pick<CampaignState, 'relations' | 'empires' | 'contacts'>,
  { fleet, owner, units }: Visitors,
  host: EmpireId,
): boolean {
  const rights = rightsOf(stateBetween(state.relations, owner, host));
  const admitted = isAdmitted(state, { fleet, owner }, host);
  return mayEnter({ rights, admitted, units });
}
