import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { TieRolled } from '#model/events/turn-events';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import type { Recorder } from './recorder.ts';
import { rollForOrder } from './roll-for-order.ts';
import { tieRolled } from './tie-rolled.ts';

type Claim = Readonly<{ empire: EmpireId; system: SystemId }>;
type Tie = Readonly<{
  claims: readonly Claim[];
  over: TieRolled['over'];
  purpose: RollPurpose;
  cite: RuleRef;
}>;

/**
 * Puts the empires that want the same in one system in a rolled order, and tells them there. One order holds for all systems,
 * so that the orders of each empire stay in their own sequence. Empires that meet no other are not in it.
 */
export function rollForPlaces(
  record: Recorder,
  dice: Dice,
  { claims, over, purpose, cite }: Tie,
): readonly EmpireId[] {
  const contested = [...groupBy(claims, ({ system }) => system)]
    .map(([system, here]) => ({ system, empires: unique(here.map(({ empire }) => empire)) }))
    .filter(({ empires }) => empires.length > 1);
  const among = unique(contested.flatMap(({ empires }) => empires));
  const order = rollForOrder(dice.stream(purpose.kind), { among, purpose, cite });
  for (const { system, empires } of contested) {
    const here = order.filter(({ empire }) => empires.includes(empire));
    record.emit(tieRolled({ cite, over, place: { kind: 'system', system } }, here));
  }
  return order.map(({ empire }) => empire);
}
