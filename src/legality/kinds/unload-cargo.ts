import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { UnloadCargo } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { liesInHold } from '#rules/cargo/lies-in-hold';
import { sharersOf } from '#rules/cargo/sharers-of';
import { mayShip } from '#rules/cargo/may-ship';
import type { Port } from '#rules/cargo/port-of';
import { basingOf } from '#legality/cargo/basing-of';
import { aboutCargo as about, type Berth, berthOf, moveCensus } from '#legality/cargo/cargo';
import { portKnown } from '#legality/cargo/convoys';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { improvementIssues } from '#legality/works/improvement-issues';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { footholdAt } from '#legality/siege/foothold';
import { unitText } from '../unit-text.ts';

const GND_4 = cite('GND-4');

/** A Census needs an own colony or outpost with room. */
function placeIssues(plan: Plan, { at, name }: Berth): readonly OrderIssue[] {
  const { own, visited } = plan.view.systems[at] ?? { own: null, visited: null };
  if (own !== null) {
    if (own.census + (plan.cargo.census.get(at) ?? 0) < own.capacity) return [];
    return [refusal({ ...about('CENSUS_NO_ROOM'), cite: GND_4 }, `${name} is full.`)];
  }
  const port = portKnown(plan, at);
  if (port === 'partner' && visited?.facts.settlement === 'colony') return [];
  if (port === null) {
    const text = `You do not know whose ${name} is: Census goes only to colonies of yours and of Military partners.`;
    return [doubt({ ...about('CENSUS_PLACE_UNKNOWN'), cite: FOG_14 }, text)];
  }
  const text = `${name} is no colony of yours or of a Military partner: to settle it, order the convoy to colonize.`;
  return [refusal({ ...about('CENSUS_PLACE'), cite: GND_4 }, text)];
}

/** Where loading comes before movement, what this sheet loads is aboard by then. @rule MOV-7 */
const tooEarly = (): OrderIssue =>
  refusal(
    about('CARGO_TWICE'),
    'Cargo loaded this turn can’t be unloaded this turn. Order it next turn.',
  );

function censusIssues(plan: Plan, berth: Berth): readonly OrderIssue[] {
  const { unit } = berth.convoy;
  if (plan.cargo.loaded.has(unit.id)) return [tooEarly()];
  if (unit.census === 0) return [refusal(about('CENSUS_NONE'), 'It has no Census aboard.')];
  if (plan.cargo.unloaded.has(unit.id)) {
    return [refusal(about('CARGO_TWICE'), 'An earlier order unloads this Census.')];
  }
  return placeIssues(plan, berth);
}

type Item = Readonly<{ unit: Unit; design: UnitDesign }>;

/** A unit in the hold of the carrier; null: it carries none such. */
function itemOf({ view, yards }: Plan, { convoy }: Berth, id: UnitId): Item | null {
  const unit = view.units[id];
  const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
  if (unit?.place.kind !== 'aboard' || design === undefined) return null;
  const isCargo = unit.place.carrier === convoy.unit.id && liesInHold(convoy.design, design);
  return isCargo ? { unit, design } : null;
}

/** Ground units land in an enemy's system only at a beachhead. */
function beachheadIssues(plan: Plan, { at, name }: Berth, who: string): readonly OrderIssue[] {
  const foothold = footholdAt(plan, at);
  if (foothold === 'held') return [];
  if (foothold === 'possible') {
    const text = `You have no ground unit at ${name}. ${who} lands only if you or a friend hold a beachhead there by then.`;
    return [doubt({ ...about('LANDING_BEACHHEAD'), cite: GND_4 }, text)];
  }
  const text = `${who} can’t land at ${name}. It needs a system of yours or of a Military partner, or a beachhead.`;
  return [refusal({ ...about('LANDING_PLACE'), cite: GND_4 }, text)];
}

