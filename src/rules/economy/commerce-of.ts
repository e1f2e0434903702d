import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';

/** A system as trade sees it. */
export type Market = Pick<StarSystem, 'id' | 'name' | 'utilized' | 'anomalies'>;

/** The anomaly that doubles what a system is worth to trade. */
export const STRATEGIC_RESOURCE = 'Strategic Resource';

/**
 * What open routes earn: each of one's own the Utilized Productivity of its system, twice that
 * with a strategic resource; each foreign one in one's own systems 1 point. @rule ECO-2
 */
export function commerceOf(routes: readonly Market[], foreignRoutes: readonly Market[]): Ledger {
  return [
    ...routes.flatMap(routeLines),
    ...foreignRoutes.map((market) => lineOf(`Foreign trade route at ${market.name}`, 1)),
  ];
}

function routeLines(market: Market): readonly LedgerLine[] {
  const route = lineOf(`Trade route at ${market.name}`, market.utilized);
  if (!market.anomalies.includes(STRATEGIC_RESOURCE)) return [route];
  return [route, lineOf(`Strategic resource at ${market.name}`, market.utilized)];
}

const lineOf = (label: string, amount: number): LedgerLine => ({
  label,
  cite: cite('ECO-2'),
  amount,
});
