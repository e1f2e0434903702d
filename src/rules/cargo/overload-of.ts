import { rowOf } from '#kernel/collections/row-of';
import type { DesignId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { lostCargoOf } from './lost-cargo-of.ts';
import { partIn } from './part-in.ts';

/** What of its cargo a unit in its new condition has no room for: so many Census, and units. `first`: the classes that are kept first. @rule CSC-14 */
export function overloadOf(
  { designs }: Pick<CampaignState, 'designs'>,
  unit: Unit,
  aboard: readonly Unit[],
  first: readonly DesignId[],
): Readonly<{ census: number; units: readonly Unit[] }> {
  const design = rowOf(designs, unit.design);
  const cargo = aboard.map((one) => {
    const known = rowOf(designs, one.design);
    return { one, design: known, ...partIn(one, known, unit.id) };
  });
  const { census, units } = lostCargoOf({ unit, design }, cargo, first);
  return { census, units: units.map(({ one }) => one) };
}
