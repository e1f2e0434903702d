import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { UpgradeBase } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { canBeUpgraded } from '#rules/construction/can-be-upgraded';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { systemOfUnit } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

const about = (code: string) => ({ code, cite: cite('OPT-21'), path: 'base' });

function unfitIssues({ view, yards }: Plan, unit: Unit): readonly OrderIssue[] {
  const who = unitText(view, unit);
  if (!canBeUpgraded(unit)) {
    const text = `${who} must be uncrippled and stand in a system to be upgraded.`;
    return [refusal(about('BASE_UNFIT'), text)];
  }
  if (!yards.facts.isResting(unit.id) && !yards.scrapped.has(unit.id)) return [];
  const text = `${who} ${BUSY_TEXT}: remove one of the two.`;
  return [refusal(about('BASE_RESTS'), text)];
}

/** A base that is crippled by the end of the battles is not upgraded. */
function dangerIssues({ view }: Plan, system: SystemId): readonly OrderIssue[] {
  if (!enemyFleetsSeen(view)(system)) return [];
  const text = 'An enemy fleet is there: if the base is crippled, the EP are lost.';
  return [doubt(about('ENEMY_THERE'), text)];
}

/** May this civilian base be upgraded, and can it be paid? @rule OPT-21 @rule ECO-6 @rule ECO-7 */
export function judgeUpgradeBase({ base }: UpgradeBase, plan: Plan): Judgement {
  const unit = plan.view.units[base];
  const system = systemOfUnit(plan, base);
  if (unit === undefined || system === null) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit in a system.')]);
  }
  const to = upgradeOf(unit.design);
  const next = to === null ? undefined : plan.yards.facts.designOf(to);
  if (next === undefined) {
    const text = 'Only small and medium civilian bases can be upgraded.';
    return free([refusal(about('NOT_UPGRADABLE'), text)]);
  }
  const { cost } = next;
  const issues = [...unfitIssues(plan, unit), ...blockadeIssues(plan, system, cost)];
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, cost));
  if (isRefused(issues)) return free(issues);
  plan.yards.resting.add(base);
  spendAt(plan, system, cost);
  return { issues: [...issues, ...dangerIssues(plan, system)], cost };
}
