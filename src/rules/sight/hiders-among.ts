import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { type ById, compareIds, valuesById } from '#kernel/collections/tables';
import type { Effect, EffectKind } from '#model/campaign/effect';
import type { DesignId, EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';

/** A ship that hides. */
export type Hider = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  /** How many Scout functions it takes to detect it; null: Scouts cannot, it is a Q-Ship behind a convoy. */
  stealth: number | null;
  /** The empires that have detected it this turn. */
  foundBy: ReadonlySet<EmpireId>;
}>;
export type Hiders = ReadonlyMap<UnitId, Hider>;

/** The facts that decide which ships hide, from a state or from what one empire knows of its own. */
export type HidingFacts = Readonly<{
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  designOf: (id: DesignId) => Pick<UnitDesign, 'kind' | 'abilities' | 'cost'> | null;
  /** The standing orders of a fleet; null if it doesn't hide. */
  standingOf: (fleet: Fleet) => Pick<StandingOrders, 'stealth'> | null;
  effects: readonly Pick<Effect, 'kind' | 'owner' | 'subject'>[];
}>;

type Berth = Readonly<{
  unit: Unit;
  fleet: Fleet;
  cost: number;
  stealth: number;
  isQShip: boolean;
}>;

const unitsWith = (
  { effects }: HidingFacts,
  kind: EffectKind,
): ReadonlyMap<UnitId, ReadonlySet<EmpireId>> => {
  const marked = effects.flatMap((effect) =>
    effect.kind === kind && effect.subject.kind === 'unit'
      ? [{ unit: effect.subject.unit, owner: effect.owner }]
      : [],
  );
  const byUnit = groupBy(marked, ({ unit }) => unit);
  return new Map([...byUnit].map(([unit, all]) => [unit, new Set(all.map(({ owner }) => owner))]));
};

/** A ship in a fleet, fit and in service, with what it could hide by; null: any other unit. */
function berthOf(facts: HidingFacts, veiled: ReadonlySet<UnitId>, unit: Unit): Berth | null {
  const { place, condition, status } = unit;
  if (place.kind !== 'fleet' || condition !== 'sound' || status !== 'active') return null;
  const printed = facts.designOf(unit.design);
  if (printed?.kind !== 'ship') return null;
  const design = classNow(unit, printed);
  const stealth = ratingOf(design, 'stealth') + (veiled.has(unit.id) ? 1 : 0);
  const isQShip = ratingOf(design, 'qShip') > 0;
  if (stealth === 0 && !isQShip) return null;
  const fleet = coverOf(facts, place.fleet);
  return fleet && { unit, fleet, cost: design.cost, stealth, isQShip };
}

/** A fleet, if its ships are to hide. */
function coverOf({ fleets, standingOf }: HidingFacts, id: FleetId): Fleet | null {
  const fleet: Fleet | undefined = fleets[id];
  const standing = fleet === undefined ? null : standingOf(fleet);
  const isHiding = standing !== null && standing.stealth !== 'open';
  return fleet !== undefined && isHiding ? fleet : null;
}

const placeOf = ({ owner, place }: Fleet): string =>
  `${owner}/${place.kind === 'system' ? place.system : place.lane}`;

/** How many convoys an owner has at each place. */
function convoysIn({ units, fleets, designOf }: HidingFacts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { place, status, design } of valuesById(units)) {
    if (place.kind !== 'fleet' || status === 'mothballed') continue;
    const fleet: Fleet | undefined = fleets[place.fleet];
    if (fleet === undefined || designOf(design)?.kind !== 'convoy') continue;
    counts.set(placeOf(fleet), (counts.get(placeOf(fleet)) ?? 0) + 1);
  }
  return counts;
}

/** The Q-Ships that find a convoy to hide behind, the dearest first. */
function behindConvoys(facts: HidingFacts, berths: readonly Berth[]): ReadonlySet<UnitId> {
  const ships = berths.filter(({ isQShip }) => isQShip);
  if (ships.length === 0) return new Set();
  const convoys = convoysIn(facts);
  const covered = [...groupBy(ships, ({ fleet }) => placeOf(fleet))].flatMap(([place, all]) => {
    const inOrder = sortBy(
      all,
      (a, b) => b.cost - a.cost,
      (a, b) => compareIds(a.unit.id, b.unit.id),
    );
    return inOrder.slice(0, convoys.get(place) ?? 0);
  });
  return new Set(covered.map(({ unit }) => unit.id));
}

/**
 * The ships that hide: by Stealth, in a Nebula, or as Q-Ships behind their convoys, one behind each. Ships that have shown themselves this
 * turn don't hide.
 * @rule MOV-4 @rule MAP-8
 * @ruling A ship hides only while it is sound and active, as with its other abilities. Bases and flights don't hide. A Q-Ship without a
 *   convoy at its place is visible.
 */
export function hidersAmong(facts: HidingFacts): Hiders {
  const revealed = unitsWith(facts, 'revealed');
  const veiled = new Set(unitsWith(facts, 'veiled').keys());
  const berths = valuesById(facts.units).flatMap((unit) => {
    const berth = revealed.has(unit.id) ? null : berthOf(facts, veiled, unit);
    return berth === null ? [] : [berth];
  });
  if (berths.length === 0) return new Map();
  const covered = behindConvoys(facts, berths);
  const detected = unitsWith(facts, 'detected');
  const hiders = berths.flatMap(({ unit: { id, owner }, stealth }): readonly Hider[] => {
    if (covered.has(id)) return [{ unit: id, owner, stealth: null, foundBy: new Set() }];
    if (stealth === 0) return [];
    return [{ unit: id, owner, stealth, foundBy: detected.get(id) ?? new Set() }];
  });
  return new Map(hiders.map((hider) => [hider.unit, hider]));
}
