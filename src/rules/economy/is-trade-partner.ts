import { DIPLOMATIC_STATES, type DiplomaticState } from '#model/campaign/relation';

/** Whether convoys may trade with, and pass through, the other's systems: from a Trade treaty up. @rule MOV-6 */
export function isTradePartner(state: DiplomaticState): boolean {
  return DIPLOMATIC_STATES.indexOf(state) >= DIPLOMATIC_STATES.indexOf('trade');
}
