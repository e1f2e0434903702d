import { cite } from '#kernel/reasons/cite';
import type { EmpireView } from '#fog/views/empire-view';
import type { GiveSchematics } from '#model/orders/gifts';
import type { OrderIssue } from '#model/orders/order-issue';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';
import { receiverIssues } from '#legality/realm/receiver-issues';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('TECH-5'),
  path,
});

function treatyIssues({ neighbours }: EmpireView, { to }: GiveSchematics): readonly OrderIssue[] {
  const other = neighbours[to];
  if (other === undefined || mayTradeClasses(other.state)) return [];
  const text = `Schematics go to partners by a Military treaty or a better one, and ${other.name} is none.`;
  return [refusal(about('NO_TREATY', 'to'), text)];
}

function classIssues(view: EmpireView, { design: id }: GiveSchematics): readonly OrderIssue[] {
  const row = view.designs[id];
  if (row?.known !== 'stats' || !view.empire.unlocked.includes(id)) {
    return [refusal(about('CLASS_LOCKED', 'design'), 'Choose a class that you have unlocked.')];
  }
  if (!view.universalLists.includes(row.design.list)) return [];
  return [refusal(about('CLASS_OF_EVERYBODY', 'design'), 'Everybody can build that class.')];
}

/** May the schematics of a class be given to another empire? @rule TECH-5 */
export function judgeGiveSchematics(order: GiveSchematics, { view }: Plan): Judgement {
  return free([
    ...receiverIssues(view, order.to),
    ...treatyIssues(view, order),
    ...classIssues(view, order),
  ]);
}
