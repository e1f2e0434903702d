import { brandAs } from '#kernel/brand/brand';
import type { Empire } from '#model/campaign/empire';
import type {
  DesignId,
  EmpireId,
  FleetId,
  ForceListId,
  SystemId,
  UnitId,
} from '#model/campaign/ids';
import { type Lane, type LaneClass, laneIdOf } from '#model/campaign/lane';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { ForceList } from '#model/forces/force-list';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';

export const empireId = (text: string): EmpireId => brandAs<EmpireId>(text);
export const systemId = (text: string): SystemId => brandAs<SystemId>(text);
export const fleetId = (text: string): FleetId => brandAs<FleetId>(text);
export const unitId = (text: string): UnitId => brandAs<UnitId>(text);
export const designId = (text: string): DesignId => brandAs<DesignId>(text);

/** A plain destroyer-like ship; override what a test is about. */
export function designOf(part: Partial<UnitDesign> & Readonly<{ id: DesignId }>): UnitDesign {
  return {
    name: part.id,
    list: brandAs<ForceListId>('test'),
    kind: 'ship',
    hull: 'DD',
    civilian: false,
    role: null,
    era: 0,
    inService: null,
    cost: 4,
    maintenance: { points: 2, per: 6 },
    dv: 3,
    as: 3,
    af: 2,
    cv: 0,
    cr: 3,
    cc: 1,
    ground: null,
    abilities: [],
    ...part,
  };
}

export function systemOf(part: Partial<StarSystem> & Readonly<{ id: SystemId }>): StarSystem {
  return {
    name: part.id,
    hex: { q: 0, r: 0 },
    importance: 'minor',
    capacity: 6,
    raw: 2,
    census: 0,
    morale: 0,
    productivity: 0,
    intel: 0,
    traits: [],
    anomalies: [],
    owner: null,
    utilized: 0,
    missedGrowth: 0,
    blockaded: false,
    rebels: 0,
    martialLaw: false,
    native: null,
    offMapLanes: 0,
    offMapTrade: null,
    found: false,
    specialisation: null,
    ...part,
  };
}

export function empireOf(part: Partial<Empire> & Readonly<{ id: EmpireId }>): Empire {
  return {
    name: part.id,
    homeworld: systemId('home'),
    forceList: brandAs<ForceListId>('test'),
    treasury: 0,
    gifts: 0,
    era: 1,
    techPool: 0,
    advancesInHand: 0,
    techYears: 0,
    unlockChance: 0,
    wonIn: null,
    unlocked: [],
    schematics: [],
    finds: [],
    standing: DEFAULT_STANDING_ORDERS,
    ...part,
  };
}

export function fleetOf(
  part: Partial<Fleet> & Readonly<{ id: FleetId; owner: EmpireId; at: SystemId }>,
): Fleet {
  const { at, ...rest } = part;
  return {
    name: part.id,
    place: { kind: 'system', system: at },
    lastMoved: 0,
    standing: {},
    withdrawing: null,
    route: null,
    ...rest,
  };
}

export function unitOf(
  part: Partial<Unit> & Readonly<{ id: UnitId; owner: EmpireId; design: DesignId }>,
): Unit {
  return {
    name: '',
    place: { kind: 'system', system: systemId('home') },
    condition: 'sound',
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    ordnance: [],
    unconverted: false,
    since: 0,
    ...part,
  };
}

export const inFleet = (fleet: FleetId): Unit['place'] => ({ kind: 'fleet', fleet });

type Parts = Readonly<{
  turn?: number;
  phase?: CampaignState['phase'];
  empires?: readonly Empire[];
  relations?: readonly Readonly<{
    a: EmpireId;
    b: EmpireId;
    state: DiplomaticState;
    pact?: boolean;
  }>[];
  designs?: readonly UnitDesign[];
  systems?: readonly StarSystem[];
  lanes?: readonly Readonly<{ a: SystemId; b: SystemId; class: LaneClass }>[];
  fleets?: readonly Fleet[];
  units?: readonly Unit[];
}>;

const table = <R extends Readonly<{ id: string }>>(
  rows: readonly R[],
): Readonly<Record<string, R>> => Object.fromEntries(rows.map((row) => [row.id, row]));

/** The lists of all empires and designs, each with its designs as they are given. */
function forceListsOf({ empires = [], designs = [] }: Parts): readonly ForceList[] {
  const lists = [...empires.map(({ forceList }) => forceList), ...designs.map(({ list }) => list)];
  return [...new Set(lists)].map((id) => ({
    id,
    name: id,
    universal: false,
    designs: designs.filter(({ list }) => list === id).map((design) => design.id),
  }));
}

/** A whole campaign from the rows that a test cares about; everything else is empty. */
export function campaignOf(parts: Parts): CampaignState {
  const count = (empire: EmpireId, rows: readonly Readonly<{ owner: EmpireId }>[]): number =>
    rows.filter((row) => row.owner === empire).length;
  const lanes = (parts.lanes ?? []).map((lane): Lane => {
    const id = laneIdOf(lane.a, lane.b);
    const [a, b] = id.startsWith(lane.a) ? [lane.a, lane.b] : [lane.b, lane.a];
    return { id, a, b, class: lane.class };
  });
  return {
    turn: parts.turn ?? 1,
    phase: parts.phase ?? 'opening',
    empires: table(parts.empires ?? []),
    relations: table(
      (parts.relations ?? []).map(({ a, b, state, pact = false }) => {
        const id = relationIdOf(a, b);
        const [first, second] = id.startsWith(a) ? [a, b] : [b, a];
        const met = { openly: null, since: 0, sustained: true, pact };
        return { id, a: first, b: second, state, ...met };
      }),
    ),
    forceLists: table(forceListsOf(parts)),
    designs: table(parts.designs ?? []),
    systems: table(parts.systems ?? []),
    lanes: table(lanes),
    fleets: table(parts.fleets ?? []),
    units: table(parts.units ?? []),
    works: {},
    projects: {},
    encounters: {},
    effects: {},
    knownSystems: {},
    knownLanes: {},
    knownDesigns: {},
    contacts: {},
    counters: Object.fromEntries(
      (parts.empires ?? []).map(({ id }) => [
        id,
        {
          empire: id,
          units: count(id, parts.units ?? []),
          fleets: count(id, parts.fleets ?? []),
          works: 0,
          contacts: 0,
        },
      ]),
    ),
  };
}
