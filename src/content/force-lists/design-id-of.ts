import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from '#model/campaign/ids';

/** `universal.supply-depot` for the Supply Depot of the list `universal`. */
export function designIdOf(list: ForceListId, name: string): DesignId {
  return brandAs<DesignId>(`${list}.${slugOf(name)}`);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
