import { type UnitDesign, ratingOf } from '#model/forces/design';

/** Whether a unit without a carrier can be based on a colony: an Atmospheric flight. Section 1, Basing. @rule CSC-14 */
export const landsOnColony = ({
  kind,
  abilities,
}: Pick<UnitDesign, 'kind' | 'abilities'>): boolean =>
  kind === 'flight' && ratingOf({ abilities }, 'atmospheric') > 0;
