import type { UnitDesign } from '#model/forces/design';

/** A force list that somebody prints. */
export type PrintedList = Readonly<{
  name: string;
  designs: readonly UnitDesign[];
  /** How many units of each class there is room for on its card. */
  units: number;
}>;

/** A card has no room for more. */
export const MOST_UNITS_ON_CARD = 12;
/** The room on a card if nobody asks for another number of units. */
export const USUAL_UNITS_ON_CARD = 3;
