import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitKind } from '#model/forces/unit';
import type { ServicePlace } from '#rules/construction/service-place';

/** Why a unit cannot be reverse engineered where it is. */
export const REVERSE_REFUSALS = [
  'not-ahead',
  'mothballed',
  'laden',
  'resting',
  'no-yard',
  'not-friendly',
  'no-colony',
] as const;
export type ReverseRefusal = (typeof REVERSE_REFUSALS)[number];

type Subject = Readonly<{
  unit: Pick<Unit, 'status' | 'census'>;
  design: Pick<UnitDesign, 'kind' | 'era'>;
  /** The era of its owner. */
  era: number;
  hasAboard: boolean;
  isResting: boolean;
  place: ServicePlace;
}>;

type Need = 'no-yard' | 'not-friendly' | 'no-colony';

/** The need of each kind of unit. */
const NEEDS: Readonly<Record<UnitKind, Need>> = {
  ship: 'no-yard',
  convoy: 'no-yard',
  base: 'not-friendly',
  flight: 'no-colony',
  minefield: 'no-colony',
  ground: 'no-colony',
};

/**
 * All reasons against reverse engineering a unit; empty if it may be taken apart.
 * @rule TECH-7
 * @ruling A convoy needs the same place as a ship, and a minefield the same as a flight. A unit with anything aboard must be unloaded
 *   first, and a mothballed unit must be made active first.
 */
export function reverseRefusalsOf(subject: Subject): readonly ReverseRefusal[] {
  const { unit, design, place } = subject;
  const need = NEEDS[design.kind];
  const applies: Readonly<Record<ReverseRefusal, boolean>> = {
    'not-ahead': design.era <= subject.era,
    mothballed: unit.status === 'mothballed',
    laden: unit.census > 0 || subject.hasAboard,
    resting: subject.isResting,
    'no-yard': need === 'no-yard' && !place.hasYard,
    'not-friendly': need === 'not-friendly' && !place.isFriendly,
    'no-colony': need === 'no-colony' && !place.isOwnColony,
  };
  return REVERSE_REFUSALS.filter((refusal) => applies[refusal]);
}
