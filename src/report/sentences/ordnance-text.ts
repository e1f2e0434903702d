import { groupBy } from '#kernel/collections/group-by';
import type { OrdnancePackage } from '#model/forces/ordnance';
import { ORDNANCE_TABLE } from '#rules/supply/ordnance-table';
import { listed } from '#kernel/words/listed';

/** A load as reports tell it: “2 Heavy and Jammer ordnance”. */
export function ordnanceText(ordnance: readonly OrdnancePackage[]): string {
  if (ordnance.length === 0) return 'no ordnance';
  const parts = [...groupBy(ordnance, (one) => one)].map(([one, same]) => {
    const { name } = ORDNANCE_TABLE[one];
    return same.length === 1 ? name : `${String(same.length)} ${name}`;
  });
  return `${listed(parts)} ordnance`;
}
