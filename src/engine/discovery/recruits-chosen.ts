import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Recruit } from './recruit.ts';

type Chosen = Readonly<{ design: UnitDesign; count: number }>;

const eachOf = <T>(thing: T, count: number): readonly T[] =>
  Array.from({ length: count }, () => thing);

/** The chosen units, one by one: flights fill the berths of the others in the order of choice. @rule MAP-8 */
export function recruitsChosen(chosen: readonly Chosen[]): readonly Recruit[] {
  const isFlight = ({ design }: Chosen): boolean => design.kind === 'flight';
  const carriers = chosen.filter((one) => !isFlight(one));
  const flights: DesignId[] = chosen
    .filter(isFlight)
    .flatMap(({ design, count }) => eachOf(design.id, count));
  return carriers
    .flatMap(({ design, count }) => eachOf(design, count))
    .map((design) => ({ design, flights: flights.splice(0, design.cv) }));
}
