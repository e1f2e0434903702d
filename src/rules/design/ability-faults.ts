import type { Ability } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { type AbilityRow, abilityRowOf } from './ability-table.ts';
import { type DesignRemark, remark } from './design-remark.ts';
import { type DesignSketch, hasAbility } from './design-sketch.ts';
import { isDesignNumber, MOST_OF_A_VALUE } from './is-design-number.ts';

type Placed = Readonly<{ ability: Ability; path: string; kind: UnitKind; isAgain: boolean }>;

/**
 * What is wrong with the abilities of a design: unknown ones, those its kind may not take, ratings,
 * one taken twice, and those that exclude each other.
 * @rule ABL-1
 * @rule U-18
 * @rule U-21
 */
export function abilityFaultsOf(sketch: DesignSketch): readonly DesignRemark[] {
  const { abilities, kind } = sketch;
  return [
    ...abilities.flatMap((ability, index) => {
      const isAgain = abilities.findIndex(({ id }) => id === ability.id) < index;
      return faultsOfOne({ ability, path: `abilities[${String(index)}]`, kind, isAgain });
    }),
    ...exclusionFaultsOf(sketch),
  ];
}

function faultsOfOne({ ability, path, kind, isAgain }: Placed): readonly DesignRemark[] {
  const row = abilityRowOf(ability.id);
  if (row === undefined) {
    const text = `There is no ability “${ability.id}”: take one of the list, or none.`;
    return [remark(path, 'ABL-1', text)];
  }
  const { name, on } = row;
  return [
    ...ratingFaultsOf(ability, row, path),
    ...(on.includes(kind)
      ? []
      : [remark(path, 'U-21', `${name} is for ${kindsText(on)} only: leave it out.`)]),
    ...(isAgain
      ? [remark(path, 'U-18', `${name} is there already: take it once${onceText(row)}.`)]
      : []),
  ];
}

const onceText = ({ rated }: AbilityRow): string => (rated ? ', with the whole rating' : '');

/** `ship, base`: as the kinds are written in a list. */
const kindsText = (kinds: readonly UnitKind[]): string => kinds.join(', ');

function ratingFaultsOf(
  { rating }: Ability,
  { name, rated }: AbilityRow,
  path: string,
): readonly DesignRemark[] {
  const place = `${path}.rating`;
  if (rated && !isDesignNumber(rating, 1)) {
    return [
      remark(
        place,
        'U-18',
        `${name} needs a rating from 1 to ${String(MOST_OF_A_VALUE)}: correct it.`,
      ),
    ];
  }
  if (!rated && rating !== 1) {
    return [remark(place, 'U-18', `${name} has no rating: write it without a number.`)];
  }
  return [];
}

function exclusionFaultsOf(sketch: DesignSketch): readonly DesignRemark[] {
  const faults: DesignRemark[] = [];
  if (hasAbility(sketch, 'slow') && hasAbility(sketch, 'fast')) {
    faults.push(remark('abilities', 'U-18', 'Slow and Fast exclude each other: leave out one.'));
  }
  if (hasAbility(sketch, 'carrier') && sketch.cv < 1) {
    faults.push(remark('cv', 'U-18', 'A Carrier needs a CV of at least 1: raise it.'));
  }
  return faults;
}
