import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import type { Rights } from '#rules/diplomacy/rights-of';

export type Entrant = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'abilities'>;
}>;

type Entry = Readonly<{
  /** Toward the empire that controls the system. */
  rights: Pick<Rights, 'entry'>;
  /** It lets them in although no treaty does. */
  admitted: boolean;
  units: readonly Entrant[];
}>;

const isDiplomatic = ({ unit, design }: Entrant): boolean =>
  unit.condition === 'sound' &&
  unit.status === 'active' &&
  ratingOf(classNow(unit, design), 'diplomatic') > 0;

/**
 * Whether a fleet may enter a system that another empire controls. Non-Aggression requires permission, Trade lets convoys in, and
 * Diplomatic ships may always enter.
 * @rule DIP-10
 * @ruling A fleet may enter a system only if every unit of it has the right. A Diplomatic ship doesn't have it while it is crippled or in
 *   reserve.
 */
export function mayEnter({ rights, admitted, units }: Entry): boolean {
  if (admitted || rights.entry === 'fleets') return true;
  const mayConvoys = rights.entry === 'convoys';
  return units.every((one) => isDiplomatic(one) || (mayConvoys && one.design.kind === 'convoy'));
}
