import { unique } from '#kernel/collections/unique';
import type { EmpireView } from '#fog/views/empire-view';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { UnitKind } from '#model/forces/unit';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import type { OrderIssue } from '#model/orders/order-issue';
import { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { receiverIssues } from '#legality/realm/receiver-issues';
import { unitText } from '../unit-text.ts';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('TECH-5'),
  path,
});

function treatyIssues({ neighbours }: EmpireView, order: ExchangeUnits): readonly OrderIssue[] {
  const other = neighbours[order.with];
  if (other === undefined || mayTradeClasses(other.state)) return [];
  const text = `Units are exchanged with partners by a Military treaty or a better one, and ${other.name} is none.`;
  return [refusal(about('NO_TREATY', 'with'), text)];
}

const isWhole = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least;

function termIssues({ gives, takes }: ExchangeUnits): readonly OrderIssue[] {
  const unfit = about('SALE_UNFIT', 'gives');
  const counts = takes.classes.map(({ count }) => count);
  if (![gives.points, takes.points].every((points) => isWhole(points, 0))) {
    return [refusal(unfit, 'Say a whole number of EP.')];
  }
  if (!counts.every((count) => isWhole(count, 1))) {
    return [refusal(unfit, 'Say of each class a whole number of units, at least 1.')];
  }
  if (gives.points > 0 && takes.points > 0) {
    return [refusal(unfit, 'Say EP on one side only: what is left when the two are set off.')];
  }
  if (gives.units.length > 0 || takes.classes.length > 0) return [];
  return [refusal(unfit, 'Say which units are given or taken.')];
}

const CARRIED =
  'Flights, minefields and ground units change hands with the unit that carries them.';

const kindIssues = (kind: UnitKind, path: string): readonly OrderIssue[] =>
  isSoldByItself(kind) ? [] : [refusal(about('SALE_CARRIED', path), CARRIED)];

function unitIssues({ view, sold }: Plan, id: UnitId): readonly OrderIssue[] {
  const unit = view.units[id];
  const row = unit === undefined ? undefined : view.designs[unit.design];
  if (unit === undefined || row === undefined) {
    return [refusal(about('UNIT_UNKNOWN', 'gives'), 'You have no such unit.')];
  }
  if (sold.has(id)) {
    const text = `${unitText(view, unit)} is given by an earlier order already.`;
    return [refusal(about('SALE_TWICE', 'gives'), text)];
  }
  const { kind } = row.design;
  if (unit.place.kind === 'aboard' && isSoldByItself(kind)) {
    const text = `${unitText(view, unit)} is in tow or aboard, and goes with what carries it: give that, or put it down first.`;
    return [refusal(about('SALE_CARRIED', 'gives'), text)];
  }
  return kindIssues(kind, 'gives');
}

function classIssues({ view }: Plan, { takes }: ExchangeUnits): readonly OrderIssue[] {
  return takes.classes.flatMap(({ design }) => {
    const row = view.designs[design];
    if (row !== undefined) return kindIssues(row.design.kind, 'takes');
    return [refusal(about('CLASS_UNKNOWN', 'takes'), 'You know of no such class.')];
  });
}

/**
 * May these units and points be exchanged with another empire, if it orders the same? What is paid is kept back now.
 * @rule TECH-5 @rule ECO-6
 */
export function judgeExchangeUnits(order: ExchangeUnits, plan: Plan): Judgement {
  const { view } = plan;
  const { points } = order.gives;
  const units = unique(order.gives.units);
  const terms = termIssues(order);
  const isPaid = points > 0 && !isRefused(terms);
  const issues = [
    ...receiverIssues(view, order.with, 'with'),
    ...treatyIssues(view, order),
    ...terms,
    ...units.flatMap((id) => unitIssues(plan, id)),
    ...classIssues(plan, order),
    ...(isPaid ? paymentIssues(plan, points) : []),
  ];
  if (isRefused(issues)) return free(issues);
  for (const id of units) plan.sold.add(id);
  return { issues, cost: points };
}
