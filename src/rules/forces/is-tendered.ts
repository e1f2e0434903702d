import { ratingOf, type UnitDesign } from '#model/forces/design';

/**
 * Whether ships of a class can be based on a Tender: corvettes, crippled ones too, that carry none themselves and are no Q-Ships.
 * @rule ABL-2 @rule CSC-1
 */
export const isTendered = ({
  kind,
  hull,
  abilities,
}: Pick<UnitDesign, 'kind' | 'hull' | 'abilities'>): boolean =>
  kind === 'ship' &&
  hull === 'CT' &&
  ratingOf({ abilities }, 'tender') === 0 &&
  ratingOf({ abilities }, 'qShip') === 0;
