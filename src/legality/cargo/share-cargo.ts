import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import type { SharedCargo } from '#model/orders/cargo';
import type { OrderIssue } from '#model/orders/order-issue';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { holdFor } from '#rules/cargo/hold-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { sharedAmong } from '#rules/cargo/shared-among';
import { aboutCargo as about, type Berth, berthOf } from './cargo.ts';
import { cargoRoom } from './cargo-room.ts';
import { cargoUnitIssues } from './cargo-unit.ts';
import { doubt, refusal } from '#legality/issue';
import { ownDesignOf } from './minelaying.ts';
import { type Plan, isRefused } from '#legality/plan/plan';
import { plannedFleet } from '#legality/plan/planned-site';
import { unitText } from '#legality/unit-text';

type Others = Readonly<{ berths: readonly Berth[]; issues: readonly OrderIssue[] }>;

/** The other carriers, and what speaks against each of them. */
function othersOf(plan: Plan, { convoy }: Berth, cargo: SharedCargo): Others {
  const berths: Berth[] = [];
  const issues: OrderIssue[] = [];
  for (const id of unique(cargo.others).filter((one) => one !== convoy.unit.id)) {
    const { berth, issues: own } = berthOf(plan, { kind: 'LoadCargo', carrier: id, cargo });
    const unit = plan.view.units[id];
    const who = unit === undefined ? '' : `${unitText(plan.view, unit)}: `;
    issues.push(...own.map((one) => ({ ...one, path: 'cargo', text: `${who}${one.text}` })));
    if (berth !== null) berths.push(berth);
  }
  return { berths, issues };
}

/** Who shares something is in one fleet, and all of them can carry it. */
function fitIssues(
  plan: Plan,
  first: Berth,
  others: readonly Berth[],
  { unit: id }: SharedCargo,
): readonly OrderIssue[] {
  const fleet = plannedFleet(plan, first.convoy.unit);
  const design = ownDesignOf(plan, id);
  return others.flatMap(({ convoy }): readonly OrderIssue[] => {
    const who = unitText(plan.view, convoy.unit);
    if (plannedFleet(plan, convoy.unit) !== fleet) {
      const text = `${who} is in another fleet: only carriers of one fleet share something.`;
      return [refusal(about('CARRIERS_APART'), text)];
    }
    if (design === undefined || isStowedOn(convoy.design, design)) return [];
    return [refusal(about('CARGO_KIND'), `${who} has no hold for it.`)];
  });
}

/**
 * Shares a unit among carriers as the orders so far leave them room, or says what speaks against it.
 * @rule MOV-7 @rule GND-4 @rule FOG-14
 */
export function shareCargo(plan: Plan, first: Berth, cargo: SharedCargo): readonly OrderIssue[] {
  const { berths, issues } = othersOf(plan, first, cargo);
  const before = [
    ...issues,
    ...cargoUnitIssues(plan, first, cargo.unit),
    ...fitIssues(plan, first, berths, cargo),
  ];
  const design = ownDesignOf(plan, cargo.unit);
  if (isRefused(before) || design === undefined) return before;
  const roomOf = (berth: Berth) => {
    const free = Math.max(0, cargoRoom(plan, berth, holdFor(design.kind)));
    return { carrier: berth.convoy.unit.id, free };
  };
  const [room, others] = [roomOf(first), berths.map(roomOf)];
  const size = cargoSizeOf(design) ?? 0;
  const shares = sharedAmong(size, room, others);
  if (shares === null) {
    const all = sumOf([room, ...others], ({ free }) => free);
    const text = `It takes ${String(size)} of their holds, and ${String(all)} is free in all, ${String(room.free)} of it in the first: name carriers with more room.`;
    return [...before, refusal(about('HOLD_FULL'), text)];
  }
  if (shares.length > 0) plan.cargo.shared.set(cargo.unit, shares);
  const idle = berths.filter(({ convoy }) => shares.every((one) => one.carrier !== convoy.unit.id));
  const needless = idle.map(({ convoy }) =>
    doubt(
      about('SHARE_NEEDLESS'),
      `${unitText(plan.view, convoy.unit)} is not needed for it, and takes nothing aboard.`,
    ),
  );
  return [...before, ...needless];
}
