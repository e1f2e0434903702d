import { sumOf } from '#kernel/numbers/sum';
import { ratingOf } from '#model/forces/design';
import {
  isRead,
  type WhatIf,
  type WhatIfSide,
  type WhatIfSideName,
  type WhatIfUnits,
} from './what-if.ts';
import type { Designs } from './what-if-entries.ts';

type Mended = Readonly<{ side: WhatIfSide; assumed: readonly string[] }>;

const isFixed = (designs: Designs, one: WhatIfUnits): boolean =>
  ['base', 'minefield'].includes(designs.get(one.class)?.kind ?? '');

/** Flights of the system for which the other units have no room stay with the bases. If that room is unknown, all flights join. */
function withoutHomeless(units: readonly WhatIfUnits[], designs: Designs): readonly WhatIfUnits[] {
  const carriers = units.filter((one) => (designs.get(one.class)?.cv ?? 0) > 0);
  if (!carriers.every(({ count }) => isRead(count))) return units;
  let room = sumOf(carriers, (one) => (designs.get(one.class)?.cv ?? 0) * one.count);
  return units.flatMap((one) => {
    const design = designs.get(one.class);
    const isOfSystem = design?.kind === 'flight' && ratingOf(design, 'atmospheric') > 0;
    if (!isOfSystem || !isRead(one.count)) return [one];
    const count = Math.min(one.count, room);
    room -= count;
    return count === 0 ? [] : [{ ...one, count }];
  });
}

/**
 * A side without the units that do not fight in this scenario. A side with only such units stays as it is, which is
 * reported as a fault.
 */
function mended(side: WhatIfSide, designs: Designs): Mended {
  const mobile = side.units.filter((one) => !isFixed(designs, one));
  if (mobile.length === side.units.length) return { side, assumed: [] };
  const units = withoutHomeless(mobile, designs);
  if (units.length === 0) return { side, assumed: [] };
  const text = `${side.name}: bases, minefields and flights of the system are left out. They fight only for the defender of a Defensive scenario.`;
  return { side: { ...side, units }, assumed: [text] };
}

/**
 * A battle without the units of the system that would not fight in it, and texts about what was left out.
 * @rule ENC-3
 */
export function withoutFixed(
  whatIf: WhatIf,
  designs: Designs,
): Readonly<{ whatIf: WhatIf; assumed: readonly string[] }> {
  const defends = (side: WhatIfSideName): boolean =>
    whatIf.scenario === 'defensive' && whatIf.attacker !== side;
  const mend = (side: WhatIfSideName): Mended =>
    defends(side) ? { side: whatIf.sides[side], assumed: [] } : mended(whatIf.sides[side], designs);
  const [one, two] = [mend('one'), mend('two')];
  return {
    whatIf: { ...whatIf, sides: { one: one.side, two: two.side } },
    assumed: [...one.assumed, ...two.assumed],
  };
}
