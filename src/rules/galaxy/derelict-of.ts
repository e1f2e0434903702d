import { brandAs } from '#kernel/brand/brand';
import { DERELICT_FLIGHTS, DERELICT_SHIPS } from '#model/campaign/derelicts';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';

/** By 2d6, from 4 on; what is below is rolled twice. */
const SHIPS = [
  ...['corvette', 'destroyer', 'light-cruiser', 'heavy-cruiser', 'battlecruiser', 'battleship'],
  ...['dreadnought', 'superdreadnought', 'titan'],
];
const LOWEST_SHIP = 4;

/** By 2d6, from 6 on; what is below is none. */
const FLIGHTS = [
  ...['shuttle', 'light-fighter', 'medium-fighter', 'heavy-fighter', 'super-hvy-fighter'],
  ...['heavy-bomber', 'superheavy-bomber'],
];
const LOWEST_FLIGHT = 6;

const SCUTTLED_PER_COST = 2;

const inList = (list: string, name: string): DesignId => brandAs<DesignId>(`${list}.${name}`);

/** The ship that a total of 2d6 finds; null: roll twice. @rule MAP-8 */
export function derelictShipOf(total: number): DesignId | null {
  const name = SHIPS[total - LOWEST_SHIP];
  return name === undefined ? null : inList(DERELICT_SHIPS, name);
}

/** The flight that a total of 2d6 finds aboard; null: none. @rule MAP-8 */
export function derelictFlightOf(total: number): DesignId | null {
  const name = FLIGHTS[total - LOWEST_FLIGHT];
  return name === undefined ? null : inList(DERELICT_FLIGHTS, name);
}

const CLASSES: ReadonlySet<string> = new Set([
  ...SHIPS.map((name) => inList(DERELICT_SHIPS, name)),
  ...FLIGHTS.map((name) => inList(DERELICT_FLIGHTS, name)),
]);

/** Whether a class is one of those that are found as derelicts. @rule MAP-8 */
export const isDerelict = (design: DesignId): boolean => CLASSES.has(design);

/** The tech investment that a scuttled derelict brings. @rule MAP-8 @rule TECH-1 */
export const scuttleValueOf = ({ cost }: Pick<UnitDesign, 'cost'>): number =>
  SCUTTLED_PER_COST * cost;
