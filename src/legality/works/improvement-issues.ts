import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { projectIdOf, SYSTEM_PROJECTS, type SystemProjectKind } from '#model/campaign/project';
import type { OrderIssue } from '#model/orders/order-issue';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

const NAMES: Readonly<Record<SystemProjectKind, string>> = {
  productivity: 'Productivity',
  intel: 'Intel',
  terraforming: 'trait',
};

/**
 * What the sheet buys for a system and would pay for in vain, since its Census is another one when
 * the Colony Phase comes.
 * @rule COL-2 @rule ECO-8
 */
export function improvementIssues(
  { view, realm, cargo }: Plan,
  at: SystemId,
): readonly OrderIssue[] {
  const own = view.systems[at]?.own ?? null;
  if (own === null) return [];
  const census = own.census + (cargo.census.get(at) ?? 0);
  const then = { ...own, census, morale: Math.min(own.morale, census) };
  return SYSTEM_PROJECTS.flatMap((kind): readonly OrderIssue[] => {
    const isBought = realm.bought.has(projectIdOf(kind, at));
    if (!isBought || improvementFailureOf(kind, then, view.empire.id) === null) return [];
    const about = { code: 'IMPROVEMENT_LOST', cite: cite('COL-2'), path: 'cargo' };
    const text = `With this Census ${own.name} cannot have the ${NAMES[kind]} that you buy there: it is paid for and does not come.`;
    return [doubt(about, text)];
  });
}
