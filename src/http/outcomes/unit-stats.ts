import type { ModeratorView } from '#fog/views/empire-view';
import type { OutcomeUnit } from '#model/decisions/outcome';
import type { UnitDesign } from '#model/forces/design';
import { currentStats } from '#rules/combat/current-stats';
import { abilityText } from '#rules/design/ability-text';

/** What a unit has in the battle; `stats`: DV, AS, AF, CV, CR and CC. */
type UnitStats = Readonly<{ design: UnitDesign; stats: readonly string[]; abilities: string }>;

/** The values of a unit as it goes into a battle; null: it is not there any more. @rule CSC-16 */
export function unitStats(view: ModeratorView, { unit: id }: OutcomeUnit): UnitStats | null {
  const unit = view.units[id];
  const design = unit && view.designs[unit.design];
  if (unit === undefined || design === undefined) return null;
  const { condition, status, outOfSupply, ordnance, unconverted } = unit;
  const now = currentStats({ design, condition, status, outOfSupply, ordnance, unconverted });
  return {
    design,
    stats: [now.dv, now.as, now.af, now.cv, now.cr, design.cc].map(String),
    abilities: design.abilities.map(abilityText).join(', '),
  };
}
