import { rowOf } from '#kernel/collections/row-of';
import type { DesignId, EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { unpaidIdOf } from '#model/campaign/effect';
import type { EditPlace, UnitState } from '#model/corrections/edit';
import { placeAmong } from '#rules/cargo/place-among';
import { powerOf } from '#rules/forces/power-of';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** Why units of an owner cannot be put there; the rest of the rules of places are invariants of the state. */
function placeRefusal(state: CampaignState, owner: EmpireId, place: EditPlace): string | null {
  if (place.kind === 'system') return missingIn(state, { systems: [place.system] });
  const fleets = place.kind === 'fleet' ? [place.fleet] : [];
  const units = place.kind === 'fleet' ? [] : carriersOf(place);
  const missing = missingIn(state, { fleets, units });
  if (missing !== null) return missing;
  const hosts = [
    ...fleets.map((id) => rowOf(state.fleets, id)),
    ...units.map((id) => rowOf(state.units, id)),
  ];
  const host = hosts.find((one) => one.owner !== owner);
  if (host === undefined) return null;
  return `${host.id} is of ${powerOf(state, host.owner).name}, the unit is not.`;
}

type Aboard = Extract<EditPlace, { kind: 'aboard' }>;
const carriersOf = ({ carrier, others = [] }: Aboard): readonly [UnitId, ...UnitId[]] => [
  carrier,
  ...others,
];

/** Why units cannot be shared among those carriers; null: they can, or nobody shares. @rule MOV-7 */
function sharingRefusal(
  state: CampaignState,
  units: readonly Readonly<{ id: UnitId | null; design: DesignId }>[],
  place: EditPlace,
): string | null {
  if (place.kind !== 'aboard' || place.others === undefined) return null;
  const [item, second] = units;
  if (item === undefined || second !== undefined) return 'One unit is shared at a time.';
  const design = rowOf(state.designs, item.design);
  if (placeAmong(state, { id: item.id, design }, carriersOf(place)) !== null) return null;
  return `${[place.carrier, ...place.others].join(', ')} have no room for it in their holds, the first of them some and all together enough.`;
}

/** Whether a unit is, or is carried by, one of these. */
function isWithin(state: CampaignState, id: UnitId, units: readonly UnitId[]): boolean {
  if (units.includes(id)) return true;
  const { place } = rowOf(state.units, id);
  return place.kind === 'aboard' && isWithin(state, place.carrier, units);
}

/** Why units can't be paid or unpaid in this turn; null: they can, or nobody asked. @rule ECO-5 */
function paymentRefusal(
  state: CampaignState,
  units: readonly UnitId[],
  to: UnitState,
): string | null {
  if (to !== 'paid' && to !== 'unpaid') return null;
  if (state.phase === 'opening') {
    return 'Nothing is paid yet in this turn. Run the Opening first.';
  }
  for (const id of units) {
    const { owner } = rowOf(state.units, id);
    if (!Object.hasOwn(state.empires, owner)) return `${id} belongs to no empire. Nobody pays it.`;
    const isUnpaid = Object.hasOwn(state.effects, unpaidIdOf(id));
    if (isUnpaid === (to === 'unpaid')) return `${id} is ${to} already.`;
  }
  return null;
}

/** What speaks against corrections of units. */
export const UNIT_RULES: EditRules<
  | 'AddUnits'
  | 'RemoveUnits'
  | 'SetUnitState'
  | 'SetUnitValue'
  | 'ArmUnits'
  | 'PlaceUnits'
  | 'RenameUnit'
> = {
  AddUnits: ({ empire, design, count, place }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    if (!Object.hasOwn(state.designs, design)) return `There is no class ${design}.`;
    const added = Array.from({ length: count }, () => ({ id: null, design }));
    return placeRefusal(state, empire, place) ?? sharingRefusal(state, added, place);
  },
  RemoveUnits: ({ units }, state) => missingIn(state, { units }),
  SetUnitState: ({ units, state: to }, state) =>
    missingIn(state, { units }) ?? paymentRefusal(state, units, to),
  SetUnitValue: ({ unit, value, to }, state) => {
    const missing = missingIn(state, { units: [unit] });
    if (missing !== null) return missing;
    return rowOf(state.units, unit)[value] === to ? `${unit} is already ${String(to)}.` : null;
  },
  ArmUnits: ({ units }, state) => missingIn(state, { units }),
  PlaceUnits: ({ units, place }, state) => {
    const missing = missingIn(state, { units });
    if (missing !== null) return missing;
    for (const id of units) {
      const refusal = placeRefusal(state, rowOf(state.units, id).owner, place);
      if (refusal !== null) return refusal;
    }
    const carriers = place.kind === 'aboard' ? carriersOf(place) : [];
    if (carriers.some((id) => isWithin(state, id, units))) return 'A unit cannot be aboard itself.';
    return sharingRefusal(
      state,
      units.map((id) => rowOf(state.units, id)),
      place,
    );
  },
  RenameUnit: ({ unit }, state) => missingIn(state, { units: [unit] }),
};
