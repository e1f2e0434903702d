import type { Strikes } from './strikes-in.ts';
import type { ForceIndex } from '#rules/forces/force-index';
import { commandOf, fleetsByCommand } from '#rules/encounters/in-command';
import { powerOf } from '#rules/forces/power-of';
import type { Hiders } from '#rules/sight/hiders-among';
import { standingOf } from '#rules/forces/standing-of';
import { rowOf } from '#kernel/collections/row-of';
import type { BattlePlace } from '#model/battle/place';
import { type Effect, revealedIdOf } from '#model/campaign/effect';
import type { EmpireId, FleetId, LaneId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit, UnitCondition } from '#model/forces/unit';

/**
 * The forces of an empire in an encounter while it is resolved, and what happened to them so far: a side of its own, or part of one.
 * Mutable, and used by the encounter alone.
 */
export type Contingent = {
  readonly empire: EmpireId;
  readonly fleets: readonly Fleet[];
  /** The construction cost of its largest visible fleet; 0 without one. */
  readonly weight: number;
  /** Units that belong to the system: bases, minefields, flights of the colony. */
  readonly garrison: readonly Unit[];
  /** Ships of its fleets that hide: they take no part, unless they come out in a battle (MOV-4). */
  readonly hidden: Set<UnitId>;
  /** The ships that came out of hiding to attack and have not fought yet: they have First Strike. */
  readonly ambushers: Set<UnitId>;
  /** Flights that have come for one scenario, and have not fought yet (MOV-8). */
  readonly strikers: Set<UnitId>;
  readonly standing: StandingOrders;
  /** Cargo that it named to stay aboard carriers that a battle crippled (CSC-14). */
  readonly keeps: Map<UnitId, readonly UnitId[]>;
  readonly conditions: Map<UnitId, UnitCondition | 'destroyed'>;
  /** Flights that lost their base, and the one that took them in; null: the colony. */
  readonly rebased: Map<UnitId, UnitId | null>;
  readonly withdrawn: Set<FleetId>;
  /** On the fixed defenses: these fleets fight in Defensive scenarios alone. */
  readonly fellBack: Set<FleetId>;
  /** Single ships that got away from a battle, each with all that is based on it (CSC-12). */
  readonly retreated: Map<UnitId, LaneId>;
  /** Civilians that a battle left alone, and units that were boarded, with their new sides (CSC-10). */
  readonly surrendered: Map<UnitId, Readonly<{ to: EmpireId; wasBoarded: boolean }>>;
  /** The units that scouted before a battle, and the Intel that was spent through them (CSC-5). */
  readonly scouted: Set<UnitId>;
  intelSpent: number;
};

type Surroundings = Readonly<{
  state: CampaignState;
  index: ForceIndex;
  hiders: Hiders;
  strikes: Strikes;
}>;

/**
 * The forces of an empire at a place, with the standing orders of its largest fleet. Fleets of only hidden ships are left out.
 * @rule ENC-1 @rule MOV-4
 * @ruling An empire follows the standing orders of its largest fleet there. Flights aboard, mothballed ships and hidden ships don't count
 *   for its size, because nobody sees them. Of equal fleets, the one with the unit longest in service decides. The fleet keeps deciding
 *   even after it is lost. An empire without a fleet there follows its own standing orders.
 */
export function contingentAt(
  { state, index, hiders, strikes }: Surroundings,
  place: BattlePlace,
  empire: EmpireId,
): Contingent {
  const here = place.kind === 'system' ? index.fleetsAt(place.system) : index.fleetsIn(place.lane);
  const isShown = (unit: Unit): boolean => !hiders.has(unit.id);
  const own = here.filter((fleet) => fleet.owner === empire && fleet.withdrawing === null);
  const crews = own.flatMap(({ id }) => index.inFleet(id));
  const fleets = own.filter(({ id }) => index.inFleet(id).some(isShown));
  const isAtHome = (unit: Unit): boolean => unit.owner === empire && !strikes.isAway(unit.id);
  const garrison = place.kind === 'lane' ? [] : index.atSystem(place.system).filter(isAtHome);
  const strikers = strikes.at(place, empire).map(({ id }) => id);
  const commands = fleets.map((fleet) => {
    const crew = index.inFleet(fleet.id).filter(isShown);
    return { fleet, ...commandOf(crew, ({ design }) => rowOf(state.designs, design).cost) };
  });
  const [chief] = fleetsByCommand(commands);
  const row = powerOf(state, empire);
  return {
    empire,
    fleets,
    weight: chief?.weight ?? 0,
    garrison,
    hidden: new Set(crews.filter((unit) => !isShown(unit)).map(({ id }) => id)),
    ambushers: ambushersIn(state, crews),
    strikers: new Set(strikers),
    standing:
      chief === undefined
        ? withoutFleet(row.standing, strikers.length > 0)
        : standingOf(row, chief.fleet),
    keeps: new Map(),
    conditions: new Map(),
    rebased: new Map(),
    withdrawn: new Set(),
    fellBack: new Set(),
    retreated: new Map(),
    surrendered: new Map(),
    scouted: new Set(),
    intelSpent: 0,
  };
}

/**
 * The standing orders of an empire without a fleet there; flights that were sent there are to strike.
 * @rule MOV-8 @rule ENC-5
 * @ruling A strike is an order to attack. Flights on a strike without a fleet of their empire beside them attack at any odds, even if their
 *   empire's standing orders begin no encounters. They never attack an empire that these orders spare.
 */
function withoutFleet(standing: StandingOrders, isStrike: boolean): StandingOrders {
  if (!isStrike) return standing;
  const engage = standing.engage === 'nobody' ? 'enemies' : standing.engage;
  const scenario = standing.scenario === 'none' ? 'best' : standing.scenario;
  return { ...standing, engage, scenario, engageRatio: 0, defendRatio: 0 };
}

/** The units that showed themselves to attack. @rule MOV-4 */
function ambushersIn({ effects }: CampaignState, units: readonly Unit[]): Set<UnitId> {
  const attacks = (id: UnitId): boolean => {
    const effect: Effect | undefined = effects[revealedIdOf(id)];
    return effect !== undefined && effect.amount > 0;
  };
  return new Set(units.filter(({ id }) => attacks(id)).map(({ id }) => id));
}

/** Its fleets that are still in the encounter, those on the fixed defenses included. */
export const remainingFleets = ({ fleets, withdrawn }: Contingent): readonly Fleet[] =>
  fleets.filter(({ id }) => !withdrawn.has(id));

/** Its fleets that can be met in the open. */
export const mobileFleets = (contingent: Contingent): readonly Fleet[] =>
  remainingFleets(contingent).filter(({ id }) => !contingent.fellBack.has(id));

/** Whether a unit has left the encounter by itself: it got away, or surrendered. @rule CSC-12 @rule CSC-10 */
export const isOut = ({ retreated, surrendered }: Contingent, unit: UnitId): boolean =>
  retreated.has(unit) || surrendered.has(unit);

/** The units that a fleet still has in the encounter; mothballed ships take no part in it. @rule CON-9 */
export const leftOf = (index: ForceIndex, side: Contingent, fleet: FleetId): readonly Unit[] =>
  index
    .inFleet(fleet)
    .filter(
      ({ id, status }) =>
        status !== 'mothballed' &&
        !side.hidden.has(id) &&
        side.conditions.get(id) !== 'destroyed' &&
        !isOut(side, id),
    );
