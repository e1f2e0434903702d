import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { SetTrade } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isFitToTrade } from '#rules/economy/is-fit-to-trade';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { type Convoy, convoyOf, hostKnown, idleIssues, noConvoy } from '#legality/cargo/convoys';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { unitsAboard } from '#legality/plan/where';

const MOV_6 = cite('MOV-6');
const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_6,
  path: 'convoys',
});

function fitIssues(plan: Plan, { unit, design }: Convoy): readonly OrderIssue[] {
  const census = plan.cargo.loaded.has(unit.id) ? 1 : unit.census;
  if (isFitToTrade({ unit: { ...unit, census }, design, aboard: unitsAboard(plan, unit.id) }))
    return [];
  const text =
    unit.condition === 'crippled'
      ? 'is crippled: repair it first'
      : 'carries cargo: unload it, and let it trade from next turn';
  return [refusal(about('CONVOY_UNFIT'), `${unitText(plan.view, unit)} ${text}.`)];
}

function placeIssues(plan: Plan, at: SystemId): readonly OrderIssue[] {
  const { view } = plan;
  const name = view.systems[at]?.name ?? at;
  const host = hostKnown(plan, at);
  if (host === view.empire.id) return [];
  if (host === 'unknown') {
    const text = `You do not know whose ${name} is: convoys trade only in systems of yours and of trade partners.`;
    return [doubt(about('TRADE_PLACE_UNKNOWN'), text)];
  }
  if (host !== null && isTradePartner(view.neighbours[host]?.state ?? null)) return [];
  const text = `${name} is neither yours nor a trade partner’s: send the convoy to one that is.`;
  return [refusal(about('TRADE_PLACE'), text)];
}

/** Whether another convoy of the empire is to trade there after this turn. */
function isTaken(plan: Plan, id: UnitId, at: SystemId): boolean {
  const { trade } = plan.cargo;
  if ([...trade].some(([other, place]) => other !== id && place === at)) return true;
  return valuesById(plan.view.units).some((unit) => {
    if (!unit.trading || unit.id === id || trade.has(unit.id)) return false;
    const other = convoyOf(plan, unit.id);
    return other !== null && !other.moves && other.at === at;
  });
}

/** What speaks against a convoy trading where it is to be. */
export function beginIssues(plan: Plan, convoy: Convoy): readonly OrderIssue[] {
  const { unit, at, moves } = convoy;
  const issues = [...idleIssues(plan, convoy, MOV_6, 'convoys'), ...fitIssues(plan, convoy)];
  if (at === null) return issues;
  issues.push(...placeIssues(plan, at));
  const name = plan.view.systems[at]?.name ?? at;
  if (unit.trading && !moves) {
    issues.push(doubt(about('TRADE_ALREADY'), `It trades at ${name} already.`));
  }
  if (isTaken(plan, unit.id, at)) {
    const text = `Another convoy of yours trades at ${name}: the second one earns nothing.`;
    issues.push(doubt(about('TRADE_SECOND'), text));
  }
  return issues;
}

function judgeOne(plan: Plan, id: UnitId, trading: boolean): readonly OrderIssue[] {
  const convoy = convoyOf(plan, id);
  if (convoy === null) return [noConvoy('convoys')];
  if (plan.cargo.trade.has(id)) {
    const text = 'An earlier order says already whether this convoy trades.';
    return [refusal(about('TRADE_TWICE'), text)];
  }
  if (trading) return beginIssues(plan, convoy);
  if (convoy.unit.trading) return [];
  const who = unitText(plan.view, convoy.unit);
  return [refusal(about('TRADE_NONE'), `${who} does not trade.`)];
}

/** Judges whether these convoys may start or stop trade at their place, as far as the player knows. @rule MOV-6 @rule FOG-14 */
export function judgeSetTrade({ convoys, trading }: SetTrade, plan: Plan): Judgement {
  const issues: OrderIssue[] = [];
  const begun: UnitId[] = [];
  for (const id of unique(convoys)) {
    const own = judgeOne(plan, id, trading);
    issues.push(...own);
    if (isRefused(own)) continue;
    begun.push(id);
    plan.cargo.trade.set(id, (trading ? convoyOf(plan, id)?.at : null) ?? 'stop');
  }
  if (isRefused(issues)) for (const id of begun) plan.cargo.trade.delete(id);
  return free(issues);
}
