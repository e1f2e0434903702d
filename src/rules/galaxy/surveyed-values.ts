import type { Natives, StarSystem, Trait } from '#model/campaign/system';
import { withTraits } from './with-traits.ts';

type Values = Readonly<Pick<StarSystem, 'capacity' | 'raw'> & { native: Natives | null }>;

/**
 * The values of a system after a survey has found these traits.
 * @rule OPT-3 @rule MAP-4 @rule MAP-6
 * @ruling Census, Morale and Productivity of a trait are added only to the native potential of a system. A colony that is already there
 *   gains only Capacity and RAW.
 */
export function surveyedValues({ capacity, raw, native }: Values, found: readonly Trait[]): Values {
  const nobody = { census: 0, morale: 0, productivity: 0 };
  const all = withTraits({ capacity, raw, ...(native ?? nobody) }, found);
  const { census, morale, productivity } = all;
  return {
    capacity: all.capacity,
    raw: all.raw,
    native: native === null ? null : { census, morale, productivity },
  };
}
