import type { SeenMomentType } from '#fog/views/seen-event';

const STILL_MOMENTS = [
  'SurpriseRolled',
  'LengthRolled',
  'RoundBegan',
  'FlagshipNamed',
  'MissionsGiven',
  'UnitsHeld',
  'UnitsHid',
  'UnitsCloaked',
  'FireBoosted',
  'ElectronicWarfareWaged',
  'FireRolled',
  'DamageDirected',
  'DamageWasted',
  'LuckyHitRolled',
  'UnitsIncluded',
  'UnitsSentBack',
  'BattleClosed',
] as const satisfies readonly SeenMomentType[];

/** What in a battle changes nothing in the units that a playback shows. */
export type StillMoment = (typeof STILL_MOMENTS)[number];

const STILL: ReadonlySet<string> = new Set(STILL_MOMENTS);

/** Whether a step of a battle, as it happened or as it was seen, changes nothing in its units. */
export const isStillMoment = <E extends Readonly<{ type: string }>>(
  moment: E,
): moment is Extract<E, { type: StillMoment }> => STILL.has(moment.type);
