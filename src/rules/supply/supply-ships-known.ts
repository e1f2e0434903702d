import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, ProjectId, UnitId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { restingUnits } from '#rules/forces/resting-units';
import { supplyFunctionsOf } from './supply-functions-of.ts';

type Known = Readonly<{
  units: ById<UnitId, Unit>;
  projects: ById<ProjectId, Project>;
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>
  >;
}>;

/** A ship through which others can draw supply. */
export type SupplyShipKnown = Readonly<{ unit: Unit; functions: number }>;

/** The Supply ships of an empire that can be used, as it knows them. @rule SUP-6 */
export function supplyShipsKnown({ units, projects, designs }: Known): readonly SupplyShipKnown[] {
  const resting = restingUnits(valuesById(projects));
  return valuesById(units).flatMap((unit) => {
    const row = designs[unit.design];
    if (row?.known !== 'stats') return [];
    const isResting = resting.has(unit.id);
    const functions = supplyFunctionsOf({ unit, design: row.design, isResting });
    return functions > 0 ? [{ unit, functions }] : [];
  });
}
