import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { percent } from '#kernel/words/percent';
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

/** As much as two ships keep off. */
const MUCH = 10;

/**
 * An armed fleet leaves an own system, and the chance of raiders rises there by much, or no armed ship stays.
 * @rule SUP-1 @rule FOG-14
 */
export function raidIssues(plan: Plan, after: Aftermath, fleet: FleetRef): readonly OrderIssue[] {
  const { view } = plan;
  const own = view.rules.raiders === 'off' ? null : systemLeft(plan, fleet);
  if (own === null) return [];
  const ahead = raidAhead(plan, after, own.id);
  const now = ledgerTotal(raidOutlookOf(view, own).ledger);
  if (ahead === null || ahead.areThere || ahead.chance <= now) return [];
  const { chance } = ahead;
  const isGuarded = leftAt(plan, after, own.id).some((unit) => isGuard(plan, unit));
  if (isGuarded && chance - now < MUCH) return [];
  const about = { code: 'RAIDERS_MAY_COME', cite: cite('SUP-1'), path: 'fleet' };
  const rise = `rises from ${percent(now)} to ${percent(chance)} after your orders.`;
  const text = isGuarded
    ? `The chance that raiders come to ${own.name} ${rise}`
    : `No armed ship of yours stays at ${own.name}: the chance that raiders come there ${rise}`;
  return [doubt(about, text)];
}
