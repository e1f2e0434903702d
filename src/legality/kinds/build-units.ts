import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { BuildUnits } from '#model/orders/build-units';
import type { OrderIssue } from '#model/orders/order-issue';
import { alikeIn } from '#rules/construction/alike-in';
import { type BuildRefusal, buildRefusalsOf } from '#rules/construction/build-refusals';
import type { BuildingGround } from '#rules/construction/building-place-of';
import { isBuiltTogether, isShareable } from '#rules/construction/built-by';
import { isYard } from '#rules/construction/capacity-of';
import { sourcesOf } from '#rules/construction/capacity-use';
import { knownGroundOf } from '#rules/construction/known-ground';
import { paymentsOf } from '#rules/construction/payments-of';
import { stationedAt } from '#rules/construction/stationed-at';
import { systemShareOf } from '#rules/construction/system-share';
import { workCostOf } from '#rules/construction/work-cost';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { firstCopyOf } from '#rules/tech/rough-schematics';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { blockadeIssues, spendAt } from '#legality/works/blockade';
import { bookPoints } from '#legality/works/book-points';
import { capacitiesLeftAt } from '#legality/works/capacities-left-at';
import { queueAt } from '#legality/works/free-capacities';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { nameIssues } from '../names.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const CON_1 = cite('CON-1');
const CON_4 = cite('CON-4');
const MAX_COUNT = 100;

const REFUSALS: Readonly<Record<BuildRefusal, string>> = {
  'not-own-system':
    'That cannot be built in a system that is not yours: convoys put up bases, and shipyards build, also where nobody owns the system.',
  'not-a-colony': 'Only a colony builds by itself; use a shipyard, or convoys for bases.',
  'no-colony-to-share': 'Only a colony of yours builds a share of a ship: leave the share out.',
  'no-shipyard': 'You have no shipyard there; let the system build it, or choose another place.',
  'no-convoy': 'You have no convoy there to put up bases: bring one.',
  'not-unlocked': 'That class is not on your unlocked list.',
  'beyond-era': 'You have its schematics, but it is beyond your era: wait until you reach it.',
  'not-built-by-source':
    'That kind of unit is not built so: ships, flights and convoys by shipyard or system, minefields by the system, bases by convoy, ground forces by census.',
  'only-upgraded': 'Only a small civilian base is founded; upgrade it to the next size.',
  'no-ruins': 'A science institute must be beside ruins. Choose a system with ruins.',
  'one-is-there': 'There is one of them for each system and empire: choose another system.',
};

type Subject = Readonly<{ ground: BuildingGround; design: UnitDesign }>;

function subjectOf(view: EmpireView, order: BuildUnits): Subject | null {
  const ground = knownGroundOf(view.systems[order.system]);
  const design = view.designs[order.design];
  return ground === null || design?.known !== 'stats' ? null : { ground, design: design.design };
}

/** Whether bases may be put up in the systems of another. @rule CON-2 */
function isMilitaryPartner(view: EmpireView, owner: EmpireId | null): boolean {
  if (owner === null) return false;
  return rightsOf(view.neighbours[owner]?.state ?? null).supply;
}

const foundedKey = ({ system }: BuildUnits, { role }: UnitDesign): string =>
  `${system}/${role ?? ''}`;

/** Own units of its role there, with those that this order and others of the sheet build. @rule OPT-11 @rule OPT-21 */
function alikeFor({ view, yards }: Plan, order: BuildUnits, design: UnitDesign): number {
  const roleOf = (id: DesignId): UnitDesign['role'] => yards.facts.designOf(id)?.role ?? null;
  const facts = { units: valuesById(view.units), works: valuesById(view.works), roleOf };
  const spot = { empire: view.empire.id, system: order.system };
  const ordered = yards.founded.has(foundedKey(order, design)) ? 1 : 0;
  return alikeIn(design.role, spot, facts) + ordered + order.count - 1;
}

/** An institute teaches only at an own colony. @rule OPT-11 */
function schoolIssues({ view }: Plan, order: BuildUnits, design: UnitDesign): OrderIssue[] {
  const own = view.systems[order.system]?.own ?? null;
  if (design.role !== 'institute' || (own !== null && own.census > 0)) return [];
  const text = 'A science institute teaches only where you have a colony.';
  return [doubt({ code: 'INSTITUTE_IDLE', cite: cite('OPT-11'), path: 'system' }, text)];
}

