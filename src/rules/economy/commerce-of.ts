import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import type { CivilianTrade } from './civilian-trade-in.ts';

/** The values of a system that matter to trade. */
export type Market = Pick<
  StarSystem,
  'id' | 'name' | 'utilized' | 'anomalies' | 'offMapLanes' | 'offMapTrade'
> &
  CivilianTrade;

/** A partner's trade route in an own system; `trader`: the partner's name. */
export type ForeignRoute = Readonly<{ market: Pick<Market, 'name'>; trader: string }>;

/** The anomaly that doubles what a system is worth to trade. */
export const STRATEGIC_RESOURCE = 'Strategic Resource';
const OFF_MAP = 5;

/**
 * The income of open trade routes. An own route earns the Utilized Productivity of its system, twice that with a strategic resource, 1 more
 * for each trading post, 2, 4 or 6 for a civilian base, and 5, or the rolled value, for lanes off the map. Each foreign route in an own
 * system earns 1 point, listed by its owner's name.
 * @rule ECO-2 @rule OPT-10 @rule OPT-21 @rule FOG-10
 * @ruling OPT-10 A route uses only one lane off the map, so several such lanes in a system add no more than one does.
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
