import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { type Aboard, refitFits } from './refit-fits.ts';
import type { ServicePlace } from './service-place.ts';

/** Why a unit cannot be refitted into a class where it is. */
export const REFIT_REFUSALS = [
  'never-refitted',
  'crippled',
  'mothballed',
  'cargo',
  'same-class',
  'other-hull',
  'not-unlocked',
  'rough',
  'resting',
  'withdrawing',
  'no-yard',
  'no-colony',
  'no-room',
] as const;
export type RefitRefusal = (typeof REFIT_REFUSALS)[number];

type Class = Pick<UnitDesign, 'id' | 'kind' | 'hull' | 'cv' | 'cc' | 'abilities'>;

type Subject = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'census' | 'ordnance'>;
  from: Class;
  to: Class;
  /** The empire may build the new class. */
  isUnlocked: boolean;
  /** Its schematics were stolen, and it has built none of the new class. */
  isRough: boolean;
  /** It lies in the hold of another unit. */
  isStowed: boolean;
  aboard: readonly Aboard[];
  isResting: boolean;
  isWithdrawing: boolean;
  place: ServicePlace;
}>;

/** The place that a class needs for a refit; null: it never is. */
function needOf({ kind, hull }: Class): 'no-yard' | 'no-colony' | null {
  if (hull === null) return null;
  switch (kind) {
    case 'ship':
    case 'flight':
      return 'no-yard';
    case 'base':
      return 'no-colony';
    case 'convoy':
    case 'minefield':
    case 'ground':
      return null;
  }
}

/**
 * All reasons against refitting a unit; empty if it may be refitted.
 * @rule CON-6
 * @ruling A Mobile Shipyard can refit, just as it can repair. A mothballed unit must be made active first, and a unit in a hold must be
 *   unloaded first.
 * @ruling A unit can't be refitted into a class that has too little room for its cargo, its ordnance or the units based on it, because a
 *   refit loses nothing.
 */
export function refitRefusalsOf(subject: Subject): readonly RefitRefusal[] {
  const { unit, from, to, place } = subject;
  const need = needOf(from);
  const isSameHull = from.kind === to.kind && from.hull === to.hull;
  const applies: Readonly<Record<RefitRefusal, boolean>> = {
    'never-refitted': need === null,
    crippled: unit.condition === 'crippled',
    mothballed: unit.status === 'mothballed',
    cargo: subject.isStowed,
    'same-class': from.id === to.id,
    'other-hull': need !== null && !isSameHull,
    'not-unlocked': !subject.isUnlocked,
    rough: subject.isRough,
    resting: subject.isResting,
    withdrawing: subject.isWithdrawing,
    'no-yard': need === 'no-yard' && !place.hasYard,
    'no-colony': need === 'no-colony' && !place.isOwnColony,
    'no-room': isSameHull && !refitFits({ ...subject, design: to }),
  };
  return REFIT_REFUSALS.filter((refusal) => applies[refusal]);
}
