import type { ForceIndex } from '#rules/forces/force-index';
import { standingOf } from '#rules/forces/standing-of';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { compareIds } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit, UnitCondition } from '#model/forces/unit';

/**
 * One side of an encounter while it is resolved: what it has there, and what became of it so far.
 * Mutable, and nobody's but the encounter's.
 */
export type EncounterSide = {
  readonly empire: EmpireId;
  readonly fleets: readonly Fleet[];
  /** Units that belong to the system: bases, flights of the colony. */
  readonly garrison: readonly Unit[];
  readonly standing: StandingOrders;
  readonly conditions: Map<UnitId, UnitCondition | 'destroyed'>;
  readonly carriers: Map<UnitId, UnitId>;
  readonly withdrawn: Set<FleetId>;
};

type Surroundings = Readonly<{ state: CampaignState; index: ForceIndex }>;

/**
 * What an empire has at a place, with the standing orders of its largest fleet.
 * @rule ENC-1
 * @ruling The largest fleet decides for the whole side by its own standing orders, flights aboard not
 *   counted; it keeps doing so when it is lost. A side without a fleet follows its empire's.
 */
export function sideAt(
  { state, index }: Surroundings,
  place: BattlePlace,
  empire: EmpireId,
): EncounterSide {
  const here = place.kind === 'system' ? index.fleetsAt(place.system) : index.fleetsIn(place.lane);
  const fleets = here.filter((fleet) => fleet.owner === empire && fleet.withdrawing === null);
  const garrison =
    place.kind === 'lane' ? [] : index.atSystem(place.system).filter((one) => one.owner === empire);
  const costOf = (fleet: Fleet): number =>
    sumOf(index.inFleet(fleet.id), (unit) => rowOf(state.designs, unit.design).cost);
  const [largest] = sortBy(
    fleets,
    (a, b) => costOf(b) - costOf(a),
    (a, b) => compareIds(a.id, b.id),
  );
  const row = rowOf(state.empires, empire);
  return {
    empire,
    fleets,
    garrison,
    standing: largest === undefined ? row.standing : standingOf(row, largest),
    conditions: new Map(),
    carriers: new Map(),
    withdrawn: new Set(),
  };
}

/** Fleets of the side that are still in the encounter. */
export const remainingFleets = (side: EncounterSide): readonly Fleet[] =>
  side.fleets.filter((fleet) => !side.withdrawn.has(fleet.id));

/** Whether a fleet still has a unit of its own. */
export const hasAnythingLeft = (index: ForceIndex, side: EncounterSide, fleet: FleetId): boolean =>
  index.inFleet(fleet).some((unit) => side.conditions.get(unit.id) !== 'destroyed');

function combatantOf(
  state: CampaignState,
  side: EncounterSide,
  unit: Unit,
  fleet: FleetId,
): Combatant | null {
  const condition = side.conditions.get(unit.id) ?? unit.condition;
  if (condition === 'destroyed' || unit.status === 'mothballed') return null;
  const based = unit.place.kind === 'aboard' ? unit.place.carrier : null;
  return {
    unit: unit.id,
    owner: unit.owner,
    fleet,
    carrier: side.carriers.get(unit.id) ?? based,
    name: unit.name,
    design: rowOf(state.designs, unit.design),
    condition,
    status: unit.status,
  };
}

/** Everything mobile that a side can still fight with: its fleets and what is based aboard. */
export function combatantsOf({ state, index }: Surroundings, side: EncounterSide): Combatant[] {
  const all: Combatant[] = [];
  const take = (unit: Unit, fleet: FleetId): void => {
    const one = combatantOf(state, side, unit, fleet);
    if (one !== null && one.design.kind !== 'ground') all.push(one);
    for (const based of index.aboard(unit.id)) take(based, fleet);
  };
  for (const fleet of remainingFleets(side)) {
    for (const unit of index.inFleet(fleet.id)) take(unit, fleet.id);
  }
  return all;
}

/** Whether a side still has military units to fight with. Section 1: civilians do not count. */
export const canFight = (combatants: readonly Combatant[]): boolean =>
  combatants.some((one) => !one.design.civilian);
