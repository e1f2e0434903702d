import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { Combatant } from '#model/battle/setup';
import type { FleetId, UnitId } from '#model/campaign/ids';
import { type AbilityId, ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { strikeShapeOf } from '#rules/encounters/strike-shape';
import { classNow } from '#rules/forces/class-now';
import { type Contingent, isOut } from './contingent.ts';
import type { EncounterWorld } from './world.ts';

type Muster = Readonly<{ world: EncounterWorld; side: Contingent; found: Combatant[] }>;
type Station = Readonly<{ fleet: FleetId | null; carrier: UnitId | null }>;
const NOWHERE: Station = { fleet: null, carrier: null };

/** The units based on a unit by now; with null, those based on the colony. */
function basedOn({ world, side }: Muster, host: UnitId | null): readonly Unit[] {
  const before =
    host === null
      ? []
      : world.index
          .aboard(host)
          .filter(({ id }) => !side.rebased.has(id) && !world.strikes.isAway(id));
  const taken = [...side.rebased].filter(([, to]) => to === host);
  return [...before, ...taken.map(([id]) => rowOf(world.state.units, id))];
}

/** A class as it fights when it comes out of hiding. @rule MOV-4 */
function firstToStrike(design: UnitDesign): UnitDesign {
  if (ratingOf(design, 'firstStrike') > 0) return design;
  const strike = { id: brandAs<AbilityId>('firstStrike'), rating: 1 };
  return { ...design, abilities: [...design.abilities, strike] };
}

function combatantOf({ world, side }: Muster, unit: Unit, station: Station): Combatant | null {
  const condition = side.conditions.get(unit.id) ?? unit.condition;
  const printed = rowOf(world.state.designs, unit.design);
  const design = side.ambushers.has(unit.id) ? firstToStrike(printed) : printed;
  if (condition === 'destroyed' || design.kind === 'ground') return null;
  const strike = side.strikers.has(unit.id)
    ? strikeShapeOf(classNow(unit, design), world.rules)
    : undefined;
  return {
    unit: unit.id,
    owner: unit.owner,
    ...station,
    name: unit.name,
    design,
    condition: strike === 'strained' ? 'crippled' : condition,
    status: unit.status,
    outOfSupply: unit.outOfSupply,
    ordnance: unit.ordnance,
    unconverted: unit.unconverted,
    nonCombatant: world.isResting(unit.id),
    ...(side.scouted.has(unit.id) ? { scouted: true as const } : {}),
    ...(strike === undefined ? {} : { strike }),
  };
}

/** A unit with everything that fights from aboard it. Flights that lost their carrier stay with it until another takes them in. */
function take(muster: Muster, unit: Unit, station: Station): void {
  const { world, side, found } = muster;
  const isAway = isOut(side, unit.id) || side.hidden.has(unit.id);
  if (isAway || unit.status === 'mothballed') return;
  const one = combatantOf(muster, unit, station);
  if (one !== null) found.push(one);
  const host = rowOf(world.state.designs, unit.design);
  for (const based of basedOn(muster, unit.id)) {
    // Cargo does not fight.
    if (isStowedOn(host, rowOf(world.state.designs, based.design))) continue;
    take(muster, based, { fleet: station.fleet, carrier: unit.id });
  }
}

/** The units with which a side can still fight in some of its fleets, with those based aboard. Cargo doesn't fight. */
export function fleetCombatants(
  world: EncounterWorld,
  side: Contingent,
  fleets: readonly Fleet[],
): readonly Combatant[] {
  const muster: Muster = { world, side, found: [] };
  const ships = fleets.flatMap(({ id: fleet }) =>
    world.index.inFleet(fleet).map((unit) => ({ unit, fleet })),
  );
  // The longest in service first, in any fleet (CSC-1).
  for (const { unit, fleet } of sortBy(ships, (a, b) => compareIds(a.unit.id, b.unit.id))) {
    take(muster, unit, { fleet, carrier: null });
  }
  return muster.found;
}

/**
 * The Q-Ships that hide behind the convoys of a force, with what is based on them, as many as it has convoys.
 * @rule MOV-4
 * @ruling A Q-Ship can come out in a battle with a convoy of its own fleet, and in a raid if its size is allowed there. As many can come
 *   out as there are convoys, the most expensive first. A Q-Ship in a separate fleet stays hidden.
 */
export function lurkingCombatants(
  world: EncounterWorld,
  side: Contingent,
  force: readonly Combatant[],
): readonly Combatant[] {
  const convoys = force.filter(({ design }) => design.kind === 'convoy');
  const fleets = unique(convoys.flatMap(({ fleet }) => fleet ?? []));
  const isLurking = ({ id }: Unit): boolean =>
    side.hidden.has(id) && world.hiders.get(id)?.stealth === null;
  const ships = fleets.flatMap((fleet) => world.index.inFleet(fleet).filter(isLurking));
  const dearest = sortBy(ships, (a, b) => costOf(world, b) - costOf(world, a));
  return dearest.slice(0, convoys.length).flatMap((ship) => {
    const muster: Muster = { world, side: { ...side, hidden: new Set() }, found: [] };
    const fleet = ship.place.kind === 'fleet' ? ship.place.fleet : null;
    take(muster, ship, { fleet, carrier: null });
    return muster.found.map((one) => ({
      ...one,
      design: one.unit === ship.id ? firstToStrike(one.design) : one.design,
      lurks: true as const,
    }));
  });
}

const costOf = ({ state }: EncounterWorld, { design }: Unit): number =>
  rowOf(state.designs, design).cost;

/** The flights of a side that have come to strike: they are based elsewhere. @rule MOV-8 */
export function strikingCombatants(world: EncounterWorld, side: Contingent): readonly Combatant[] {
  const muster: Muster = { world, side, found: [] };
  for (const id of side.strikers) take(muster, rowOf(world.state.units, id), NOWHERE);
  return muster.found;
}

/** The units of a side in the system outside of its fleets: bases, minefields, flights. @rule CSC-1 */
export function garrisonCombatants(world: EncounterWorld, side: Contingent): readonly Combatant[] {
  const muster: Muster = { world, side, found: [] };
  const stationed = side.garrison.filter(({ id }) => !side.rebased.has(id));
  for (const unit of [...stationed, ...basedOn(muster, null)]) take(muster, unit, NOWHERE);
  return muster.found;
}
