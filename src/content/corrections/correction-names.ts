import { isListOf } from '#model/forces/own-list';
import { nameIndexOf, type NameIndex, type Named } from '#content/orders/order-names';
import { keysById, valuesById } from '#kernel/collections/tables';
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
import type { ForceList } from '#model/forces/force-list';

/** What one empire has: its fleets, units and works are short by what follows the dot of their id. */
export type OwnThings = Readonly<{
  fleets: NameIndex<Named<FleetId>>;
  units: NameIndex<Named<UnitId>>;
  works: NameIndex<Named<WorkId>>;
  /** The classes of its own list and of the universal one. */
  designs: NameIndex<Named<DesignId>>;
}>;

/** Everything a moderator can speak of in a correction: it has no fog. */
export type CorrectionNames = Readonly<{
  empires: NameIndex<Named<EmpireId>>;
  systems: NameIndex<Named<SystemId>>;
  /** The ends of a lane. */
  laneEnds: (lane: LaneId) => Pick<Lane, 'a' | 'b'> | undefined;
  all: OwnThings;
  of: (empire: EmpireId) => OwnThings;
}>;

const whole = (id: string): string => id;
const afterDot = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

function thingsOf(state: CampaignState, empire: EmpireId | null): OwnThings {
  const isOwn = (row: Readonly<{ owner: EmpireId }>): boolean =>
    empire === null || row.owner === empire;
  const short = empire === null ? whole : afterDot;
  const own = empire === null ? undefined : state.empires[empire];
  const isListed = ({ list }: Readonly<{ list: ForceList['id'] }>): boolean =>
    empire === null ||
    (own !== undefined && isListOf(list, own)) ||
    state.forceLists[list]?.universal === true;
  return {
    fleets: nameIndexOf(valuesById(state.fleets).filter(isOwn), short),
    units: nameIndexOf(valuesById(state.units).filter(isOwn), short),
    works: nameIndexOf(valuesById(state.works).filter(isOwn), short),
    designs: nameIndexOf(valuesById(state.designs).filter(isListed), whole),
  };
}

/** Indexes a state for the words of corrections; an empire's things when they are first asked for. */
export function correctionNamesOf(state: CampaignState): CorrectionNames {
  const known = new Map<EmpireId, OwnThings>();
  const hasRaiders = Object.hasOwn(state.counters, RAIDERS);
  const raiders = hasRaiders ? [{ id: RAIDERS, name: RAIDERS_NAME }] : [];
  const empires = nameIndexOf([...valuesById(state.empires), ...raiders], whole);
  return {
    empires: { ...empires, names: [...keysById(state.empires), ...empires.names] },
    systems: nameIndexOf(valuesById(state.systems), whole),
    laneEnds: (lane) => state.lanes[lane],
    all: thingsOf(state, null),
    of: (empire) => {
      const things = known.get(empire) ?? thingsOf(state, empire);
      known.set(empire, things);
      return things;
    },
  };
}
