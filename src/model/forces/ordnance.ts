/** Packages that units with Missile can take aboard (SUP-9). */
export const ORDNANCE_PACKAGES = [
  'long-range',
  'heavy',
  'anti-fighter',
  'comm-drone',
  'piercing',
  'chaff',
  'jammer',
  'proximity',
  'bombardment',
] as const;
export type OrdnancePackage = (typeof ORDNANCE_PACKAGES)[number];

/** The size of each package. */
export const ORDNANCE_SIZES: Readonly<Record<OrdnancePackage, 1 | 2>> = {
  'long-range': 1,
  heavy: 1,
  'anti-fighter': 1,
  'comm-drone': 1,
  piercing: 2,
  chaff: 2,
  jammer: 2,
  proximity: 2,
  bombardment: 2,
};
