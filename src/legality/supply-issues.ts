import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Outlook } from '#rules/supply/supply-outlook';
import { doubt } from './issue.ts';
import type { Plan } from './plan.ts';

function whyText({ view }: Plan, outlook: Exclude<Outlook, { supplied: true }>): string {
  switch (outlook.because) {
    case 'blockade':
      return 'it is blockaded';
    case 'enemy':
      return `an enemy fleet at ${view.systems[outlook.at]?.name ?? outlook.at} bars the way`;
    case 'no-depot':
      return 'you know of no depot within two minor or major lanes';
  }
}

/** A fleet that is in supply where it is, and would not be where it goes. @rule SUP-5 */
export function supplyIssues(plan: Plan, from: SystemId, to: SystemId): readonly OrderIssue[] {
  const there = plan.supplyAt(to);
  if (there.supplied || !plan.supplyAt(from).supplied) return [];
  const name = plan.view.systems[to]?.name ?? to;
  const about = { code: 'SUPPLY_LEFT', cite: cite('SUP-5'), path: 'path' };
  return [doubt(about, `At ${name} it is out of supply: ${whyText(plan, there)}.`)];
}
