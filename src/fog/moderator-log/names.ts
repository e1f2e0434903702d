import type { ById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type {
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { Lane } from '#model/campaign/lane';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';

/** The names of things; a thing without a name, or that is gone, has its id. */
export type Names = Readonly<{
  empire: (id: EmpireId) => string;
  system: (id: SystemId) => string;
  lane: (id: LaneId) => string;
  design: (id: DesignId) => string;
  fleet: (id: FleetId) => string;
  unit: (id: UnitId) => string;
  /** The unit under construction, with its id for corrections: `Apollo human.w7`. */
  work: (id: WorkId) => string;
  place: (place: BattlePlace) => string;
}>;

type Named = Pick<
  CampaignState,
  'empires' | 'systems' | 'lanes' | 'designs' | 'fleets' | 'units' | 'works'
>;

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
  const design = nameIn(state.designs);
  const lane = (id: LaneId): string => {
    const row: Lane | undefined = state.lanes[id];
    return row === undefined ? id : `${system(row.a)}–${system(row.b)}`;
  };
  return {
    empire: (id) => (id === RAIDERS ? RAIDERS_NAME : empire(id)),
    system,
    lane,
    design,
    fleet: nameIn(state.fleets),
    unit: nameIn(state.units),
    work: (id) => {
      const row: Work | undefined = state.works[id];
      if (row === undefined) return id;
      const what = `${design(row.design)} ${id}`;
      return row.name === '' ? what : `${row.name} (${what})`;
    },
    place: (place) => (place.kind === 'system' ? system(place.system) : lane(place.lane)),
  };
}
