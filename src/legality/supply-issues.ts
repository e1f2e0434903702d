import { cite } from '#kernel/reasons/cite';
import type { MoveFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Outlook } from '#rules/supply/supply-outlook';
import { doubt } from './issue.ts';
import type { Plan } from './plan.ts';
import { supplyAfterMoves, supplyBeforeMoves } from './planned-supply.ts';
import { systemOfFleet } from './where.ts';

function whyText({ view }: Plan, outlook: Exclude<Outlook, { supplied: true }>): string {
  switch (outlook.because) {
    case 'blockade':
      return 'it is blockaded';
    case 'enemy':
      return `an enemy fleet at ${view.systems[outlook.at]?.name ?? outlook.at} bars the way`;
    case 'no-depot':
      return outlook.functions === 0
        ? 'you know of no depot within two minor or major lanes'
        : `you know of no depot within two minor or major lanes, nor within the ${String(outlook.functions)} of the Supply ships there`;
  }
}

/** A fleet that is in supply where it is, and would not be where the whole sheet takes it. @rule SUP-5 @rule SUP-6 */
export function supplyIssues(plan: Plan, { fleet, path }: MoveFleet): readonly OrderIssue[] {
  const from = systemOfFleet(plan, fleet);
  const to = path.at(-1) ?? from;
  if (from === null || to === null) return [];
  const there = supplyAfterMoves(plan, to);
  if (there.supplied || !supplyBeforeMoves(plan, from).supplied) return [];
  const name = plan.view.systems[to]?.name ?? to;
  const about = { code: 'SUPPLY_LEFT', cite: cite('SUP-5'), path: 'path' };
  return [doubt(about, `At ${name} it is out of supply: ${whyText(plan, there)}.`)];
}
