import { counted } from '#kernel/words/counted';
import type { YardsAndDepots } from '#rules/construction/yards-and-depots';

const joined = (parts: readonly (string | false)[], between: string): string =>
  parts.filter((one) => one !== false).join(between);

/** `Y1 D2`, on a map. */
export const worksShort = ({ yards, depots }: YardsAndDepots): string =>
  joined([yards > 0 && `Y${String(yards)}`, depots > 0 && `D${String(depots)}`], ' ');

/** `1 shipyard, 2 supply depots`. */
export const worksText = ({ yards, depots }: YardsAndDepots): string =>
  joined(
    [yards > 0 && counted(yards, 'shipyard'), depots > 0 && counted(depots, 'supply depot')],
    ', ',
  );
