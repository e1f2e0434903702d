import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { RaiseIntel, RaiseProductivity, Terraform } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { improvementReadyOf } from '#rules/economy/improvement-ready';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityPriceOf } from '#rules/economy/productivity-price';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { hasSoldProductivity } from './sell-productivity.ts';

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
