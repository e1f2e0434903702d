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

/** What a place must have for each kind of unit. */
const NEEDS: Readonly<Record<UnitKind, Need>> = {
  ship: 'no-yard',
  convoy: 'no-yard',
  base: 'not-friendly',
  flight: 'no-colony',
  minefield: 'no-colony',
  ground: 'no-colony',
};

/**
 * Everything that speaks against reverse engineering of a unit; nothing when it may be taken apart.
 * @rule TECH-7
 * @ruling Convoys need what ships need, minefields what flights need. What has anything aboard is unloaded first, and
 *   what is mothballed is made active.
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
