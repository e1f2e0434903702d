import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Colonize, FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { sharersOf } from '#rules/cargo/sharers-of';
import { canLandAll } from '#rules/colony/convoy-failure';
import { baseHoldersSeen } from '#rules/movement/base-holders-seen';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { aboardOf } from '#legality/cargo/cargo';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { plannedHold } from '#legality/plan/planned-landings';
import { plannedFleet } from '#legality/plan/planned-site';
import { asFleetId, systemOfFleet } from '#legality/plan/where';
import { BUSY_TEXT } from '#legality/works/busy-text';

const COL_1 = cite('COL-1');
const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: COL_1,
  path: 'convoy',
});

function convoyIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  if (plan.view.designs[unit.design]?.design.kind !== 'convoy') {
    return [refusal(about('NOT_A_CONVOY'), 'Only a convoy can settle a system.')];
  }
  if (plan.realm.settlers.has(unit.id)) {
    return [refusal(about('SETTLER_TWICE'), 'An earlier order settles with this convoy already.')];
  }
  const { facts, scrapped } = plan.yards;
  if (!facts.isResting(unit.id) && !scrapped.has(unit.id)) return [];
  const text = `This convoy ${BUSY_TEXT}: it cannot settle.`;
  return [refusal(about('SETTLER_RESTS'), text)];
}

/** Where the convoy will be when the Colony Phase begins, if nothing stops it. */
function siteOf(plan: Plan, fleet: FleetRef): SystemId | null {
  return plan.destinations.get(fleet) ?? systemOfFleet(plan, fleet);
}

function ownerIssues({ view }: Plan, site: SystemId): readonly OrderIssue[] {
  const known = view.systems[site];
  const name = known?.name ?? site;
  if (known?.own !== undefined && known.own !== null) {
    return [refusal(about('SITE_OWN'), `${name} is yours already: unload its Census there.`)];
  }
  const visited = known?.visited ?? null;
  if (visited === null) {
    const text = `You do not know whether ${name} is free: nobody of yours was there.`;
    return [doubt({ ...about('SITE_UNKNOWN'), cite: FOG_14 }, text)];
  }
  if (visited.facts.settlement === 'uninhabited') return [];
  const text = `${name} was settled in turn ${String(visited.turn)}: only an uninhabited system can be colonized.`;
  return [doubt(about('SITE_TAKEN'), text)];
}

function companyIssues({ view, realm }: Plan, site: SystemId): readonly OrderIssue[] {
  const name = view.systems[site]?.name ?? site;
  const issues: OrderIssue[] = [];
  if (enemyFleetsSeen(view)(site)) {
    const text = `An enemy fleet is at ${name}: nobody settles there while it stays.`;
    issues.push(doubt(about('SITE_ENEMY'), text));
  }
  for (const holder of baseHoldersSeen(view, site)) {
    const who = (holder === null ? undefined : view.neighbours[holder]?.name) ?? 'An unknown power';
    const text = `${who} controls ${name} with its bases. Nobody else can settle there.`;
    issues.push(doubt(about('SITE_HELD'), text));
  }
  if ([...realm.settlers.values()].includes(site)) {
    const text = `Another of your convoys settles ${name}. The second one only waits.`;
    issues.push(doubt(about('SITE_TWICE'), text));
  }
  return issues;
}

/** The empire that gets the system must be known. */
function rivalIssues({ view }: Plan, { yieldsTo }: Colonize): readonly OrderIssue[] {
  if (yieldsTo === null || Object.hasOwn(view.neighbours, yieldsTo)) return [];
  const text = 'You are in contact with no such power: settle for yourself.';
  return [refusal({ ...about('RIVAL_UNKNOWN'), path: 'yieldsTo' }, text)];
}

/** May the convoy settle where it will be, as far as its owner knows? @rule COL-1 @rule FOG-14 */
export function judgeColonize(order: Colonize, plan: Plan): Judgement {
  const unit = plan.view.units[order.convoy];
  if (unit === undefined) {
    return free([
      refusal({ ...about('CONVOY_UNKNOWN'), cite: FOG_14 }, 'You have no such convoy.'),
    ]);
  }
  const unfit = convoyIssues(plan, unit);
  if (isRefused(unfit)) return free(unfit);
  const issues = [...unfit, ...rivalIssues(plan, order)];
  const fleet = plannedFleet(plan, unit);
  const site = fleet === null ? null : siteOf(plan, fleet);
  if (fleet === null || site === null) {
    issues.push(refusal(about('SETTLER_UNDER_WAY'), 'This convoy is in no system.'));
  } else {
    issues.push(...stayIssues(plan, fleet), ...loadIssues(plan, unit));
    issues.push(...ownerIssues(plan, site));
    issues.push(...companyIssues(plan, site));
  }
  if (!isRefused(issues) && site !== null) plan.realm.settlers.set(unit.id, site);
  return free(issues);
}

/** What it carries after the landings must find its place ashore. */
function loadIssues(plan: Plan, { id, census }: Unit): readonly OrderIssue[] {
  const { loaded, unloaded, kept } = plan.cargo;
  if (plan.view.rules.loading === 'movement' && [...loaded.values()].includes(id)) {
    const text = 'Cargo loaded this turn can’t land this turn. Settle next turn.';
    return [refusal({ ...about('SETTLER_LOADS'), cite: cite('MOV-7') }, text)];
  }
  const isShared = (one: UnitId): boolean => {
    const unit = plan.view.units[one];
    return unit !== undefined && sharersOf({ place: plannedHold(plan, unit) }).length > 0;
  };
  if (aboardOf(plan, id).some(isShared)) {
    const text = 'It shares what it carries with other carriers: unload that first.';
    return [refusal({ ...about('SETTLER_SHARES'), cite: cite('MOV-7') }, text)];
  }
  const left = unloaded.has(id) && !kept.has(id) ? 0 : census;
  const cargo = aboardOf(plan, id).flatMap((one) => {
    const row = plan.view.units[one];
    const design = row === undefined ? undefined : plan.yards.facts.designOf(row.design);
    return design === undefined ? [] : [{ design }];
  });
  if (canLandAll(cargo, loaded.has(id) ? 1 : left)) return [];
  const text = 'Flights aboard would find no basing there: leave them behind.';
  return [refusal(about('SETTLER_LADEN'), text)];
}

/** A fleet that withdraws does nothing before it has left. */
function stayIssues({ view, destinations }: Plan, fleet: FleetRef): readonly OrderIssue[] {
  const withdrawing = view.fleets[asFleetId(fleet)]?.withdrawing ?? null;
  if (withdrawing === null || destinations.has(fleet)) return [];
  return [refusal(about('SETTLER_WITHDRAWS'), 'It withdraws: it must leave first.')];
}
