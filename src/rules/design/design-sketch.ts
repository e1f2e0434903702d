import type { UnitDesign } from '#model/forces/design';

/** What a design is made of; Cost, maintenance and CC follow from it. */
export type DesignSketch = Pick<
  UnitDesign,
  'kind' | 'hull' | 'era' | 'dv' | 'as' | 'af' | 'cv' | 'cr' | 'ground' | 'abilities'
>;

type Abilities = Pick<DesignSketch, 'abilities'>;

/** Whether a design has an ability. */
export function hasAbility({ abilities }: Abilities, ability: string): boolean {
  return abilities.some(({ id }) => id === ability);
}

/** A flight that is declared not to fly in air: it has a point more, and no base on a planet. @rule U-10 */
export function isVoidFlight(sketch: Pick<DesignSketch, 'kind' | 'abilities'>): boolean {
  return sketch.kind === 'flight' && !hasAbility(sketch, 'atmospheric');
}
