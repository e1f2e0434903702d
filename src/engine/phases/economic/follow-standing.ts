import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import { type Purse, standingPurchases } from '#rules/economy/standing-purchases';
import { beginImprovement, hasSoldProductivity } from './improve-system.ts';
import { hasInvested, investTech } from './invest-tech.ts';

/** No place in a sheet: nothing that standing orders buy can fail. */
const NO_PLACE = -1;

function purseOf(record: Recorder, orders: PhaseInput['orders'], id: EmpireId): Purse {
  const state = record.state();
  const { standing, treasury } = rowOf(state.empires, id);
  const systems = valuesById(state.systems).filter(({ owner }) => owner === id);
  // Units are paid for when they change hands, in the Construction Phase.
  const promised = sumOf(orders[id] ?? [], ({ order }) =>
    order.kind === 'ExchangeUnits' ? order.gives.points : 0,
  );
  const sold = systems
    .filter((system) => hasSoldProductivity(record, system.id))
    .map((system) => projectIdOf('productivity', system.id));
  return {
    empire: id,
    standing,
    left: treasury - promised,
    systems,
    hasInvested: hasInvested(record, id),
    isBusy: (project) => Object.hasOwn(state.projects, project) || sold.includes(project),
  };
}

/** Empires invest and develop by their standing orders, with what their sheets leave them. @rule TURN-4 @rule ECO-6 */
export function followStanding(
  record: Recorder,
  { orders, rules }: Pick<PhaseInput, 'orders' | 'rules'>,
): void {
  for (const { id: empire } of valuesById(record.state().empires)) {
    for (const { order } of standingPurchases(purseOf(record, orders, empire))) {
      const by = { empire, index: NO_PLACE };
      if (order.kind === 'InvestTech') investTech(record, order, by);
      else beginImprovement(record, order, by, { rules });
    }
  }
}
