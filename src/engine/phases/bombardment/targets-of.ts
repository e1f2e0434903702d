import { landedIn, type Siege, type Soldier } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { EmpireId } from '#model/campaign/ids';
import { hasClaim } from '#rules/diplomacy/claims';
import { stateBetween } from '#rules/diplomacy/state-between';
import { attritionLeft } from '#rules/ground/ground-fighter';
import { stanceOf } from '#rules/movement/stance-of';
import type { Sortie } from './sorties-of.ts';

/** The ground units that an empire may hit from orbit in a system: landed ones of its enemies. @rule BOM-2 */
export function troopsUnder(siege: Siege, empire: EmpireId, system: SystemId): readonly Soldier[] {
  const { before } = siege;
  return landedIn(siege, system).filter(
    ({ unit: { owner } }) =>
      owner !== empire &&
      (stanceOf(stateBetween(before.relations, empire, owner)) === 'enemy' ||
        hasClaim(before, { by: empire, against: owner, system })),
  );
}

/** The militias that a bombardment may hit: of rebels in the bombarder's own system, or of an independent colony. @rule BOM-1 */
export function militiasUnder(siege: Siege, { system, besieged }: Sortie): number {
  const { rebels } = rowOf(siege.record.state().systems, system);
  return besieged === 'enemy' ? 0 : rebels;
}

/** All Attrition that a sortie can hit. */
export function attritionUnder(siege: Siege, sortie: Sortie): number {
  const troops =
    sortie.besieged === 'rebels' ? [] : troopsUnder(siege, sortie.empire, sortie.system);
  return sumOf(troops, attritionLeft) + militiasUnder(siege, sortie);
}
