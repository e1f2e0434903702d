import { cite } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import { growthIssues } from '#legality/realm/growth-issues';
import { idleYards } from '#legality/works/idle-yards';
import { groupPairs, lotStarter } from '#legality/accounts/group-pairs';
import { doubt } from './issue.ts';
import { rateOf } from '#rules/economy/maintenance-groups';
import type { Plan } from '#legality/plan/plan';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';
import type { SheetVerdict } from './judge-orders.ts';
import { riotIssues } from '#legality/realm/riot-issues';
import { starvationIssues } from '#legality/movement/starvation-issues';

/** A shipyard with nothing to build. */
export const YARD_IDLE = 'YARD_IDLE';

/** Only for players who can pay for something. */
function idleIssues(plan: Plan): readonly OrderIssue[] {
  if (plan.money.left <= 0) return [];
  return idleYards(plan).map((id) => {
    const name = plan.view.systems[id]?.name ?? id;
    const at = { kind: 'system', system: id } as const;
    const about = { code: YARD_IDLE, cite: cite('CON-1'), at };
    return doubt(about, `Nothing is built by the shipyards at ${name}.`);
  });
}

/** A unit that costs as much as a whole lot. @rule ECO-3 */
function lotIssues(accounts: ProjectedAccounts): readonly OrderIssue[] {
  return groupPairs(accounts).flatMap((pair) => {
    const starter = lotStarter(pair);
    if (starter === null) return [];
    const { points, per } = rateOf(pair.group);
    const name = pair.group.design.name;
    const text = `The ${starter} ${name} starts a new lot: it costs the maintenance of ${String(per)}, ${String(points)} EP.`;
    return [doubt({ code: 'LOT_STARTED', cite: cite('ECO-3') }, text)];
  });
}

/** What is doubtful about a sheet as a whole, and about what it leaves undone. @rule FOG-14 */
export const sheetWarnings = (
  sheet: Pick<SheetVerdict, 'plan' | 'legal'>,
  accounts: ProjectedAccounts,
): readonly OrderIssue[] => [
  ...starvationIssues(sheet),
  ...idleIssues(sheet.plan),
  ...lotIssues(accounts),
  ...riotIssues(sheet.plan, accounts),
  ...growthIssues(sheet.plan, accounts),
];
