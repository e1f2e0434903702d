import type { Scenario } from '#content/scenarios/scenario-schema';
import { isTradePartner } from '#rules/economy/is-trade-partner';

/** The keys of the empires with which an empire of a scenario has a Trade treaty, or a better one. @rule SET-1 @rule SET-3 */
export const tradePartnersOf = (
  empire: string,
  { relations }: Pick<Scenario, 'relations'>,
): readonly string[] =>
  relations.flatMap(({ between: [a, b], state }) => {
    if (!isTradePartner(state)) return [];
    if (a === empire) return [b];
    return b === empire ? [a] : [];
  });
