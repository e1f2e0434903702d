import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { UnitPlace } from '#model/forces/unit';
import { powerOf } from '#rules/forces/power-of';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** Why units of an owner cannot be put there; the rest of the rules of places are invariants of the state. */
function placeRefusal(state: CampaignState, owner: EmpireId, place: UnitPlace): string | null {
  if (place.kind === 'system') return missingIn(state, { systems: [place.system] });
  const missing =
    place.kind === 'fleet'
      ? missingIn(state, { fleets: [place.fleet] })
      : missingIn(state, { units: [place.carrier] });
  if (missing !== null) return missing;
  const host =
    place.kind === 'fleet' ? rowOf(state.fleets, place.fleet) : rowOf(state.units, place.carrier);
  if (host.owner === owner) return null;
  return `${host.id} is of ${powerOf(state, host.owner).name}, the unit is not.`;
}

/** Whether a unit is, or is carried by, one of these. */
function isWithin(state: CampaignState, id: UnitId, units: readonly UnitId[]): boolean {
  if (units.includes(id)) return true;
  const { place } = rowOf(state.units, id);
  return place.kind === 'aboard' && isWithin(state, place.carrier, units);
}

/** What speaks against corrections of units. */
export const UNIT_RULES: EditRules<
  'AddUnits' | 'RemoveUnits' | 'SetUnitState' | 'SetUnitValue' | 'PlaceUnits' | 'RenameUnit'
> = {
  AddUnits: ({ empire, design, place }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    if (!Object.hasOwn(state.designs, design)) return `There is no class ${design}.`;
    return placeRefusal(state, empire, place);
  },
  RemoveUnits: ({ units }, state) => missingIn(state, { units }),
  SetUnitState: ({ units }, state) => missingIn(state, { units }),
  SetUnitValue: ({ unit, value, to }, state) => {
    const missing = missingIn(state, { units: [unit] });
    if (missing !== null) return missing;
    return rowOf(state.units, unit)[value] === to
      ? `${unit} stands at ${String(to)} already.`
      : null;
  },
  PlaceUnits: ({ units, place }, state) => {
    const missing = missingIn(state, { units });
    if (missing !== null) return missing;
    if (place.kind === 'aboard' && Object.hasOwn(state.units, place.carrier)) {
      if (isWithin(state, place.carrier, units)) return 'A unit cannot be aboard itself.';
    }
    for (const id of units) {
      const refusal = placeRefusal(state, rowOf(state.units, id).owner, place);
      if (refusal !== null) return refusal;
    }
    return null;
  },
  RenameUnit: ({ unit }, state) => missingIn(state, { units: [unit] }),
};
