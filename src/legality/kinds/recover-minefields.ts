import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { RecoverMinefields } from '#model/orders/supply';
import type { OrderIssue } from '#model/orders/order-issue';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateToward } from '#rules/diplomacy/state-toward';
import { berthsFor } from '#rules/encounters/berths-for';
import { doubt, refusal } from '../issue.ts';
import {
  aboutMines as about,
  isFitMinelayer,
  minefieldIssues,
  ownDesignOf,
  placeOfMinefield,
} from '#legality/cargo/minelaying';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitText } from '../unit-text.ts';
import { unitsAboard } from '#legality/plan/where';

/** What is left of a Minelayer’s rating after the orders so far. */
function roomAboard(plan: Plan, carrier: Unit): number {
  const { laid, recovered } = plan.minefields;
  const design = ownDesignOf(plan, carrier.id);
  const aboard = unitsAboard(plan, carrier.id).filter(
    (id) => ownDesignOf(plan, id)?.kind === 'minefield' && !laid.has(id),
  );
  const coming = [...recovered.values()].filter((one) => one === carrier.id);
  const berths = design === undefined ? 0 : berthsFor(design, 'minefield');
  return berths - aboard.length - coming.length;
}

function placeIssues(plan: Plan, minefield: Unit, site: SystemId): readonly OrderIssue[] {
  const own = minefieldIssues(plan, minefield);
  if (own.length > 0) return own;
  const place = placeOfMinefield(plan, minefield);
  if (place.kind === 'system' && place.system === site) return [];
  const where = plan.view.systems[site]?.name ?? site;
  const text = `${unitText(plan.view, minefield)} does not lie at ${where}, where the Minelayer is to be.`;
  return [refusal(about('MINEFIELD_ELSEWHERE', 'minefields'), text)];
}

/** In an encounter nothing is recovered. */
function dangerIssues({ view }: Plan, site: SystemId): readonly OrderIssue[] {
  const isEnemyThere = valuesById(view.contacts).some(({ owner, place, current }) => {
    if (!current || place.kind !== 'system' || place.system !== site || owner === null)
      return false;
    return rightsOf(stateToward(view.neighbours, owner)).stance === 'enemy';
  });
  if (!isEnemyThere) return [];
  const text = 'Enemies are in sight there: where you are in an encounter nothing is recovered.';
  return [doubt(about('RECOVERY_IN_DANGER', 'carrier'), text)];
}

function issuesOf(
  plan: Plan,
  { carrier, minefields }: Readonly<{ carrier: Unit; minefields: readonly Unit[] }>,
): readonly OrderIssue[] {
  if (!isFitMinelayer(plan, carrier)) {
    const text = `${unitText(plan.view, carrier)} is no Minelayer that is sound, in service and free this turn.`;
    return [refusal(about('MINELAYER_UNFIT', 'carrier'), text)];
  }
  const site = systemAfterMoves(plan, carrier);
  if (site === null) {
    const text = `${unitText(plan.view, carrier)} is in a lane: minefields lie in systems.`;
    return [refusal(about('MINELAYER_IN_LANE', 'carrier'), text)];
  }
  const issues = minefields.flatMap((unit) => placeIssues(plan, unit, site));
  const room = Math.max(0, roomAboard(plan, carrier));
  if (minefields.length > room) {
    const text = `It has room for ${String(room)} more: a minefield for each function.`;
    issues.push(refusal(about('MINELAYER_FULL', 'minefields'), text));
  }
  return isRefused(issues) ? issues : dangerIssues(plan, site);
}

/** May a Minelayer take these deployed minefields aboard where it is to be? @rule SUP-2 */
export function judgeRecoverMinefields(order: RecoverMinefields, plan: Plan): Judgement {
  const ids = unique(order.minefields);
  const carrier = plan.view.units[order.carrier];
  const minefields = ids.flatMap((id) => plan.view.units[id] ?? []);
  if (carrier === undefined || minefields.length < ids.length) {
    const path = carrier === undefined ? 'carrier' : 'minefields';
    return free([refusal(about('UNIT_UNKNOWN', path), 'You have no such unit.')]);
  }
  const issues = issuesOf(plan, { carrier, minefields });
  if (!isRefused(issues)) for (const id of ids) plan.minefields.recovered.set(id, carrier.id);
  return free(issues);
}
