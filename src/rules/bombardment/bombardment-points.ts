import { groupBy } from '#kernel/collections/group-by';
import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import { type HullClass, ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import { actingOrdnance } from '#rules/supply/acting-ordnance';
import { ORDNANCE_TABLE } from '#rules/supply/ordnance-table';

/** A ship or flight that may bombard, and whether it plunges down as a Kamikaze. */
export type Bomber = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted' | 'outOfSupply' | 'ordnance'>;
  design: Pick<UnitDesign, 'kind' | 'hull' | 'abilities' | 'civilian'>;
  plunges: boolean;
}>;

/** How many points one ship brings, or how many flights bring one point. */
const SHIP_POINTS: Partial<Readonly<Record<HullClass, number>>> = {
  TN: 12,
  SD: 10,
  DN: 8,
  BB: 6,
  CB: 5,
  CA: 4,
  CL: 3,
  DD: 2,
  CT: 1,
};
const FLIGHTS_FOR_ONE: Partial<Readonly<Record<HullClass, number>>> = {
  SHF: 2,
  HF: 3,
  MF: 4,
  LF: 6,
};
/** Twelve can be divided by each of 2, 3, 4 and 6, so that fractions of points add up exactly. */
const PARTS = 12;
const PLUNGE = 2;

const flightsForOne = ({ design }: Bomber): number =>
  (design.hull === null ? undefined : FLIGHTS_FOR_ONE[design.hull]) ?? 0;

const gunsOf = ({ unit, design }: Bomber): number => ratingOf(classNow(unit, design), 'gunship');

const packedPoints = ({ unit }: Bomber): number =>
  sumOf(actingOrdnance(unit), (one) => ORDNANCE_TABLE[one].bombardment ?? 0);

/**
 * Whether a unit has anything to bombard with: a ship or flight that is fit, in service and converted. Bases, minefields and convoys
 * have not.
 * @rule BOM-1 @rule CON-9 @rule TECH-6
 * @ruling Ships in reserve and unconverted alien units can't bombard, because their weapons don't work.
 */
export function canBombard({ unit, design }: Pick<Bomber, 'unit' | 'design'>): boolean {
  const isFit = unit.condition === 'sound' && unit.status === 'active' && !unit.unconverted;
  return isFit && !design.civilian && (design.kind === 'ship' || design.kind === 'flight');
}

/**
 * The bombardment points of units of one empire in one system, line by line.
 * @rule BOM-1 @rule SUP-9
 * @ruling Flights of all classes add their fractions of a point before the sum is rounded down. Gunship counts for each full group of
 *   flights with Gunship of one hull class. Flights with the highest ratings are grouped first, and the lowest rating of a group counts.
 * @ruling A Kamikaze ship that plunges brings its own points twice, those of Gunship and ordnance included.
 */
export function bombardmentPoints(bombers: readonly Bomber[]): Ledger {
  const BOM_1 = cite('BOM-1');
  const able = bombers.filter(canBombard);
  const ships = able.filter(({ design }) => design.kind === 'ship');
  const flights = able.filter(({ design }) => design.kind === 'flight');
  const lines = [
    { label: 'Ships', cite: BOM_1, amount: sumOf(ships, hullPoints) },
    { label: 'Flights', cite: BOM_1, amount: flightPoints(flights) },
    { label: 'Gunship', cite: BOM_1, amount: sumOf(ships, gunsOf) + flightGuns(flights) },
    { label: 'Bombardment packages', cite: cite('SUP-9'), amount: sumOf(able, packedPoints) },
    { label: 'Kamikaze', cite: BOM_1, amount: (PLUNGE - 1) * sumOf(ships, plungePoints) },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

const hullPoints = ({ design }: Bomber): number =>
  (design.hull === null ? undefined : SHIP_POINTS[design.hull]) ?? 0;

const plungePoints = (ship: Bomber): number =>
  ship.plunges ? hullPoints(ship) + gunsOf(ship) + packedPoints(ship) : 0;

function flightPoints(flights: readonly Bomber[]): number {
  const parts = sumOf(flights, (flight) => {
    const needed = flightsForOne(flight);
    return needed === 0 ? 0 : divide(PARTS, needed, 'down');
  });
  return divide(parts, PARTS, 'down');
}

/** Each full group of flights with Gunship of one hull class adds the lowest rating in it, the highest ratings grouped first. */
function flightGuns(flights: readonly Bomber[]): number {
  const armed = flights.filter((flight) => flightsForOne(flight) > 0 && gunsOf(flight) > 0);
  return sumOf([...groupBy(armed, ({ design }) => design.hull).values()], (alike) => {
    const [first] = alike;
    const size = first === undefined ? 1 : flightsForOne(first);
    const ratings = alike.map(gunsOf).sort((a, b) => b - a);
    const groups = divide(ratings.length, size, 'down');
    const lasts = Array.from({ length: groups }, (_, group) => (group + 1) * size - 1);
    return sumOf(lasts, (at) => ratings[at] ?? 0);
  });
}
