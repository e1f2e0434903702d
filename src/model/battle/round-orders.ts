/** CSC-6: the missions that a unit can have for a round. */
export const MISSIONS = ['defensive', 'anti-ship', 'anti-fighter', 'scouting'] as const;
export type Mission = (typeof MISSIONS)[number];

/** CSC-7: the values that a unit fires with: AS at ships, AF at flights. */
export const GUNS = ['as', 'af'] as const;
export type Gun = (typeof GUNS)[number];

/**
 * ABL-3: the things that a flight may give up to fire better: for a round the cover of its Shields or the DV from its Carrier; for the
 * battle the DV of its Stealth.
 */
export const BOOST_SOURCES = ['shields', 'carrier', 'stealth'] as const;
export type BoostSource = (typeof BOOST_SOURCES)[number];

/** CSC-6: the effects of electronic warfare on a unit for a round: the first two on friends, the others on enemies. */
export const ELECTRONIC_EFFECTS = ['guardian', 'fire-control', 'disruptor', 'suppression'] as const;
export type ElectronicEffect = (typeof ELECTRONIC_EFFECTS)[number];
export const FRIENDLY_EFFECTS = ['guardian', 'fire-control'] as const;
export const HOSTILE_EFFECTS = ['disruptor', 'suppression'] as const;
export type FriendlyEffect = (typeof FRIENDLY_EFFECTS)[number];
export type HostileEffect = (typeof HOSTILE_EFFECTS)[number];

/** The means that pay for an effect: the pool of all Scouts, or functions of that ability itself (CSC-17). */
export const EFFECT_SOURCES = ['scouts', 'dedicated'] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];
