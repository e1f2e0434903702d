import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { lostCargoOf } from './lost-cargo-of.ts';
import { partIn } from './part-in.ts';

/** What of its cargo a unit in its new condition has no room for: so many Census, and units. @rule CSC-14 */
export function overloadOf(
  { designs }: Pick<CampaignState, 'designs'>,
  unit: Unit,
  aboard: readonly Unit[],
): Readonly<{ census: number; units: readonly Unit[] }> {
  const design = rowOf(designs, unit.design);
  const cargo = aboard.map((one) => {
    const known = rowOf(designs, one.design);
    return { one, design: known, ...partIn(one, known, unit.id) };
  });
  const { census, units } = lostCargoOf({ unit, design }, cargo);
  return { census, units: units.map(({ one }) => one) };
}
