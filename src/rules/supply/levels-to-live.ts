import { starvesAt } from './starves-at.ts';

/** By how many levels a unit so far out of supply must be helped, or it is lost; 0: it lives without. @rule SUP-7 @rule SUP-8 */
export function levelsToLive(design: Parameters<typeof starvesAt>[0], level: number): number {
  let needed = 0;
  while (needed < level && starvesAt(design, level - needed)) needed += 1;
  return needed;
}
