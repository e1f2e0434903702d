/** Packages that units with Missile can take aboard, with what each takes up (SUP-9). */
export const ORDNANCE_SIZES = {
  'long-range': 1,
  heavy: 1,
  'anti-fighter': 1,
  'comm-drone': 1,
  piercing: 2,
  chaff: 2,
  jammer: 2,
  proximity: 2,
} as const;
export type OrdnancePackage = keyof typeof ORDNANCE_SIZES;

// The table above has just these keys; Object.keys forgets it.
export const ORDNANCE_PACKAGES = Object.keys(ORDNANCE_SIZES) as readonly OrdnancePackage[];
