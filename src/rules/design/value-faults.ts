import { type DesignRemark, remark } from './design-remark.ts';
import type { DesignSketch } from './design-sketch.ts';
import { HULL_TABLE, hullRowFor, hullsFor } from './hull-table.ts';
import { isDesignNumber, MOST_OF_A_VALUE } from './is-design-number.ts';
import { type DesignValue, strayValuesOf, valuesOf } from './values-of.ts';

/** What is wrong with the kind and hull of a design. @rule U-19 */
export function hullFaultsOf({ kind, hull }: DesignSketch): readonly DesignRemark[] {
  if (kind === 'convoy') {
    const text =
      'Convoys are on the universal list for everybody and are not designed: leave it out.';
    return [remark('kind', 'U-19', text)];
  }
  if (hullRowFor(kind, hull) !== null) return [];
  const choice = hullsFor(kind).join(', ');
  const what = hull === null ? 'It has no hull' : `${HULL_TABLE[hull].name} is no hull for it`;
  return [remark('hull', 'U-19', `${what}: for a ${kind} choose one of ${choice}.`)];
}

/** What is wrong with the era of a design. @rule U-1 */
export function eraFaultsOf({ era }: DesignSketch): readonly DesignRemark[] {
  if (isDesignNumber(era, 0)) return [];
  return [remark('era', 'U-1', 'The era is a whole number: 0 for Starting Forces, 1 for Era I.')];
}

/**
 * What is wrong with the values of a design: each is a whole number, DV and Attrition at least 1,
 * a die at least a d2, and a unit has no values that its kind does not buy.
 * @rule U-3
 * @rule U-20
 */
export function valueFaultsOf(sketch: DesignSketch): readonly DesignRemark[] {
  return [
    ...valuesOf(sketch).flatMap(leastFaults),
    ...strayValuesOf(sketch).map(({ path, label }) =>
      remark(path, 'U-20', `A ${sketch.kind} has no ${label}: set it to 0.`),
    ),
    ...groundFaultsOf(sketch),
  ];
}

function leastFaults({ path, label, amount, least }: DesignValue): readonly DesignRemark[] {
  if (isDesignNumber(amount, least)) return [];
  const die = path === 'ground.dieFaces' ? 'd' : '';
  const range = `${die}${String(least)} to ${die}${String(MOST_OF_A_VALUE)}`;
  return [remark(path, 'U-3', `${label} is a whole number from ${range}: correct it.`)];
}

function groundFaultsOf({ kind, ground }: DesignSketch): readonly DesignRemark[] {
  if ((kind === 'ground') === (ground !== null)) return [];
  if (ground === null) {
    const text = 'A ground unit needs Attrition, Attack, Defense and a D Factor: state them.';
    return [remark('ground', 'U-20', text)];
  }
  return [remark('ground', 'U-20', `A ${kind} has no ground values: leave them out.`)];
}
