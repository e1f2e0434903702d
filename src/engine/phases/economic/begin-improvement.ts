import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { RaiseIntel, RaiseProductivity } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityPriceOf } from '#rules/economy/productivity-price';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from './order-failed.ts';
import { hasSoldProductivity } from './sell-productivity.ts';

type Improvement = RaiseProductivity | RaiseIntel;

const KINDS: Readonly<Record<Improvement['kind'], SystemProjectKind>> = {
  RaiseProductivity: 'productivity',
  RaiseIntel: 'intel',
};

/**
 * Pays for a point of Productivity or Intel, which comes in the Colony Phase.
 * @rule ECO-6
 * @rule COL-2
 * @rule ECO-8
 */
export function beginImprovement(
  record: Recorder,
  order: Improvement,
  by: OrderPlace,
  rules: RuleSet,
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
  record.emit({
    type: 'ProjectBegun',
    cite: cite(kind === 'intel' ? 'ECO-8' : 'COL-2'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    project: {
      id,
      kind,
      owner: by.empire,
      paid,
      subject: { kind: 'system', system: system.id },
    },
  });
}

function priceOf(kind: SystemProjectKind, system: StarSystem, rules: RuleSet): number {
  return kind === 'intel' ? intelPriceOf(system, rules) : productivityPriceOf(system);
}
