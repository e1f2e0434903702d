import type { DefenseWay, SiegeWay } from '#app/siege-odds/siege-what-if';
import { sumOf } from '#kernel/numbers/sum';
import type { Ledger } from '#kernel/reasons/ledger';
import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { type Bomber, bombardmentPoints, canBombard } from '#rules/bombardment/bombardment-points';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { classNow } from '#rules/forces/class-now';
import { attritionLeft } from '#rules/ground/ground-fighter';
import { supportFor } from '#rules/ground/support-for';
import type { SiegeRow } from './siege-world.ts';

/** Fleets and units of besiegers or defenders that are known as they are. */
export type KnownForces = Readonly<{
  fleets: readonly Fleet[];
  units: readonly Unit[];
  unitOf: (id: UnitId) => Unit | undefined;
  designOf: (id: DesignId) => UnitDesign | undefined;
}>;

type Known = Readonly<{ unit: Unit; design: UnitDesign }>;

const known = ({ units, designOf }: KnownForces): readonly Known[] =>
  units.flatMap((unit) => {
    const design = designOf(unit.design);
    return design === undefined ? [] : [{ unit, design }];
  });

/** The fleet that a unit sails with, aboard others or not; null: none. */
export function fleetOf(unit: Unit, { unitOf }: Pick<KnownForces, 'unitOf'>): string | null {
  if (unit.place.kind === 'fleet') return unit.place.fleet;
  if (unit.place.kind === 'system') return null;
  const carrier = unitOf(unit.place.carrier);
  return carrier === undefined ? null : fleetOf(carrier, { unitOf });
}

/** The system that a unit is posted at, aboard a base or not; null: it sails, or is nowhere that is known. */
function postOf(unit: Unit, { unitOf }: Pick<KnownForces, 'unitOf'>): string | null {
  if (unit.place.kind === 'system') return unit.place.system;
  if (unit.place.kind === 'fleet') return null;
  const carrier = unitOf(unit.place.carrier);
  return carrier === undefined ? null : postOf(carrier, { unitOf });
}

/** Rows of the same units as one. */
export function siegeRowsTogether<W extends SiegeWay | DefenseWay>(
  rows: readonly SiegeRow<W>[],
): readonly SiegeRow<W>[] {
  const all = new Map<string, SiegeRow<W>>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, count: 0 });
    all.set(key, { ...row, count: (all.get(key)?.count ?? 0) + row.count });
  }
  return [...all.values()];
}

function rowOf<W extends SiegeWay | DefenseWay>({ unit, design }: Known, way: W): SiegeRow<W> {
  const lost = (design.ground?.attrition ?? 0) - attritionLeft({ unit, design });
  return { class: design.id, count: 1, lost, way };
}

/** Ground units that are landed in a system; those that are mothballed or have no Attrition left don't count. */
const landedAt = (forces: KnownForces, system: SystemId): readonly Known[] =>
  known(forces).filter(
    ({ unit, design }) =>
      design.kind === 'ground' &&
      unit.place.kind === 'system' &&
      unit.place.system === system &&
      unit.status !== 'mothballed' &&
      attritionLeft({ unit, design }) > 0,
  );

/** Landed units as the rows of a besieger. */
export const landedRows = (forces: KnownForces, system: SystemId): readonly SiegeRow<SiegeWay>[] =>
  landedAt(forces, system).map((one) =>
    rowOf(one, one.unit.status === 'reserve' ? 'reserve' : 'landed'),
  );

/** Landed units as the rows of a defender. */
export const defendingRows = (
  forces: KnownForces,
  system: SystemId,
): readonly SiegeRow<DefenseWay>[] =>
  landedAt(forces, system).map((one) =>
    rowOf(one, one.unit.status === 'reserve' ? 'reserve' : 'active'),
  );

/** Ships of fleets with Assault functions that carry no troops. @rule GND-2 */
function supporters(sailing: readonly Known[], passengers: readonly Known[]) {
  const laden = new Set(
    passengers.flatMap(({ unit }) => (unit.place.kind === 'aboard' ? [unit.place.carrier] : [])),
  );
  return sailing.flatMap(({ unit, design }) => {
    const functions = ratingOf(classNow(unit, design), 'assault');
    const isFit = unit.condition === 'sound' && unit.status === 'active' && design.kind === 'ship';
    return isFit && functions > 0 && !laden.has(unit.id) ? [{ ship: unit.id, functions }] : [];
  });
}

const carrierOf = ({ place }: Unit, { unitOf }: KnownForces): Unit | undefined =>
  place.kind === 'aboard' ? unitOf(place.carrier) : undefined;

/** Units in reserve, and those aboard something in reserve, can't invade. @rule GND-1 */
function canInvade(unit: Unit, forces: KnownForces): boolean {
  const carrier = carrierOf(unit, forces);
  return unit.status === 'active' && carrier?.place.kind === 'fleet' && carrier.status === 'active';
}

/** Ground units aboard fleets, all of which invade, supported as far as Assault ships go. @rule GND-2 */
export function invadingRows(
  forces: KnownForces,
  fleets: readonly string[],
): readonly SiegeRow<SiegeWay>[] {
  const sailing = known(forces).filter(({ unit }) => fleets.includes(fleetOf(unit, forces) ?? ''));
  const passengers = sailing.filter(
    ({ unit, design }) =>
      design.kind === 'ground' &&
      unit.status !== 'mothballed' &&
      attritionLeft({ unit, design }) > 0,
  );
  const able = passengers.filter(({ unit }) => canInvade(unit, forces));
  const costs = able.map(({ unit, design }) => ({ unit: unit.id, cost: design.cost }));
  const supported = supportFor(costs, supporters(sailing, passengers), []);
  return passengers.map((one) => {
    const { place, id } = one.unit;
    const carrier = place.kind === 'aboard' ? forces.unitOf(place.carrier) : undefined;
    if (carrier?.place.kind !== 'fleet' || carrier.status !== 'active')
      return rowOf(one, 'waiting');
    if (supported.has(id)) return rowOf(one, 'supported');
    const isShip = forces.designOf(carrier.design)?.kind === 'ship';
    return rowOf(one, isShip ? 'assault' : 'convoy');
  });
}

/** Guns in orbit: the points of fleets and of units posted at the system, and their Mass Drivers. @rule BOM-1 @rule OPT-18 */
export function gunsOf(
  forces: KnownForces,
  system: SystemId,
  fleets: readonly string[],
): Readonly<{ points: Ledger; massDrivers: number }> {
  const isStowed = ({ unit, design }: Known): boolean => {
    if (unit.place.kind !== 'aboard') return false;
    const carrier = forces.unitOf(unit.place.carrier);
    const hold = carrier === undefined ? undefined : forces.designOf(carrier.design);
    return hold !== undefined && isStowedOn(hold, design);
  };
  const bombers = known(forces)
    .filter(
      (one) =>
        (fleets.includes(fleetOf(one.unit, forces) ?? '') || postOf(one.unit, forces) === system) &&
        canBombard(one) &&
        !isStowed(one),
    )
    .map((one): Bomber => ({ ...one, plunges: false }));
  return {
    points: bombardmentPoints(bombers),
    massDrivers: sumOf(bombers, ({ unit, design }) =>
      ratingOf(classNow(unit, design), 'massDriver'),
    ),
  };
}
