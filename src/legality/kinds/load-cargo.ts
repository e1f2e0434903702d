import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitId } from '#model/campaign/ids';
import type { LoadCargo } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { HOLDS, type Hold, holdFor, holdOf } from '#rules/cargo/hold-of';
import { aboutCargo as about, type Berth, berthOf, moveCensus } from '#legality/cargo/cargo';
import { cargoRoom } from '#legality/cargo/cargo-room';
import { cargoUnitIssues } from '#legality/cargo/cargo-unit';
import { improvementIssues } from '#legality/works/improvement-issues';
import { refusal } from '../issue.ts';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { shareCargo } from '#legality/cargo/share-cargo';

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
  const room = Math.max(0, cargoRoom(plan, berth, hold));
  if (size <= room) return [];
  const text = `It takes ${String(size)} of the hold, and ${String(room)} is free: ${holdText(berth, hold)}.`;
  return [refusal(about('HOLD_FULL'), text)];
}

/** A Census comes from an own colony, never its last, and travels by convoy. */
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

function unitsIssues(plan: Plan, berth: Berth, units: readonly UnitId[]): readonly OrderIssue[] {
  if (units.length === 0) return [refusal(about('UNITS_NONE'), 'Name at least one unit.')];
  const issues = units.flatMap((id) => cargoUnitIssues(plan, berth, id));
  if (isRefused(issues)) return issues;
  const designs = units.flatMap((id) => ownDesignOf(plan, id) ?? []);
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

type Load = Readonly<{ units: readonly UnitId[]; issues: readonly OrderIssue[] }>;

/** What is to come aboard, a carrier standing for its Census, and what speaks against it. */
function loadOf(plan: Plan, berth: Berth, { cargo, carrier }: LoadCargo): Load {
  switch (cargo.kind) {
    case 'census':
      return { units: [carrier], issues: censusIssues(plan, berth) };
    case 'units': {
      const units = unique(cargo.units);
      return { units, issues: unitsIssues(plan, berth, units) };
    }
    case 'shared':
      return { units: [cargo.unit], issues: shareCargo(plan, berth, cargo) };
  }
}

/** May a unit take that aboard where it is to be, as far as its owner knows? @rule MOV-7 @rule GND-4 @rule FOG-14 */
export function judgeLoadCargo(order: LoadCargo, plan: Plan): Judgement {
  const { berth, issues } = berthOf(plan, order);
  if (berth === null || isRefused(issues)) return free(issues);
  const { cargo, carrier } = order;
  const { units, issues: more } = loadOf(plan, berth, order);
  if (isRefused(more)) return free([...issues, ...more]);
  for (const id of units) plan.cargo.loaded.set(id, carrier);
  if (cargo.kind !== 'census') {
    if (plan.view.rules.loading === 'movement') goAboard(plan, units, carrier);
    return free([...issues, ...more]);
  }
  moveCensus(plan, berth.at, -1);
  return free([...issues, ...more, ...improvementIssues(plan, berth.at)]);
}
