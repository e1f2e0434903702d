import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from '#model/campaign/ids';

/** `universal.supply-depot` for the Supply Depot of the list `universal`; two names are alike if their letters a to z and digits are. */
export function designIdOf(list: ForceListId, name: string): DesignId {
  return brandAs<DesignId>(`${list}.${slugOf(name)}`);
}

/** The letters a to z and digits of a name, with hyphens between; empty: it has none. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
