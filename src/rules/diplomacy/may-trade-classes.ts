import type { DiplomaticState } from '#model/campaign/relation';
import { rightsOf } from '#rules/diplomacy/rights-of';

/** Whether two empires may give each other schematics: from Military up. @rule TECH-5 @rule DIP-10 */
export const mayTradeClasses = (state: DiplomaticState | null): boolean => rightsOf(state).supply;
