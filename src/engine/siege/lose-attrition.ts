import { loseUnits } from '#engine/losses/lose-units';
import { rowOf } from '#kernel/collections/row-of';
import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { attritionLeft } from '#rules/ground/ground-fighter';
import type { Siege } from './siege-world.ts';

/** Damage to ground units in a system, unit by unit. */
export type Wounds = Readonly<{
  system: SystemId;
  because: 'bombardment' | 'fighting';
  cite: RuleRef;
  /** How much each unit is hurt, and by whom (null: several). */
  hurt: readonly Readonly<{ unit: UnitId; damage: number; by: EmpireId | null }>[];
  /** Who learns of it, beside the owners of the units. */
  doers: readonly EmpireId[];
}>;

/** Ground units lose Attrition, no more than they have, and are lost with the last of it. @rule GND-1 @rule BOM-2 */
export function loseAttrition({ record }: Siege, wounds: Wounds): void {
  const state = record.state();
  const { system, because } = wounds;
  for (const { unit: id, damage, by } of wounds.hurt) {
    const unit = rowOf(state.units, id);
    const left = attritionLeft({ unit, design: rowOf(state.designs, unit.design) });
    const lost = Math.min(left, damage);
    if (lost <= 0) continue;
    const { owner: empire, design } = unit;
    record.emit({
      type: 'AttritionLost',
      cite: wounds.cite,
      rolls: [],
      witnesses: [
        ...onlyFor(empire),
        ...wounds.doers
          .filter((one) => one !== empire)
          .map((one) => ({ empire: one, as: 'participant' as const })),
      ],
      empire,
      unit: id,
      design,
      system,
      by,
      damage: lost,
      destroyed: lost === left,
      because,
    });
  }
  const gone = wounds.hurt.flatMap(({ unit: id }) => {
    const unit = rowOf(record.state().units, id);
    const design = rowOf(record.state().designs, unit.design);
    return attritionLeft({ unit, design }) <= 0 ? [unit] : [];
  });
  loseUnits(record, gone, wounds.cite);
}
