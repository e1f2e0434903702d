import { orderFailed, type OrderPlace } from '#engine/record/order-failed';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type {
  RaiseIntel,
  RaiseProductivity,
  SellProductivity,
  Terraform,
} from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { improvementFailureOf, saleFailureOf } from '#rules/economy/improvement-failure';
import { improvementReadyOf } from '#rules/economy/improvement-ready';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityGainOf, productivityPriceOf } from '#rules/economy/productivity-price';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';

type Improvement = RaiseProductivity | RaiseIntel | Terraform;

const KINDS: Readonly<Record<Improvement['kind'], SystemProjectKind>> = {
  RaiseProductivity: 'productivity',
  RaiseIntel: 'intel',
  Terraform: 'terraforming',
};
const RULES: Readonly<Record<SystemProjectKind, RuleRef>> = {
  productivity: cite('COL-2'),
  intel: cite('ECO-8'),
  terraforming: cite('COL-3'),
};

/**
 * Pays for a point of Productivity or Intel or for terraforming, which come in the Colony Phase of this turn or a later one.
 * @rule ECO-6
 * @rule COL-2
 * @rule ECO-8
 * @rule COL-3
 * @rule ECO-7
 * @rule OPT-6
 */
export function beginImprovement(
  record: Recorder,
  order: Improvement,
  by: OrderPlace,
  { rules }: Pick<PhaseInput, 'rules'>,
): void {
  const state = record.state();
  const system = rowOf(state.systems, order.system);
  const kind = KINDS[order.kind];
  const id = projectIdOf(kind, system.id);
  const isTwice =
    state.projects[id] !== undefined ||
    (kind === 'productivity' && hasSoldProductivity(record, system.id));
  if (isTwice || improvementFailureOf(kind, system, by.empire) !== null) {
    record.emit(orderFailed(order, by, 'system-unfit', system.name));
    return;
  }
  const paid = priceOf(kind, system, rules);
  if (!canPay(state, by.empire, paid)) {
    record.emit(orderFailed(order, by, 'treasury-short', system.name));
    return;
  }
  if (!blockadeAllows(record, by.empire, system.id, paid)) {
    record.emit(orderFailed(order, by, 'over-limit', system.name));
    return;
  }
  record.emit({
    type: 'ProjectBegun',
    cite: RULES[kind],
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    project: {
      id,
      kind,
      owner: by.empire,
      paid,
      ready: improvementReadyOf(kind, system, state.turn, rules),
      subject: { kind: 'system', system: system.id },
    },
  });
}

function priceOf(kind: SystemProjectKind, system: StarSystem, rules: RuleSet): number {
  switch (kind) {
    case 'productivity':
      return productivityPriceOf(system);
    case 'intel':
      return intelPriceOf(system, rules);
    case 'terraforming':
      return terraformingPriceOf(system);
  }
}

/**
 * Sells a point of Productivity. The EP arrive at once, and the Utilized Productivity of the system stays as it is until the next turn.
 * @rule COL-2
 * @ruling A negative Treasury doesn't forbid selling Productivity, because that buys nothing.
 */
function sellProductivity(record: Recorder, order: SellProductivity, by: OrderPlace): void {
  const state = record.state();
  const system = rowOf(state.systems, order.system);
  const isTwice =
    state.projects[projectIdOf('productivity', system.id)] !== undefined ||
    hasSoldProductivity(record, system.id);
  if (isTwice || saleFailureOf(system, by.empire) !== null) {
    record.emit(orderFailed(order, by, 'system-unfit', system.name));
    return;
  }
  record.emit({
    type: 'ProductivitySold',
    cite: cite('COL-2'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    system: system.id,
    gain: productivityGainOf(system),
    productivity: system.productivity - 1,
  });
}

/** Whether a point of Productivity of a system was sold already this turn. @rule COL-2 */
export function hasSoldProductivity(record: Recorder, system: SystemId): boolean {
  const { events } = record.result();
  return events.some((event) => event.type === 'ProductivitySold' && event.system === system);
}

/** What is done at once for orders that improve a system. */
export const IMPROVE_SYSTEM = {
  RaiseProductivity: beginImprovement,
  RaiseIntel: beginImprovement,
  Terraform: beginImprovement,
  SellProductivity: sellProductivity,
} as const;
