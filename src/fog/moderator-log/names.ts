import type { ById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import { brandAs } from '#kernel/brand/brand';
import type {
  BattleId,
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
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Work } from '#model/campaign/work';

/** The names of things. A unit without a name is called by its class and number; what nothing tells of has its id. */
export type Names = Readonly<{
  empire: (id: EmpireId) => string;
  system: (id: SystemId) => string;
  lane: (id: LaneId) => string;
  design: (id: DesignId) => string;
  fleet: (id: FleetId) => string;
  /** `Gorgo`, or `Lida u8`. */
  unit: (id: UnitId) => string;
  /** A unit with the class that it has in an event: `Lida Gorgo`, or `Lida u8`. */
  unitAs: (design: DesignId, id: UnitId) => string;
  /** `battle at Vega`, or `battle 2 at Vega` where others were fought before. */
  battle: (id: BattleId) => string;
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

/** What an event tells of a unit or a fleet that may be gone by now. */
type Told = Readonly<{ design: DesignId | null; name: string }>;
const NOTHING: Told = { design: null, name: '' };

/** The fields of an event that name what it is about. */
type Fields = Readonly<
  Partial<Record<'unit' | 'fleet' | 'becomes', string>> & {
    design?: DesignId | null;
    name?: string;
  }
>;

function toldIn(event: CampaignEvent): readonly (readonly [string, Told])[] {
  // Each field has one meaning in all events that have it.
  const { unit, fleet, becomes, design = null, name = '' } = event as Fields;
  return [unit, fleet, becomes].flatMap((id) =>
    typeof id === 'string' ? [[id, { design, name }] as const] : [],
  );
}

/** `u12` of `human.u12`. */
const numberIn = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

type OfForces = Pick<Names, 'unit' | 'unitAs' | 'fleet'>;

function forceNames(
  { units, fleets }: Pick<Named, 'units' | 'fleets'>,
  design: Names['design'],
  events: readonly CampaignEvent[],
): OfForces {
  const told = new Map(events.flatMap(toldIn));
  const unitOf = (id: UnitId): Told => units[id] ?? told.get(id) ?? NOTHING;
  const as = (of: DesignId, id: UnitId): string => {
    const { name } = unitOf(id);
    return `${design(of)} ${name === '' ? numberIn(id) : name}`;
  };
  return {
    unitAs: as,
    unit: (id) => {
      const { design: of, name } = unitOf(id);
      if (name !== '') return name;
      return of === null ? id : as(of, id);
    },
    fleet: (id) => {
      const { name } = fleets[id] ?? told.get(id) ?? NOTHING;
      return name === '' ? `fleet ${numberIn(id)}` : name;
    },
  };
}

/** The place of a battle, by its id: `t7.H0101.2` is the second that was fought at H0101 in turn 7. */
function battleName(
  battle: BattleId,
  { systems, lanes }: Pick<Named, 'systems' | 'lanes'>,
  { system, lane }: Pick<Names, 'system' | 'lane'>,
): string {
  const [, at = '', number = '1'] = battle.split('.');
  const isFirst = number === '1';
  const what = isFirst ? 'battle' : `battle ${number}`;
  const [inSystem, inLane] = [brandAs<SystemId>(at), brandAs<LaneId>(at)];
  if (Object.hasOwn(systems, inSystem)) return `${what} at ${system(inSystem)}`;
  return Object.hasOwn(lanes, inLane) ? `${what} at ${lane(inLane)}` : `battle ${battle}`;
}

/** The names of a state. `events`: they tell of units and fleets that are gone. */
export function namesOf(state: Named, events: readonly CampaignEvent[] = []): Names {
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
    ...forceNames(state, design, events),
    battle: (id) => battleName(id, state, { system, lane }),
    work: (id) => {
      const row: Work | undefined = state.works[id];
      if (row === undefined) return id;
      const what = `${design(row.design)} ${id}`;
      return row.name === '' ? what : `${row.name} (${what})`;
    },
    place: (place) => (place.kind === 'system' ? system(place.system) : lane(place.lane)),
  };
}
