import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';

type Group = Readonly<{ design: DesignId; count: number }>;
type Contesting = Readonly<{ ships: number; minefields: number }>;

/** What of some units counts where movement is contested: warships, and deployed minefields. Convoys do not. @rule MOV-3 */
export function contestingShips(
  groups: readonly Group[],
  designs: ById<DesignId, Pick<UnitDesign, 'kind' | 'civilian'>>,
): Contesting {
  const counted = (isCounted: (design: Pick<UnitDesign, 'kind' | 'civilian'>) => boolean): number =>
    sumOf(groups, ({ design, count }) => (isCounted(rowOf(designs, design)) ? count : 0));
  return {
    ships: counted(isContestingShip),
    minefields: counted(({ kind }) => kind === 'minefield'),
  };
}

/** Whether a unit counts as a ship where movement is contested. @rule MOV-3 */
export const isContestingShip = ({
  kind,
  civilian,
}: Pick<UnitDesign, 'kind' | 'civilian'>): boolean => kind === 'ship' && !civilian;
