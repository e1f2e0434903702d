/** CSC-6: what a unit is told to do for a round. */
export const MISSIONS = ['defensive', 'anti-ship', 'anti-fighter', 'scouting'] as const;
export type Mission = (typeof MISSIONS)[number];

/** CSC-7: what a unit fires with, at ships and at flights. */
export const GUNS = ['as', 'af'] as const;
export type Gun = (typeof GUNS)[number];

/**
 * ABL-3: what a flight may give up to fire better: for a round the cover of its Shields, DV that its Carrier gives; for the
 * battle the DV of its Stealth.
 */
export const BOOST_SOURCES = ['shields', 'carrier', 'stealth'] as const;
export type BoostSource = (typeof BOOST_SOURCES)[number];

/** CSC-6: what electronic warfare does to a unit for a round: the first two to friends, the others to enemies. */
export const ELECTRONIC_EFFECTS = ['guardian', 'fire-control', 'disruptor', 'suppression'] as const;
export type ElectronicEffect = (typeof ELECTRONIC_EFFECTS)[number];
export const FRIENDLY_EFFECTS = ['guardian', 'fire-control'] as const;
export const HOSTILE_EFFECTS = ['disruptor', 'suppression'] as const;
export type FriendlyEffect = (typeof FRIENDLY_EFFECTS)[number];
export type HostileEffect = (typeof HOSTILE_EFFECTS)[number];

/** What an effect is paid with: the pool of all Scouts, or functions of that very ability (CSC-17). */
export const EFFECT_SOURCES = ['scouts', 'dedicated'] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];
