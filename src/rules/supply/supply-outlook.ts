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
import { stateToward } from '#rules/diplomacy/state-toward';
import { type LaneFacts, laneMapOf } from '#rules/movement/lane-map-of';
import { extendedSupplyOf } from './extended-supply-of.ts';
import { presenceIn } from './presence-in.ts';
import { type SupplyFacts, supplyNetOf } from './supply-net-of.ts';

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
  | Readonly<{ supplied: true; by: 'route'; depot: SystemId; through: SystemId | null }>
  | Readonly<{ supplied: true; by: 'ships'; depot: SystemId; lanes: number }>
  | Readonly<{ supplied: false; because: 'blockade' }>
  /** `functions`: of the Supply ships there, which reach so many lanes. */
  | Readonly<{ supplied: false; because: 'no-depot'; functions: number }>
  | Readonly<{ supplied: false; because: 'enemy'; at: SystemId }>;

type Seen = Readonly<{ depots: readonly SystemId[]; enemies: ReadonlySet<SystemId> }>;

/** What an empire sees of others now: depots that supply it, and enemy fleets. */
function seenBy({ contacts, neighbours, designs }: SupplyKnowledge): Seen {
  const depots: SystemId[] = [];
  const enemies = new Set<SystemId>();
  const rightsTo = (owner: EmpireId | null): Rights | null =>
    owner === null ? null : rightsOf(stateToward(neighbours, owner));
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

/** What supply is to be expected at a place with so many Supply functions there. */
export type SupplyOutlook = (place: FleetPlace, functions: number) => Outlook;

/**
 * Where an empire can expect supply, as far as it knows: by the rule itself, over what it sees of
 * others now. Blockade Runners are left out: whether they are needed shows on the way.
 * @rule SUP-5 @rule SUP-6 @rule FOG-14
 */
export function supplyOutlook(knowledge: SupplyKnowledge): SupplyOutlook {
  const { depots, enemies } = seenBy(knowledge);
  const isBlockaded = (system: SystemId): boolean =>
    knowledge.systems[system]?.own?.blockaded === true;
  const facts: SupplyFacts = {
    depots: [...ownDepots(knowledge), ...depots],
    lanes: laneMapOf(knowledge.lanes),
    isBlockaded,
    isShutIn: isBlockaded,
    hasEnemyFleet: (system) => enemies.has(system),
  };
  const net = supplyNetOf(facts);
  const extended = extendedSupplyOf(facts);
  return (place, functions) => {
    const ends = place.kind === 'lane' ? [place.from, place.to] : [];
    const route = place.kind === 'system' ? net.routeTo(place.system) : net.routeFromLane(ends);
    if (route !== null) return { supplied: true, by: 'route', ...route };
    const way =
      place.kind === 'system'
        ? extended.routeTo(place.system, functions)
        : extended.routeFromLane(ends, functions);
    if (way !== null) return { supplied: true, by: 'ships', ...way };
    const none = { supplied: false, because: 'no-depot', functions } as const;
    if (place.kind === 'lane') return none;
    if (isBlockaded(place.system)) return { supplied: false, because: 'blockade' };
    const [barred] = net.barredGatesOf(place.system);
    return barred === undefined ? none : { supplied: false, because: 'enemy', at: barred.at };
  };
}
