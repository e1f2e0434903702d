import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { SupplyOutlook } from '#rules/supply/supply-outlook';
import type { Plan } from './plan.ts';
import { outlookAfterMoves } from './planned-supply.ts';
import { systemAfterMoves } from './planned-site.ts';

/** Where the moves of a whole sheet take everybody. */
export type Aftermath = Readonly<{
  supply: () => SupplyOutlook;
  /** The player's units in a system then. */
  unitsAt: (system: SystemId) => readonly Unit[];
}>;

/** What comes of a plan whose moves are all judged: worked out once for all its orders, when first asked for. */
export function aftermathOf(plan: Plan): Aftermath {
  let outlook: SupplyOutlook | undefined;
  let units: ReadonlyMap<SystemId | null, readonly Unit[]> | undefined;
  return {
    supply: () => {
      outlook ??= outlookAfterMoves(plan);
      return outlook;
    },
    unitsAt: (system) => {
      units ??= groupBy(valuesById(plan.view.units), (unit) => systemAfterMoves(plan, unit));
      return units.get(system) ?? [];
    },
  };
}
