import { sumOf } from '#kernel/numbers/sum';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isYard } from './capacity-of.ts';
import { standsForDepot } from './depot-points.ts';

export type YardsAndDepots = Readonly<{ yards: number; depots: number }>;

/** How many of some units are shipyards, and how many are depots or count as such; `designOf`: undefined for an unknown class. @rule CON-1 */
export function yardsAndDepots(
  units: readonly Readonly<{ design: DesignId; count: number }>[],
  designOf: (id: DesignId) => UnitDesign | undefined,
): YardsAndDepots {
  const howMany = (is: (design: UnitDesign) => boolean): number =>
    sumOf(units, ({ design, count }) => {
      const stats = designOf(design);
      return stats !== undefined && is(stats) ? count : 0;
    });
  return { yards: howMany(isYard), depots: howMany(standsForDepot) };
}
