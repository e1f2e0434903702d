import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import type { CivilianTrade } from './civilian-trade-in.ts';

/** A system as trade sees it. */
export type Market = Pick<
  StarSystem,
  'id' | 'name' | 'utilized' | 'anomalies' | 'offMapLanes' | 'offMapTrade'
> &
  CivilianTrade;

/** Somebody else's route in a system of one's own; `trader`: his name, for he is a partner. */
export type ForeignRoute = Readonly<{ market: Pick<Market, 'name'>; trader: string }>;

/** The anomaly that doubles what a system is worth to trade. */
export const STRATEGIC_RESOURCE = 'Strategic Resource';
const OFF_MAP = 5;

/**
 * What open routes earn: each of one's own the Utilized Productivity of its system, twice that
 * with a strategic resource, 1 more by each trading post, 2, 4 or 6 by civilian bases, and 5 by lanes off the map, or what was rolled for them; each foreign one in one's own
 * systems 1 point, by the name of him whose it is.
 * @rule ECO-2 @rule OPT-10 @rule OPT-21 @rule FOG-10
 * @ruling OPT-10 A route goes by one lane off the map, so that several in a system bring no more than one.
 */
export function commerceOf(
  routes: readonly Market[],
  foreignRoutes: readonly ForeignRoute[],
): Ledger {
  return [
    ...routes.flatMap(routeLines),
    ...foreignRoutes.map(({ market, trader }) =>
      lineOf(`Trade route of ${trader} at ${market.name}`, 1),
    ),
  ];
}

function routeLines(market: Market): readonly LedgerLine[] {
  const { name, utilized, anomalies, offMapLanes, offMapTrade, posts, bases } = market;
  const beyond = offMapTrade ?? OFF_MAP;
  const isDouble = anomalies.includes(STRATEGIC_RESOURCE);
  return [
    lineOf(`Trade route at ${name}`, utilized),
    ...(isDouble ? [lineOf(`Strategic resource at ${name}`, utilized)] : []),
    ...(posts > 0 ? [lineOf(`Trading posts at ${name}`, posts)] : []),
    ...(bases > 0 ? [lineOf(`Civilian bases at ${name}`, bases, cite('OPT-21'))] : []),
    ...(offMapLanes > 0 ? [lineOf(`Lanes off the map at ${name}`, beyond, cite('OPT-10'))] : []),
  ];
}

const lineOf = (label: string, amount: number, rule = cite('ECO-2')): LedgerLine => ({
  label,
  cite: rule,
  amount,
});
