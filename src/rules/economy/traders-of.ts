import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { systemOfUnit } from './system-of-unit.ts';
import { isOperationalDepot, isTrading, type TradeFacts } from './trade-routes.ts';

/** Where an empire's units trade, and where its depots serve them. @rule MOV-6 */
export function tradersOf(
  units: readonly Unit[],
  forces: Parameters<typeof systemOfUnit>[1],
  designOf: (design: DesignId) => UnitDesign,
): Pick<TradeFacts, 'convoys' | 'depots'> {
  const placesOf = (isOne: (unit: Unit, design: UnitDesign) => boolean): readonly SystemId[] =>
    units
      .filter((unit) => isOne(unit, designOf(unit.design)))
      .map((unit) => systemOfUnit(unit, forces))
      .filter((system) => system !== null);
  return { convoys: placesOf(isTrading), depots: placesOf(isOperationalDepot) };
}
