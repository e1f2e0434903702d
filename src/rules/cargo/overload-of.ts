import { rowOf } from '#kernel/collections/row-of';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { lostCargoOf } from './lost-cargo-of.ts';
import { partIn } from './part-in.ts';

/** What is to stay of cargo: units that its owner names, and classes that are kept first. */
export type CargoWish = Readonly<{ named?: readonly UnitId[]; first: readonly DesignId[] }>;

/** The cargo that no longer fits into a unit in its new condition: a number of Census, and units. @rule CSC-14 */
export function overloadOf(
  { designs }: Pick<CampaignState, 'designs'>,
  unit: Unit,
  aboard: readonly Unit[],
  { named = [], first }: CargoWish,
): Readonly<{ census: number; units: readonly Unit[] }> {
  const design = rowOf(designs, unit.design);
  const cargo = aboard.map((one) => {
    const known = rowOf(designs, one.design);
    return { one, design: known, isNamed: named.includes(one.id), ...partIn(one, known, unit.id) };
  });
  const { census, units } = lostCargoOf({ unit, design }, cargo, first);
  return { census, units: units.map(({ one }) => one) };
}
