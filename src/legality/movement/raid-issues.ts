import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { raidOutlookOf } from '#rules/raiders/raid-outlook';
import type { Aftermath } from '#legality/plan/aftermath';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { leftAt, raidAhead } from './raid-ahead.ts';
import { membersOf, systemOfFleet } from '#legality/plan/where';

/** A ship that keeps raiders away. @rule SUP-1 */
function isGuard({ view }: Plan, { design, status }: Unit): boolean {
  const known = view.designs[design];
  if (known === undefined || status === 'mothballed') return false;
  const isCivilian = known.known === 'stats' && known.design.civilian;
  return known.design.kind === 'ship' && !isCivilian;
}

/** The own system that an armed fleet leaves; null: it leaves none, or is not armed. */
function systemLeft(plan: Plan, fleet: FleetRef): StarSystem | null {
  const from = systemOfFleet(plan, fleet);
  if (from === null || (plan.destinations.get(fleet) ?? from) === from) return null;
  const isArmed = membersOf(plan, fleet).some((unit) => isGuard(plan, unit));
  return isArmed ? (plan.view.systems[from]?.own ?? null) : null;
}

/**
 * The last armed ship leaves an own system that raiders may attack.
 * @rule SUP-1 @rule FOG-14
 */
export function raidIssues(plan: Plan, after: Aftermath, fleet: FleetRef): readonly OrderIssue[] {
  const { view } = plan;
  const own = view.rules.raiders === 'off' ? null : systemLeft(plan, fleet);
  if (own === null) return [];
  const left = leftAt(plan, after, own.id);
  if (left.some((unit) => isGuard(plan, unit))) return [];
  const ahead = raidAhead(plan, after, own.id);
  const now = ledgerTotal(raidOutlookOf(view, own).ledger);
  if (ahead === null || ahead.areThere || ahead.chance <= now) return [];
  const { chance } = ahead;
  const about = { code: 'RAIDERS_MAY_COME', cite: cite('SUP-1'), path: 'fleet' };
  const text = `No armed ship of yours stays at ${own.name}: the chance that raiders come there rises from ${String(now)} % to ${String(chance)} %.`;
  return [doubt(about, text)];
}
