import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { LoadCargo } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { HOLDS, type Hold, holdFor, holdOf } from '#rules/cargo/hold-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { mayShip } from '#rules/cargo/may-ship';
import { aboardOf, aboutCargo as about, type Berth, berthOf, moveCensus } from '../cargo.ts';
import { portKnown } from '../convoys.ts';
import { improvementIssues } from '../improvement-issues.ts';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '../plan.ts';
import { systemAfterMoves } from '../planned-site.ts';
import { unitText } from '../unit-text.ts';
import { isInHold, unitsAboard } from '../where.ts';

const designOf = ({ view, yards }: Plan, id: UnitId): UnitDesign | undefined => {
  const unit = view.units[id];
  return unit === undefined ? undefined : yards.facts.designOf(unit.design);
};

/** What is left of the hold after the orders so far. */
function freeHold(plan: Plan, { convoy }: Berth, hold: Hold): number {
  const { unit, design } = convoy;
  const { loaded, unloaded } = plan.cargo;
  const before = unloaded.has(unit.id) ? 0 : unit.census;
  const census = loaded.has(unit.id) ? 1 : before;
  const aboard = aboardOf(plan, unit.id).flatMap((id) => designOf(plan, id) ?? []);
  return freeHoldOf({ unit: { ...unit, census }, design }, aboard, hold);
}

/** What a carrier of that class and condition holds in all. */
function holdText({ convoy }: Berth, hold: Hold): string {
  const whole = String(holdOf(convoy, hold));
  if (convoy.design.kind === 'convoy') return 'a convoy holds 10, a crippled one 5';
  return hold === 'troops'
    ? `it holds ${whole} of ground forces`
    : `it holds ${whole} of other units`;
}

function holdIssues(
  plan: Plan,
  berth: Berth,
  { size, hold }: Readonly<{ size: number; hold: Hold }>,
): readonly OrderIssue[] {
  const room = Math.max(0, freeHold(plan, berth, hold));
  if (size <= room) return [];
  const text = `It takes ${String(size)} of the hold, and ${String(room)} is free: ${holdText(berth, hold)}.`;
  return [refusal(about('HOLD_FULL'), text)];
}

/** A Census comes from a colony of one's own, never its last, and goes by convoy. */
function censusIssues(plan: Plan, berth: Berth): readonly OrderIssue[] {
  const { at, name, convoy } = berth;
  const { loaded, unloaded, census } = plan.cargo;
  if (convoy.design.kind !== 'convoy') {
    return [refusal(about('CARGO_KIND'), 'Only convoys carry Census.')];
  }
  if (loaded.has(convoy.unit.id) || unloaded.has(convoy.unit.id)) {
    const text = 'A Census is not loaded and unloaded in one turn, nor two at once.';
    return [refusal(about('CARGO_TWICE'), text)];
  }
  const left = (plan.view.systems[at]?.own?.census ?? 0) + (census.get(at) ?? 0);
  if (left >= 2) return holdIssues(plan, berth, { size: CENSUS_SIZE, hold: 'stores' });
  const text = `Census comes only from a colony of yours that keeps one: not from ${name}.`;
  return [refusal(about('CENSUS_PLACE'), text)];
}

/** What a unit itself has against being loaded. */
function unfitText(plan: Plan, unit: Unit, at: SystemId): string | null {
  const { cargo, yards } = plan;
  if (cargo.loaded.has(unit.id)) return 'is loaded by an earlier order';
  if (isInHold(plan, unit.id)) return 'lies in a hold: unload it first, and load it next turn';
  if (plan.redeployed.has(unit.id)) return 'is redeployed by another order';
  if (unit.status !== 'active') return 'must be made active first';
  if (yards.facts.isResting(unit.id) || yards.scrapped.has(unit.id)) {
    return 'is repaired, changes its status or is scrapped by another order';
  }
  if (unitsAboard(plan, unit.id).length > 0) return 'has flights based on it: move them first';
  return systemAfterMoves(plan, unit) === at ? null : 'is not where its carrier is to be';
}

function unitIssues(plan: Plan, { at, name, convoy }: Berth, id: UnitId): readonly OrderIssue[] {
  const unit = plan.view.units[id];
  const design = designOf(plan, id);
  if (unit === undefined || design === undefined) {
    return [refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (cargoSizeOf(design) === null) {
    return [refusal(about('CARGO_KIND'), `${who} moves by itself and is never cargo.`)];
  }
  if (!isStowedOn(convoy.design, design)) {
    const text = `${who} is based on such a ship, not loaded: order it put aboard.`;
    return [refusal(about('CARGO_KIND'), text)];
  }
  const unfit = unfitText(plan, unit, at);
  if (unfit !== null) return [refusal(about('CARGO_UNFIT'), `${who} ${unfit}.`)];
  const port = portKnown(plan, at);
  if (port === null) {
    const text = `You do not know whose ${name} is: it may not let you load there.`;
    return [doubt({ ...about('LOADING_UNKNOWN'), cite: FOG_14 }, text)];
  }
  if (mayShip(design.kind, port)) return [];
  return [refusal(about('LOADING_PLACE'), `${who} cannot be loaded at ${name}.`)];
}

function unitsIssues(plan: Plan, berth: Berth, units: readonly UnitId[]): readonly OrderIssue[] {
  if (units.length === 0) return [refusal(about('UNITS_NONE'), 'Name at least one unit.')];
  const issues = units.flatMap((id) => unitIssues(plan, berth, id));
  if (isRefused(issues)) return issues;
  const designs = units.flatMap((id) => designOf(plan, id) ?? []);
  const isOneHold = berth.convoy.design.kind === 'convoy';
  const full = (isOneHold ? (['stores'] as const) : HOLDS).flatMap((hold) => {
    const cargo = designs.filter(({ kind }) => isOneHold || holdFor(kind) === hold);
    return holdIssues(plan, berth, { size: sumOf(cargo, (one) => cargoSizeOf(one) ?? 0), hold });
  });
  return [...issues, ...full];
}

/** What is loaded before the fleets move is with its carrier from then on. */
function goAboard({ moved }: Plan, units: readonly UnitId[], carrier: UnitId): void {
  for (const id of units) moved.set(id, { kind: 'aboard', carrier });
}

/** May a unit take that aboard where it is to be, as far as its owner knows? @rule MOV-7 @rule GND-4 @rule FOG-14 */
export function judgeLoadCargo(order: LoadCargo, plan: Plan): Judgement {
  const { berth, issues } = berthOf(plan, order);
  if (berth === null || isRefused(issues)) return free(issues);
  const { cargo, carrier } = order;
  const units = cargo.kind === 'census' ? [carrier] : unique(cargo.units);
  const more =
    cargo.kind === 'census' ? censusIssues(plan, berth) : unitsIssues(plan, berth, units);
  if (isRefused(more)) return free([...issues, ...more]);
  for (const id of units) plan.cargo.loaded.set(id, carrier);
  if (cargo.kind !== 'census') {
    if (plan.view.rules.loading === 'movement') goAboard(plan, units, carrier);
    return free([...issues, ...more]);
  }
  moveCensus(plan, berth.at, -1);
  return free([...issues, ...more, ...improvementIssues(plan, berth.at)]);
}
