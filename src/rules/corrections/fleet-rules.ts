import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { FleetPlace } from '#model/forces/fleet';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** Between movement and the end of the turn fleets can be in lanes (MOV-2, END-1). */
const FLEETS_IN_LANES: readonly PhaseId[] = [
  'supply',
  'encounters',
  'ground-combat',
  'construction',
  'colony',
  'end-of-turn',
];

function placeRefusal(state: CampaignState, place: FleetPlace): string | null {
  if (place.kind === 'system') return missingIn(state, { systems: [place.system] });
  if (!Object.hasOwn(state.lanes, place.lane)) return 'There is no such lane.';
  return FLEETS_IN_LANES.includes(state.phase)
    ? null
    : 'No fleet is in a lane between the end of a turn and movement.';
}

const keyOf = (place: FleetPlace): string =>
  place.kind === 'system' ? place.system : `${place.lane} ${place.to}`;

/** What speaks against corrections of fleets. */
export const FLEET_RULES: EditRules<
  'FormFleet' | 'MoveFleet' | 'RenameFleet' | 'DissolveFleet' | 'HandFleet' | 'ReleaseFleet'
> = {
  FormFleet: ({ units }, state) => {
    const missing = missingIn(state, { units });
    if (missing !== null) return missing;
    const rows = units.map((id) => rowOf(state.units, id));
    if (unique(rows.map(({ owner }) => owner)).length > 1) return 'They are of several empires.';
    const systems = unique(rows.map((unit) => systemOfUnit(unit, state)));
    return systems.length === 1 && systems[0] !== null ? null : 'They are not all in one system.';
  },
  MoveFleet: ({ fleet, place }, state) => {
    const missing = missingIn(state, { fleets: [fleet] }) ?? placeRefusal(state, place);
    if (missing !== null) return missing;
    const row = rowOf(state.fleets, fleet);
    return keyOf(row.place) === keyOf(place) ? `${row.name} is there already.` : null;
  },
  RenameFleet: ({ fleet }, state) => missingIn(state, { fleets: [fleet] }),
  DissolveFleet: ({ fleet, into }, state) => {
    const missing = missingIn(state, { fleets: [fleet, into] });
    if (missing !== null) return missing;
    const [one, other] = [rowOf(state.fleets, fleet), rowOf(state.fleets, into)];
    if (one.owner !== other.owner) return `${one.name} and ${other.name} are of two empires.`;
    const isHere = keyOf(one.place) === keyOf(other.place);
    return isHere ? null : `${one.name} and ${other.name} are not in the same place.`;
  },
  HandFleet: ({ fleet, to }, state) => {
    const missing = missingIn(state, { fleets: [fleet], empires: [to] });
    if (missing !== null) return missing;
    const { name, owner } = rowOf(state.fleets, fleet);
    return owner === to ? `${name} is of ${rowOf(state.empires, to).name} already.` : null;
  },
  ReleaseFleet: ({ fleet }, state) => {
    const missing = missingIn(state, { fleets: [fleet] });
    if (missing !== null) return missing;
    const { name, withdrawing } = rowOf(state.fleets, fleet);
    return withdrawing === null ? `${name} does not withdraw.` : null;
  },
};
