import { sumOf } from '#kernel/numbers/sum';
import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitKind, UnitStatus } from '#model/forces/unit';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { isAtmospheric } from './built-by.ts';
import type { ServicePlace } from './service-place.ts';

/** Why a unit cannot change its status where it is. */
export const STATUS_REFUSALS = [
  'never-changes',
  'same-status',
  'only-activated',
  'resting',
  'withdrawing',
  'loaded',
  'no-yard',
  'not-friendly',
  'no-colony',
] as const;
export type StatusRefusal = (typeof STATUS_REFUSALS)[number];

type Laden = Readonly<{ unit: Unit; design: UnitDesign }>;

type Subject = Readonly<{
  unit: Pick<Unit, 'status' | 'census'>;
  design: Pick<UnitDesign, 'kind' | 'cv' | 'abilities'>;
  /** The units aboard. */
  aboard: readonly Laden[];
  to: UnitStatus;
  isResting: boolean;
  isWithdrawing: boolean;
  place: ServicePlace;
}>;

/** The statuses that each kind of unit can have. */
const STATUSES: Readonly<Record<UnitKind, readonly UnitStatus[]>> = {
  ship: ['active', 'reserve', 'mothballed'],
  flight: ['active', 'reserve', 'mothballed'],
  minefield: ['active', 'mothballed'],
  ground: ['active', 'reserve'],
  base: [],
  convoy: [],
};

/** Whether a class can have a status at all. @rule CON-9 */
export const mayHaveStatus = (design: Pick<UnitDesign, 'kind'>, status: UnitStatus): boolean =>
  STATUSES[design.kind].includes(status);

type Wanting = 'no-yard' | 'not-friendly' | 'no-colony';

/** What the place lacks, or null. */
function wantingAt({ design, place }: Subject): Wanting | null {
  if (design.kind !== 'ship') return place.isOwnColony ? null : 'no-colony';
  if (isAtmospheric(design)) return place.isFriendly ? null : 'not-friendly';
  return place.hasYard ? null : 'no-yard';
}

/** Whether a unit based aboard can change its status with its carrier. */
const mayChange = ({ design }: Laden, to: UnitStatus): boolean =>
  to === 'mothballed' ? design.kind === 'flight' : mayHaveStatus(design, to);

/**
 * All reasons against a change of status; empty if it may be ordered.
 * @rule CON-9
 * @ruling Convoys can't change status, because the rule doesn't name them, and neither can bases. Ground forces change status at a colony.
 * @ruling A unit can't change its status with cargo aboard. It can be mothballed only if nothing but flights is based on it. It can't go
 *   into reserve with minefields aboard, because minefields have no reserve.
 */
export function statusRefusalsOf(subject: Subject): readonly StatusRefusal[] {
  const { unit, design, to, aboard } = subject;
  const isNever = !mayHaveStatus(design, to);
  const isLaden = unit.census > 0 || aboard.some((one) => isStowedOn(design, one.design));
  const wanting = isNever ? null : wantingAt(subject);
  const applies: Readonly<Record<StatusRefusal, boolean>> = {
    'never-changes': isNever,
    'same-status': unit.status === to,
    'only-activated': unit.status === 'mothballed' && to === 'reserve',
    resting: subject.isResting,
    withdrawing: subject.isWithdrawing,
    loaded: isLaden || aboard.some((one) => !mayChange(one, to)),
    'no-yard': wanting === 'no-yard',
    'not-friendly': wanting === 'not-friendly',
    'no-colony': wanting === 'no-colony',
  };
  return STATUS_REFUSALS.filter((refusal) => applies[refusal]);
}

/**
 * The capacity a change of status takes: the price of the unit and of all aboard. @rule CON-9
 */
export const statusCostOf = (
  design: Pick<UnitDesign, 'cost'>,
  aboard: readonly Pick<UnitDesign, 'cost'>[],
): number => design.cost + sumOf(aboard, ({ cost }) => cost);

/**
 * The sources that give the capacity for a change of status: shipyards for ships; for units that need no shipyard, the system and then its
 * shipyards.
 * @rule CON-9
 * @ruling A change of status of ground forces uses the capacity that ground forces are raised with, the Census.
 */
export function statusSourcesOf(
  design: Pick<UnitDesign, 'kind' | 'abilities'>,
): readonly WorkSource[] {
  if (design.kind === 'ground') return ['census'];
  if (design.kind === 'ship' && !isAtmospheric(design)) return ['shipyard'];
  return ['system', 'shipyard'];
}
