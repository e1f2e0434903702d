import type { ById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { Lane } from '#model/campaign/lane';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';

/** What things are called; an id stands for what has no name or is no more. */
export type Names = Readonly<{
  empire: (id: EmpireId) => string;
  system: (id: SystemId) => string;
  lane: (id: LaneId) => string;
  design: (id: DesignId) => string;
  fleet: (id: FleetId) => string;
  unit: (id: UnitId) => string;
  place: (place: BattlePlace) => string;
}>;

type Named = Pick<CampaignState, 'empires' | 'systems' | 'lanes' | 'designs' | 'fleets' | 'units'>;

function nameIn(table: ById<string, Readonly<{ name: string }>>): (id: string) => string {
  return (id) => {
    const row = table[id];
    return row === undefined || row.name === '' ? id : row.name;
  };
}

/** The names of a state. */
export function namesOf(state: Named): Names {
  const empire = nameIn(state.empires);
  const system = nameIn(state.systems);
  const lane = (id: LaneId): string => {
    const row: Lane | undefined = state.lanes[id];
    return row === undefined ? id : `${system(row.a)}–${system(row.b)}`;
  };
  return {
    empire: (id) => (id === RAIDERS ? RAIDERS_NAME : empire(id)),
    system,
    lane,
    design: nameIn(state.designs),
    fleet: nameIn(state.fleets),
    unit: nameIn(state.units),
    place: (place) => (place.kind === 'system' ? system(place.system) : lane(place.lane)),
  };
}