function placeIssues(plan: Plan, order: BuildUnits, { ground, design }: Subject): OrderIssue[] {
  const { view, yards } = plan;
  const here = stationedAt(yards.facts, view.empire.id, ground.id);
  const refusals = buildRefusalsOf({
    empire: view.empire,
    design,
    isUniversal: (list) => view.universalLists.includes(list),
    system: ground,
    isPartner: isMilitaryPartner(view, ground.owner),
    source: order.source,
    isShared: order.share !== undefined,
    shipyards: here.filter((one) => isYard(one.design)).length,
    convoys: here.filter((one) => one.design.kind === 'convoy').length,
    alike: alikeFor(plan, order, design),
  });
  return refusals.map((code) => refusal({ code, cite: CON_1, path: 'system' }, REFUSALS[code]));
}

/** A share is a part of what a shipyard builds and the system does not build as well. @rule CON-1 */
function shareIssues({ source, share }: BuildUnits, { design }: Subject): OrderIssue[] {
  if (share === undefined) return [];
  const most = design.cost - 1;
  if (source !== 'shipyard' || !isShareable(design) || most < 1) {
    const text =
      'Only with a shipyard, for ships and flights that are not Atmospheric and cost 2 EP or more, the system builds a share: leave it out.';
    return [refusal({ code: 'SHARE_UNFIT', cite: CON_1, path: 'share' }, text)];
  }
  if (Number.isSafeInteger(share) && share >= 1 && share <= most) return [];
  const text = `Let the system build 1 to ${counted(most, 'point')} of each; the whole of it is built with the system.`;
  return [refusal({ code: 'SHARE_UNFIT', cite: CON_1, path: 'share' }, text)];
}

function shapeIssues(order: BuildUnits, price: number): OrderIssue[] {
  const issues = order.names.flatMap((name, at) => nameIssues(name, `names.${String(at)}`));
  if (!Number.isSafeInteger(order.count) || order.count < 1 || order.count > MAX_COUNT) {
    const about = { code: 'COUNT_UNFIT', cite: CON_1, path: 'count' };
    issues.push(refusal(about, `Build 1 to ${String(MAX_COUNT)} units with one order.`));
  }
  if (order.names.length > order.count) {
    const about = { code: 'NAMES_TOO_MANY', cite: CON_1, path: 'names' };
    issues.push(refusal(about, 'There are more names than units.'));
  }
  const { pay } = order;
  if (pay !== null && (!Number.isSafeInteger(pay) || pay < 0 || pay > price)) {
    const about = { code: 'PAY_UNFIT', cite: CON_4, path: 'pay' };
    issues.push(refusal(about, `Pay 0 to ${String(price)}.`));
  }
  return issues;
}

function capacityIssues(plan: Plan, order: BuildUnits, { design }: Subject): OrderIssue[] {
  const { system, source, share } = order;
  if (source === 'convoy') {
    // What convoys can build is known when the rest of the sheet is: which of them move, trade, load and unload.
    plan.yards.convoyQueues.set(order, queueAt(plan, system, source));
    return [];
  }
  const capacities = capacitiesLeftAt(plan, system);
  if (capacities === null) return [];
  const sources = sourcesOf(source, { together: isBuiltTogether(design) });
  const groups = share === undefined ? [sources] : ([['shipyard'], ['system']] as const);
  return groups.flatMap((group) => {
    const capacity = sumOf(group, (one) => capacities[one]);
    const queue = sumOf(group, (one) => queueAt(plan, system, one));
    if (queue <= capacity) return [];
    const where = share === undefined ? 'there' : `there for the ${listed(group)}`;
    const text = `${counted(queue, 'point')} of work ${plural(queue, 'waits', 'wait')} ${where} and ${String(capacity)} can be built each turn: the rest stays paid and waits.`;
    return [doubt({ code: 'CAPACITY_EXCEEDED', cite: CON_1, path: 'system' }, text)];
  });
}

/** Building in the system costs more for nothing if the shipyards have room. @rule CON-1 */
function needlessIssues(plan: Plan, { system, share, count }: BuildUnits): OrderIssue[] {
  const room = capacitiesLeftAt(plan, system)?.shipyard ?? 0;
  if (share === undefined || queueAt(plan, system, 'shipyard') + count * share > room) return [];
  const text = `The shipyards there have room for all of it this turn: without the share you pay ${String(count * share)} EP less.`;
  return [doubt({ code: 'SHARE_NEEDLESS', cite: CON_1, path: 'share' }, text)];
}

