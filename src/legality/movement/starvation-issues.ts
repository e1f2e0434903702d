import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { LegalOrder } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { type StarvingUnit, starvingUnits } from '#rules/supply/starving-units';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { plannedForces } from '#legality/plan/planned-forces';
import { plannedFleet } from '#legality/plan/planned-site';
import { plannedStanding } from '#legality/plan/planned-standing';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { asFleetId, systemOfUnit } from '#legality/plan/where';
import { whyText } from './supply-issues.ts';

/** A loss of this turn, and one of a later turn. */
export const STARVES_NOW = 'UNITS_STARVE';
const STARVES_LATER = 'UNITS_STARVE_LATER';
/** Units that are in supply still are told of this number of turns before they would be lost. */
const TURNS_BEFORE = 2;

/** The fleet that a unit is in after the orders of the sheet, by itself or with its carrier, or the place that it belongs to. */
function holderOf(plan: Plan, id: UnitId): string {
  const unit = plan.view.units[id];
  if (unit === undefined) return id;
  const to = plan.moved.get(unit.id) ?? unit.place;
  if (to.kind === 'aboard') return holderOf(plan, to.carrier);
  const fleet = plannedFleet(plan, unit);
  if (fleet !== null) return plan.view.fleets[asFleetId(fleet)]?.name ?? fleet.slice('new:'.length);
  const system = systemOfUnit(plan, id);
  return system === null ? id : `The garrison of ${plan.view.systems[system]?.name ?? system}`;
}

function causeText(plan: Plan, { at: { place }, because }: StarvingUnit): string {
  if (because === 'unpaid') return 'nobody pays its maintenance';
  const system = place.kind === 'system' ? place.system : null;
  const where = system === null ? 'In its lane' : `At ${plan.view.systems[system]?.name ?? system}`;
  return `${where} it is out of supply: ${whyText(plan, because)}`;
}

/** What a fleet loses first. */
function issueOf(
  plan: Plan,
  holder: string,
  lost: readonly [StarvingUnit, ...StarvingUnit[]],
): OrderIssue {
  const [first] = lost;
  const count = lost.length === 1 ? '1 unit' : `${String(lost.length)} units`;
  const turn = String(plan.view.turn + first.turns - 1);
  const cause = causeText(plan, first);
  const isNow = first.turns === 1;
  const code = isNow ? STARVES_NOW : STARVES_LATER;
  const what = isNow
    ? `${holder} loses ${count} this turn, turn ${turn}.`
    : `${holder} loses ${count} in turn ${turn} if supply does not come by then.`;
  return doubt(
    { code, cite: cite('SUP-7') },
    `${what} ${cause[0]?.toUpperCase() ?? ''}${cause.slice(1)}.`,
  );
}

/** Those that are gone before supply is drawn, by the player's own will. */
const leftIn = ({ yards, sold }: Plan, { id }: Unit): boolean =>
  !yards.takenApart.has(id) && !yards.scrapped.has(id) && !sold.has(id);

/**
 * The fleets that lose units for want of supply after the orders of the sheet, each with the number of units that it
 * loses first, and when.
 * @rule SUP-7 @rule SUP-8 @rule FOG-14
 */
export function starvationIssues(plan: Plan, legal: readonly LegalOrder[]): readonly OrderIssue[] {
  const ordered = new Set<UnitId>(
    legal.flatMap(({ order }) => (order.kind === 'ResupplyUnits' ? order.ships : [])),
  );
  const { unpaid } = plan.view;
  const starving = starvingUnits({
    knowledge: { ...plannedForces(plan), unpaid },
    outlook: outlookAfterMoves(plan),
    gives: (ship) => ordered.has(ship.id) || plannedStanding(plan, ship).resupply === 'dying',
  }).filter(({ unit }) => leftIn(plan, unit));
  return [...groupBy(starving, ({ unit }) => holderOf(plan, unit.id))].flatMap(
    ([holder, units]) => {
      const turns = Math.min(...units.map((one) => one.turns));
      const isNear = turns <= TURNS_BEFORE || units.some(({ unit }) => unit.outOfSupply > 0);
      const [first, ...others] = units.filter((one) => one.turns === turns);
      return first === undefined || !isNear ? [] : [issueOf(plan, holder, [first, ...others])];
    },
  );
}
