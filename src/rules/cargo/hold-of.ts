import { divide } from '#kernel/numbers/divide';
import { convoyHoldOf } from '#model/campaign/independents';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit, UnitKind } from '#model/forces/unit';

/** A unit that may carry others in its hold. */
export type Carrier = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'census'>;
  design: Pick<UnitDesign, 'id' | 'kind' | 'cv' | 'abilities'>;
}>;

/** Ships carry ground forces in a hold of their own; a convoy has one hold for everything. */
export const HOLDS = ['troops', 'stores'] as const;
export type Hold = (typeof HOLDS)[number];

/** The hold that units of a kind lie in. */
export const holdFor = (kind: UnitKind): Hold => (kind === 'ground' ? 'troops' : 'stores');

const ABILITY_OF: Readonly<Record<Hold, string>> = { troops: 'assault', stores: 'supply' };

/** The printed hold of a class; only convoys and ships have one. */
function printedHold(design: Carrier['design'], hold: Hold): number {
  if (design.kind === 'convoy') return convoyHoldOf(design.id);
  return design.kind === 'ship' ? ratingOf(design, ABILITY_OF[hold]) : 0;
}

/**
 * How much a unit can carry in a hold: a convoy 10 of anything, an independent convoy what it offered, an Assault ship ground forces and a
 * Supply ship the rest, up to its rating. A crippled unit carries half of that (rounded down), a mothballed one nothing.
 * @rule MOV-7 @rule CON-9 @rule OPT-8
 * @ruling A unit in reserve also has only half of its hold, because CON-9 treats it as crippled.
 */
export function holdOf({ unit, design }: Carrier, hold: Hold): number {
  if (unit.status === 'mothballed') return 0;
  const isWhole = unit.condition === 'sound' && unit.status === 'active';
  const whole = printedHold(design, hold);
  return isWhole ? whole : divide(whole, 2, 'down');
}
