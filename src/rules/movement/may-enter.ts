import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import type { Rights } from '#rules/diplomacy/rights-of';

type Entrant = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'abilities'>;
}>;

type Entry = Readonly<{
  /** Toward whoever controls the system. */
  rights: Pick<Rights, 'fleets' | 'convoys'>;
  /** He lets them in although no treaty does. */
  admitted: boolean;
  units: readonly Entrant[];
}>;

const isDiplomatic = ({ unit, design }: Entrant): boolean =>
  unit.condition === 'sound' &&
  unit.status === 'active' &&
  ratingOf(classNow(unit, design), 'diplomatic') > 0;

/**
 * Whether a fleet may enter a system that somebody else controls: Non-Aggression asks for his leave,
 * Trade lets convoys in, and Diplomatic ships come and go as they like.
 * @rule DIP-10
 * @ruling every unit of the fleet must have the right; Diplomatic ships not while crippled or in reserve
 */
export function mayEnter({ rights, admitted, units }: Entry): boolean {
  if (admitted || rights.fleets === 'free') return true;
  const mayConvoys = rights.convoys === 'free';
  return units.every((one) => isDiplomatic(one) || (mayConvoys && one.design.kind === 'convoy'));
}