function landingIssues(plan: Plan, berth: Berth, { unit, design }: Item): readonly OrderIssue[] {
  const who = unitText(plan.view, unit);
  const port = portKnown(plan, berth.at);
  if (port === null) {
    const text = `You do not know whose ${berth.name} is: ${who} may have to stay aboard.`;
    return [doubt({ ...about('LANDING_UNKNOWN'), cite: FOG_14 }, text)];
  }
  if (design.kind === 'ground' && !mayShip('ground', port))
    return beachheadIssues(plan, berth, who);
  if (!mayShip(design.kind, port)) {
    const text = `${who} cannot land at ${berth.name}: it needs a system of yours or of a Military partner.`;
    return [refusal({ ...about('LANDING_PLACE'), cite: GND_4 }, text)];
  }
  if (design.kind !== 'flight' || basingOf(plan, berth.at, design) !== null) return [];
  const text = `${who} finds no basing at ${berth.name} now: it stays aboard unless a carrier of yours is there.`;
  return [doubt({ ...about('LANDING_NO_BASING'), cite: GND_4 }, text)];
}

/** What several carry the first of them unloads. */
function notAboardText({ view }: Plan, { convoy }: Berth, id: UnitId): string {
  const item = view.units[id];
  const sharers = item === undefined ? [] : sharersOf(item);
  const [first] = sharers;
  const leader = first === undefined ? undefined : view.units[first];
  return leader !== undefined && sharers.includes(convoy.unit.id)
    ? `It carries a part of that unit: let ${unitText(view, leader)} unload it.`
    : 'It does not carry that unit.';
}

function unitIssues(plan: Plan, berth: Berth, id: UnitId): readonly OrderIssue[] {
  if (plan.cargo.loaded.has(id)) return [tooEarly()];
  const item = itemOf(plan, berth, id);
  if (item === null) return [refusal(about('CARGO_NOT_ABOARD'), notAboardText(plan, berth, id))];
  if (!plan.cargo.unloaded.has(id)) return landingIssues(plan, berth, item);
  const text = `An earlier order unloads ${unitText(plan.view, item.unit)}.`;
  return [refusal(about('CARGO_TWICE'), text)];
}

const landsSurely = (plan: Plan, at: SystemId, port: Port): boolean =>
  mayShip('ground', port) || footholdAt(plan, at) === 'held';

type Landing = Readonly<{ port: Port | null; design: Pick<UnitDesign, 'kind'> | undefined }>;

/** Whether cargo may stay aboard, as far as its owner knows: whose the place is then, or who holds ground there. */
const mayStayAboard = (plan: Plan, at: SystemId, { port, design }: Landing): boolean =>
  port === null || (design?.kind === 'ground' && !landsSurely(plan, at, port));

/** Notes what is to be put down, and what of it comes off its carrier as far as its owner knows. */
function note(plan: Plan, { at }: Berth, { carrier, cargo }: UnloadCargo): void {
  const { unloaded, kept, based } = plan.cargo;
  const port = portKnown(plan, at);
  for (const id of cargo.kind === 'census' ? [carrier] : unique(cargo.units)) {
    unloaded.set(id, carrier);
    const design = cargo.kind === 'census' ? undefined : ownDesignOf(plan, id);
    if (design?.kind !== 'flight') {
      if (mayStayAboard(plan, at, { port, design })) kept.add(id);
      continue;
    }
    const basing = basingOf(plan, at, design);
    if (basing === null) kept.add(id);
    else if (basing.kind === 'aboard') based.set(id, basing.carrier);
  }
}

/** May a unit put that down where it is to be, as far as its owner knows? @rule GND-4 @rule MOV-7 @rule FOG-14 */
export function judgeUnloadCargo(order: UnloadCargo, plan: Plan): Judgement {
  const { berth, issues } = berthOf(plan, order);
  if (berth === null || isRefused(issues)) return free(issues);
  const { cargo } = order;
  const more =
    cargo.kind === 'census'
      ? censusIssues(plan, berth)
      : unique(cargo.units).flatMap((id) => unitIssues(plan, berth, id));
  if (isRefused(more)) return free([...issues, ...more]);
  note(plan, berth, order);
  if (cargo.kind !== 'census') return free([...issues, ...more]);
  moveCensus(plan, berth.at, 1);
  return free([...issues, ...more, ...improvementIssues(plan, berth.at)]);
}
