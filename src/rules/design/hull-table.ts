import { HULL_CLASSES, type HullClass, type Maintenance } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';

/** The values that a class of hulls gives a design before anything is bought. */
export type HullRow = Readonly<{
  name: string;
  domain: 'ship' | 'flight' | 'ground';
  cost: number;
  maintenance: Maintenance;
  /** Fixed by the class and never bought (U-7). */
  cc: number;
  /** Construction points of a ship, flight or ground unit of Starting Forces. */
  points: number;
}>;

const ship = (name: string, figures: Omit<HullRow, 'name' | 'domain'>): HullRow => ({
  name,
  domain: 'ship',
  ...figures,
});
const flight = (name: string, figures: Omit<HullRow, 'name' | 'domain' | 'cc'>): HullRow => ({
  name,
  domain: 'flight',
  cc: 1,
  ...figures,
});
const ground = (name: string, figures: Omit<HullRow, 'name' | 'domain' | 'cc'>): HullRow => ({
  name,
  domain: 'ground',
  cc: 0,
  ...figures,
});
const per = (points: number, units: number): Maintenance => ({ points, per: units });

/** The hull classes. @rule U-19 */
export const HULL_TABLE: Readonly<Record<HullClass, HullRow>> = {
  CT: ship('Corvette', { cost: 2, maintenance: per(1, 6), cc: 1, points: 8 }),
  DD: ship('Destroyer', { cost: 4, maintenance: per(2, 6), cc: 1, points: 12 }),
  CL: ship('Light Cruiser', { cost: 6, maintenance: per(2, 4), cc: 2, points: 16 }),
  CA: ship('Heavy Cruiser', { cost: 8, maintenance: per(2, 3), cc: 2, points: 20 }),
  CB: ship('Battlecruiser', { cost: 10, maintenance: per(2, 2), cc: 3, points: 24 }),
  BB: ship('Battleship', { cost: 12, maintenance: per(3, 2), cc: 3, points: 28 }),
  DN: ship('Dreadnought', { cost: 16, maintenance: per(4, 2), cc: 4, points: 36 }),
  SD: ship('Superdreadnought', { cost: 20, maintenance: per(5, 2), cc: 5, points: 44 }),
  TN: ship('Titan', { cost: 24, maintenance: per(6, 2), cc: 6, points: 52 }),
  LF: flight('Light Fighter', { cost: 1, maintenance: per(1, 16), points: 4 }),
  MF: flight('Medium Fighter', { cost: 2, maintenance: per(1, 12), points: 6 }),
  HF: flight('Heavy Fighter', { cost: 3, maintenance: per(1, 8), points: 8 }),
  SHF: flight('Superheavy Fighter', { cost: 4, maintenance: per(1, 6), points: 10 }),
  LG: ground('Light Ground', { cost: 2, maintenance: per(1, 6), points: 6 }),
  MG: ground('Medium Ground', { cost: 4, maintenance: per(2, 6), points: 9 }),
  HG: ground('Heavy Ground', { cost: 6, maintenance: per(3, 6), points: 12 }),
};

const DOMAIN_OF: Readonly<Record<UnitKind, HullRow['domain'] | null>> = {
  ship: 'ship',
  base: 'ship',
  flight: 'flight',
  minefield: 'flight',
  ground: 'ground',
  convoy: null,
};

/**
 * The row of a hull that a unit of this kind can have: bases take those of ships, minefields those of flights. Null: none such. @rule U-5
 * @ruling A minefield has the same CC as a flight of its size.
 */
export function hullRowFor(kind: UnitKind, hull: HullClass | null): HullRow | null {
  if (hull === null) return null;
  const row = HULL_TABLE[hull];
  return row.domain === DOMAIN_OF[kind] ? row : null;
}

/** The hulls that units of this kind can have, smallest first; none for convoys. @rule U-5 */
export function hullsFor(kind: UnitKind): readonly HullClass[] {
  return HULL_CLASSES.filter((hull) => hullRowFor(kind, hull) !== null);
}
