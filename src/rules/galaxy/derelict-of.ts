import { brandAs } from '#kernel/brand/brand';
import { DERELICT_LISTS, type DerelictEra } from '#model/campaign/derelicts';
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

/** The classes of each era are called as those of the fifth, by words of their own before it. */
const BEFORE: Readonly<Record<DerelictEra, string>> = { 5: '', 10: 'precursor-' };
const ERAS = ['5', '10'] as const;

const inList = (era: DerelictEra, kind: 'ships' | 'flights', name: string): DesignId =>
  brandAs<DesignId>(`${DERELICT_LISTS[era][kind]}.${BEFORE[era]}${name}`);

/** The ship that a total of 2d6 finds; null: roll twice. @rule MAP-8 */
export function derelictShipOf(total: number, era: DerelictEra): DesignId | null {
  const name = SHIPS[total - LOWEST_SHIP];
  return name === undefined ? null : inList(era, 'ships', name);
}

/** The flight that a total of 2d6 finds aboard; null: none. @rule MAP-8 */
export function derelictFlightOf(total: number, era: DerelictEra): DesignId | null {
  const name = FLIGHTS[total - LOWEST_FLIGHT];
  return name === undefined ? null : inList(era, 'flights', name);
}

const classesOf = (era: DerelictEra): ReadonlySet<string> =>
  new Set([
    ...SHIPS.map((name) => inList(era, 'ships', name)),
    ...FLIGHTS.map((name) => inList(era, 'flights', name)),
  ]);
const CLASSES: Readonly<Record<DerelictEra, ReadonlySet<string>>> = {
  5: classesOf('5'),
  10: classesOf('10'),
};

/** Whether a class is one of those that are found as derelicts of an era. @rule MAP-8 */
export const isDerelictOf = (design: DesignId, era: DerelictEra): boolean =>
  CLASSES[era].has(design);

/** Whether a class is one of those that are found as derelicts. @rule MAP-8 */
export const isDerelict = (design: DesignId): boolean =>
  ERAS.some((era) => isDerelictOf(design, era));

/** The tech investment that a scuttled derelict brings. @rule MAP-8 @rule TECH-1 */
export const scuttleValueOf = ({ cost }: Pick<UnitDesign, 'cost'>): number =>
  SCUTTLED_PER_COST * cost;
