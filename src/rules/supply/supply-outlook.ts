import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
} from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { DiplomaticState } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet, FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';
import { type LaneFacts, laneMapOf } from '#rules/movement/lane-map-of';
import { presenceIn } from './presence-in.ts';
import { supplyNetOf } from './supply-net-of.ts';

type Contact = Readonly<{
  owner: EmpireId | null;
  place: BattlePlace;
  groups: readonly SeenGroup[];
  current: boolean;
}>;

/** What an empire knows that its supply depends on. */
export type SupplyKnowledge = Readonly<{
  systems: ById<SystemId, Readonly<{ own: Pick<StarSystem, 'blockaded'> | null }>>;
  lanes: ById<LaneId, LaneFacts>;
  neighbours: ById<EmpireId, Readonly<{ state: DiplomaticState }>>;
  contacts: ById<ContactId, Contact>;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>
  >;
}>;

/** Whether a place is in supply, by which depot, or why not. */
export type Outlook =
  | Readonly<{ supplied: true; depot: SystemId; through: SystemId | null }>
  | Readonly<{ supplied: false; because: 'blockade' | 'no-depot' }>
  | Readonly<{ supplied: false; because: 'enemy'; at: SystemId }>;

type Seen = Readonly<{ depots: readonly SystemId[]; enemies: ReadonlySet<SystemId> }>;

/** What an empire sees of others now: depots that supply it, and enemy fleets. */
function seenBy({ contacts, neighbours, designs }: SupplyKnowledge): Seen {
  const depots: SystemId[] = [];
  const enemies = new Set<SystemId>();
  const rightsTo = (owner: EmpireId | null): Rights | null =>
    owner === null ? null : rightsOf(neighbours[owner]?.state ?? null);
  const isDepot = ({ design, condition }: SeenGroup): boolean => {
    const row = designs[design];
    if (row?.known !== 'stats' || condition === 'crippled') return false;
    return row.design.role === 'depot' || ratingOf(row.design, 'supplyDepot') > 0;
  };
  for (const { owner, place, groups, current } of valuesById(contacts)) {
    const rights = rightsTo(owner);
    if (!current || place.kind !== 'system' || rights === null) continue;
    if (rights.supply && groups.some(isDepot)) depots.push(place.system);
    const isFleet = groups.some(({ kind }) => kind === 'ship');
    if (rights.stance === 'enemy' && isFleet) enemies.add(place.system);
  }
  return { depots, enemies };
}

function ownDepots({ units, fleets, designs }: SupplyKnowledge): readonly SystemId[] {
  const known = valuesById(designs).flatMap((row) => (row.known === 'stats' ? [row.design] : []));
  const table = tableOf(known, ({ id }) => id);
  return [...presenceIn({ units, fleets, designs: table })]
    .filter(([, here]) => [...here.values()].some(({ depot }) => depot))
    .map(([system]) => system);
}

/**
 * Where an empire can expect supply, as far as it knows: by the rule itself, over what it sees of
 * others now. Blockade Runners are left out: whether they are needed shows on the way.
 * @rule SUP-5 @rule FOG-14
 */
export function supplyOutlook(knowledge: SupplyKnowledge): (place: FleetPlace) => Outlook {
  const { depots, enemies } = seenBy(knowledge);
  const isBlockaded = (system: SystemId): boolean =>
    knowledge.systems[system]?.own?.blockaded === true;
  const net = supplyNetOf({
    depots: [...ownDepots(knowledge), ...depots],
    lanes: laneMapOf(knowledge.lanes),
    isBlockaded,
    isShutIn: isBlockaded,
    hasEnemyFleet: (system) => enemies.has(system),
  });
  return (place) => {
    const route =
      place.kind === 'system'
        ? net.routeTo(place.system)
        : net.routeFromLane([place.from, place.to]);
    if (route !== null) return { supplied: true, ...route };
    if (place.kind === 'lane') return { supplied: false, because: 'no-depot' };
    if (isBlockaded(place.system)) return { supplied: false, because: 'blockade' };
    const [barred] = net.barredGatesOf(place.system);
    return barred === undefined
      ? { supplied: false, because: 'no-depot' }
      : { supplied: false, because: 'enemy', at: barred.at };
  };
}
