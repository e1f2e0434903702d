import type { DiplomaticState } from '#model/campaign/relation';
import { rightsOf } from '#rules/diplomacy/rights-of';

/** Whether convoys may trade with, and pass through, the other's systems. @rule MOV-6 */
export const isTradePartner = (state: DiplomaticState | null): boolean => rightsOf(state).trade;
