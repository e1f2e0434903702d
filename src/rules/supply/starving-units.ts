import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { starvesAt } from './starves-at.ts';
import type { SupplyBreak } from './supply-break-of.ts';
import type { Drawing } from './supply-cuts-of.ts';
import type { SupplyKnowledge } from './supply-knowledge.ts';
import type { SupplyOutlook } from './supply-outlook.ts';
import { supplyPoolOf } from './supply-pools-of.ts';
import { supplyShipsKnown } from './supply-ships-known.ts';

/** A unit that is lost if nothing brings it supply. */
export type StarvingUnit = Readonly<{
  unit: Unit;
  /** The number of turns until then, counting this one. */
  turns: number;
  at: Drawing;
  /** Why it goes without; `unpaid`: nobody pays its maintenance. */
  because: (Readonly<{ supplied: false }> & SupplyBreak) | 'unpaid';
}>;

/** No unit lasts longer. */
const MOST_TURNS = 40;

/** The turns until a unit is lost without supply, after the levels that Supply ships take from it; null: never. */
function turnsLeft(design: UnitDesign, unit: Unit, relief: number): number | null {
  for (let turns = 1; turns <= MOST_TURNS; turns += 1) {
    const outOfSupply = unit.outOfSupply + turns - relief;
    if (starvesAt(design, { outOfSupply, damage: unit.damage })) return turns;
  }
  return null;
}

/** The levels that Supply ships take from all units beside them, by place. @rule SUP-8 */
function reliefIn(
  knowledge: SupplyKnowledge,
  gives: (ship: Unit) => boolean,
): (together: string) => number {
  const ships = supplyShipsKnown(knowledge)
    .filter(({ unit }) => knowledge.resting?.has(unit.id) !== true && gives(unit))
    .map(({ unit, functions }) => {
      return { functions, together: supplyPoolOf(unit, knowledge)?.together };
    });
  const byPlace = groupBy(ships, ({ together }) => together);
  return (together) => sumOf(byPlace.get(together) ?? [], ({ functions }) => functions);
}

type Forecast = Readonly<{
  knowledge: SupplyKnowledge & Readonly<{ unpaid: readonly UnitId[] }>;
  outlook: SupplyOutlook;
  /** Whether a Supply ship cripples itself before units beside it are lost. */
  gives: (ship: Unit) => boolean;
}>;

/** The units of an empire that are lost for want of supply, and when, as far as it knows. @rule SUP-7 @rule SUP-8 @rule FOG-14 */
export function starvingUnits({ knowledge, outlook, gives }: Forecast): readonly StarvingUnit[] {
  const reliefAt = reliefIn(knowledge, gives);
  const unpaid = new Set(knowledge.unpaid);
  const isUnpaid = ({ id, place }: Unit): boolean =>
    unpaid.has(id) || (place.kind === 'aboard' && unpaid.has(place.carrier));
  return valuesById(knowledge.units).flatMap((unit): readonly StarvingUnit[] => {
    const row = knowledge.designs[unit.design];
    const at = supplyPoolOf(unit, knowledge);
    if (row?.known !== 'stats' || at === null || unit.status === 'mothballed') return [];
    const turns = turnsLeft(row.design, unit, reliefAt(at.together));
    if (turns === null) return [];
    const supply = outlook(at);
    if (!supply.supplied) return [{ unit, turns, at, because: supply }];
    // Somebody may pay it next turn, and then it is in supply.
    return turns === 1 && isUnpaid(unit) ? [{ unit, turns, at, because: 'unpaid' }] : [];
  });
}
