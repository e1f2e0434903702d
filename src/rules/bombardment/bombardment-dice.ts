import type { FigureChanges } from '#model/campaign/system-figures';

const NOTHING: FigureChanges = {};

/** Points spent for each die of collateral damage. */
export const POINTS_FOR_COLLATERAL = 36;

/** What a d6 of collateral damage does. @rule BOM-3 */
export function collateralDamage(die: number): FigureChanges {
  switch (die) {
    case 3:
      return { capacity: -1 };
    case 4:
      return { census: -1, morale: -1 };
    case 5:
      return { productivity: -1 };
    case 6:
      return { intel: -1 };
    default:
      return NOTHING;
  }
}

/** What a d6 of General bombardment does; `utilized`: points of Utilized Productivity next turn. @rule BOM-2 */
export function generalDamage(die: number): Readonly<{ changes: FigureChanges; utilized: number }> {
  switch (die) {
    case 4:
      return { changes: { productivity: -1 }, utilized: 0 };
    case 5:
      return { changes: { morale: -1 }, utilized: 0 };
    case 6:
      return { changes: { census: -1 }, utilized: 0 };
    default:
      return { changes: NOTHING, utilized: 1 };
  }
}

const MOST_FOR_FEAR = 3;
const FOR_DEFIANCE = 6;

/** What the people make of each Census that Anti-Population kills, by a d6. @rule BOM-2 */
export function moraleOfSurvivors(die: number): FigureChanges {
  if (die <= MOST_FOR_FEAR) return { morale: -1 };
  return die === FOR_DEFIANCE ? { morale: 1 } : NOTHING;
}

/** What a d6 of a Mass Driver does; `unit`: it destroys one ground unit. @rule OPT-18 */
export function massDriverDamage(die: number): Readonly<{ changes: FigureChanges; unit: boolean }> {
  const rows: readonly FigureChanges[] = [
    { capacity: -1 },
    { raw: -1 },
    { census: -1 },
    { morale: -1 },
    { productivity: -1 },
  ];
  const changes = rows[die - 1];
  return changes === undefined ? { changes: NOTHING, unit: true } : { changes, unit: false };
}

/** Whether a colony gives itself up: d10 and its Morale are not above its Census. @rule OPT-19 */
export const surrenders = (
  { census, morale }: Readonly<{ census: number; morale: number }>,
  die: number,
): boolean => die + morale <= census;

/** What a refusal costs in Morale when Census or Morale was lost in the same turn. @rule OPT-19 */
export const MORALE_FOR_REFUSAL = -1;
