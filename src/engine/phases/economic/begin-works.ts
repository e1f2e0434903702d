import type { PhaseInput } from '#engine/record/phase';
import { nextWorkId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { clamp } from '#kernel/numbers/clamp';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { DesignId, EmpireId, WorkId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { BuildUnits } from '#model/orders/build-units';
import type { UnitDesign } from '#model/forces/design';
import { alikeIn, isOneOnly } from '#rules/construction/alike-in';
import { mayBuildIn } from '#rules/construction/may-build-in';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { workCostOf } from '#rules/construction/work-cost';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { firstCopyOf, isRough } from '#rules/tech/rough-schematics';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { putFirst } from './put-first.ts';

/**
 * Begins units one by one until all are begun or one can't be paid. Units that were begun stay.
 * @rule ECO-6
 * @rule CON-4
 * @ruling If an order for several units is paid only in part, the points pay for the first unit in full, then for the next.
 */
export function beginWorks(
  record: Recorder,
  order: BuildUnits,
  by: OrderPlace,
  { rules }: Pick<PhaseInput, 'rules'>,
): void {
  const state = record.state();
  const design = rowOf(state.designs, order.design);
  if (!mayBuildThere(state, order, by.empire)) {
    record.emit(orderFailed(order, by, 'system-lost', design.name));
    return;
  }
  if (isOneTooMany(state, order, by.empire)) {
    record.emit(orderFailed(order, by, 'system-unfit', design.name));
    return;
  }
  const works = beginEach(record, order, by, rules);
  if (order.first === true && works.length > 0) {
    putFirst(record, { empire: by.empire, system: order.system, works });
  }
}

/** Begins one after the other, as far as they can be paid, and gives those begun. */
function beginEach(
  record: Recorder,
  order: BuildUnits,
  by: OrderPlace,
  rules: PhaseInput['rules'],
): readonly WorkId[] {
  const { turn, designs } = record.state();
  const design = rowOf(designs, order.design);
  const begun: WorkId[] = [];
  const stop = (because: 'treasury-short' | 'over-limit'): readonly WorkId[] => {
    const about = `${String(order.count - begun.length)} ${design.name}`;
    record.emit(orderFailed(order, by, because, about));
    return begun;
  };
  let left = order.pay ?? Number.MAX_SAFE_INTEGER;
  for (let done = 0; done < order.count; done += 1) {
    const first = isRough(record.state().effects, by.empire, design.id);
    const cost = workCostOf(first ? firstCopyOf(design) : design, order.source, order.share);
    const paid = clamp(left, 0, cost);
    if (first && paid < cost) return stop('treasury-short');
    if (!canPay(record.state(), by.empire, paid)) return stop('treasury-short');
    if (!blockadeAllows(record, by.empire, order.system, paid)) return stop('over-limit');
    const ready = paid === cost ? readyTurnOf(cost, turn, rules) : null;
    begun.push(begin(record, order, by, { cost, paid, ready, name: order.names[done] ?? '' }));
    left -= paid;
  }
  return begun;
}

function mayBuildThere(
  state: CampaignState,
  { system, source, share }: BuildUnits,
  empire: EmpireId,
): boolean {
  const { owner } = rowOf(state.systems, system);
  const relation = owner === null ? undefined : state.relations[relationIdOf(empire, owner)];
  const isPartner = rightsOf(relation?.state ?? null).supply;
  const sources = share === undefined ? [source] : ([source, 'system'] as const);
  return sources.every((one) => mayBuildIn({ empire, owner, source: one, isPartner }));
}

/** @rule OPT-21 @rule OPT-11 */
function isOneTooMany(state: CampaignState, order: BuildUnits, empire: EmpireId): boolean {
  const roleOf = (id: DesignId): UnitDesign['role'] => rowOf(state.designs, id).role;
  const role = roleOf(order.design);
  if (!isOneOnly(role)) return false;
  const facts = { units: valuesById(state.units), works: valuesById(state.works), roleOf };
  return alikeIn(role, { empire, system: order.system }, facts) > 0;
}

function begin(
  record: Recorder,
  order: BuildUnits,
  { empire }: OrderPlace,
  unit: Readonly<{ cost: number; paid: number; ready: number | null; name: string }>,
): WorkId {
  const state = record.state();
  const work = nextWorkId(state, empire);
  record.emit({
    type: 'WorkBegun',
    cite: cite('ECO-6'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    work,
    design: order.design,
    name: unit.name,
    system: order.system,
    source: order.source,
    ...(order.share === undefined ? {} : { share: order.share }),
    cost: unit.cost,
    paid: unit.paid,
    turn: state.turn,
    ready: unit.ready,
  });
  return work;
}
