import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { RuleSet } from '#model/settings/rule-set';
import { type Garrison, garrisonsOf } from '#rules/colony/garrisons-of';
import { reprisalResult } from '#rules/colony/reprisal-result';
import { orderStateOf } from '#rules/economy/order-state';
import { leaveColony } from '#engine/siege/leave-colony';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import { failToRule, type Ruling } from './ruling-orders.ts';

type Reprisal = Ruling<'TakeReprisal'>;
type Office = Readonly<{
  record: Recorder;
  rules: RuleSet;
  garrison: (system: SystemId, owner: EmpireId) => Garrison;
}>;

/** Reprisals are taken where they were ordered, one for each system. @rule COL-8 @rule COL-11 */
export function takeReprisals(
  record: Recorder,
  { orders, rules, dice }: Pick<PhaseInput, 'orders' | 'rules' | 'dice'>,
): void {
  const state = record.snapshot();
  const garrison = garrisonsOf({ ...state, designOf: (id) => state.designs[id] });
  const taken = new Set<SystemId>();
  for (const ruling of ordersOfKind(orders, 'TakeReprisal')) {
    const { system } = ruling.order;
    const because = taken.has(system)
      ? 'over-limit'
      : failureOf({ record, rules, garrison }, ruling);
    if (because === null) take(record, { dice, rules }, ruling);
    else failToRule(record, ruling, because);
    taken.add(system);
  }
}

function failureOf(
  { record, rules, garrison }: Office,
  { empire, order }: Reprisal,
): OrderFailure | null {
  const system = rowOf(record.state().systems, order.system);
  if (system.owner !== empire || system.census === 0) return 'system-lost';
  if (orderStateOf(system) === 'rebellion') return 'system-unfit';
  const hasTroops = rules.reprisalTroops === 'off' || garrison(system.id, empire).units > 0;
  return hasTroops ? null : 'too-few-troops';
}

function take(
  record: Recorder,
  { dice, rules }: Pick<PhaseInput, 'dice' | 'rules'>,
  { empire, order: { system } }: Reprisal,
): void {
  const COL_8 = cite('COL-8');
  const { name, census, morale } = rowOf(record.state().systems, system);
  const purpose = { kind: 'reprisal', text: `reprisal at ${name}` } as const;
  const roll = dice.stream('reprisal', system).roll({ count: 1, faces: 10 }, purpose, COL_8);
  const after = reprisalResult({ census, morale }, roll.total);
  const told = { witnesses: onlyFor(empire), empire, system };
  record.emit({
    type: 'ReprisalTaken',
    cite: COL_8,
    rolls: [roll.id],
    ...told,
    die: roll.total,
    ...after,
    before: { census, morale },
  });
  if (after.census > 0) return;
  const COL_9 = cite('COL-9');
  record.emit({ type: 'ColonyDied', cite: COL_9, rolls: [], ...told, left: rules.deadColony });
  leaveColony(record, { empire, system, because: COL_9 });
}