function enemyIssues({ view }: Plan, { system, source }: BuildUnits): OrderIssue[] {
  if (source !== 'convoy' || !enemyFleetsSeen(view)(system)) return [];
  const text = 'An enemy fleet is there: while it stays, convoys put up nothing beside it.';
  return [doubt({ code: 'BUILD_BESIDE_ENEMY', cite: cite('CON-2'), path: 'system' }, text)];
}

/** A name like this one that no unit has yet. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${name} ${String(number)}`)) number += 1;
  return `${name} ${String(number)}`;
}

/** Whether an order builds the first unit from stolen schematics. @rule INT-5 */
const isFirstCopy = ({ view, yards }: Plan, { design }: BuildUnits): boolean =>
  view.roughSchematics?.includes(design) === true && !yards.firstCopies.has(design);

/** The first unit from stolen schematics is built alone and paid in full. @rule INT-5 */
function firstCopyIssues({ count, pay }: BuildUnits, price: number): OrderIssue[] {
  const about = { code: 'FIRST_COPY', cite: cite('INT-5'), path: 'pay' };
  const why = 'You stole the schematics of that class, and the first unit costs double.';
  if (count > 1) {
    const text = `${why} Build a single one, and others with another order.`;
    return [refusal({ ...about, path: 'count' }, text)];
  }
  if (pay === null || pay === price) return [doubt(about, why)];
  return [refusal(about, `${why} Pay all of it: ${String(price)} EP.`)];
}

/** Two units of one name can only be told apart by their numbers. */
function takenNames({ yards }: Plan, { names }: BuildUnits): OrderIssue[] {
  return names.flatMap((name, at) => {
    const isTaken = yards.names.has(name);
    yards.names.add(name);
    if (!isTaken) return [];
    const about = { code: 'UNIT_NAME_TAKEN', cite: CON_1, path: `names.${String(at)}` };
    const text = `Another unit of yours is called “${name}”, so that orders must say their numbers; “${freeName(name, yards.names)}” is free.`;
    return [doubt(about, text)];
  });
}

/** Later orders may speak of them by their names. @rule CON-11 */
function noteNames({ yards }: Plan, { names, design, system }: BuildUnits): void {
  for (const name of names) {
    yards.begun.set(name, [...(yards.begun.get(name) ?? []), { design, system }]);
  }
}

/** @rule CON-1 @rule CON-4 */
function book(plan: Plan, order: BuildUnits, cost: number): void {
  const { count, pay, system, source } = order;
  const work = { source, cost, paid: 0, built: 0, share: systemShareOf(order.share) };
  for (const points of paymentsOf({ count, cost, pay })) {
    bookPoints(plan, { system, work, waiting: 0, points });
  }
}

/** May these units be built there, and paid? @rule CON-1 @rule CON-4 @rule ECO-6 */
export function judgeBuildUnits(order: BuildUnits, plan: Plan): Judgement {
  const subject = subjectOf(plan.view, order);
  if (subject === null) {
    const about = { code: 'BUILD_UNKNOWN', cite: FOG_14, path: 'system' };
    return free([refusal(about, 'Name a system whose owner you know, and a class that you know.')]);
  }
  const isFirst = isFirstCopy(plan, order);
  const priced = isFirst ? firstCopyOf(subject.design) : subject.design;
  const each = workCostOf(priced, order.source, order.share);
  const price = order.count * each;
  const cost = order.pay ?? price;
  const issues = [...placeIssues(plan, order, subject), ...shapeIssues(order, price)];
  issues.push(...shareIssues(order, subject));
  if (isFirst) issues.push(...firstCopyIssues(order, price));
  if (!isRefused(issues)) {
    issues.push(...paymentIssues(plan, cost), ...blockadeIssues(plan, order.system, cost));
  }
  if (isRefused(issues)) return free(issues);
  book(plan, order, each);
  spendAt(plan, order.system, cost);
  plan.yards.founded.add(foundedKey(order, subject.design));
  if (isFirst) plan.yards.firstCopies.set(order.design, order);
  noteNames(plan, order);
  issues.push(...capacityIssues(plan, order, subject), ...enemyIssues(plan, order));
  issues.push(...needlessIssues(plan, order));
  issues.push(...schoolIssues(plan, order, subject.design), ...takenNames(plan, order));
  return { issues, cost };
}
