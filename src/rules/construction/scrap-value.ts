import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';

/** What a unit is worth as scrap: half its price, down, and nothing outside friendly systems. @rule CON-8 */
export function scrapValueOf(design: Pick<UnitDesign, 'cost'>, isFriendly: boolean): number {
  return isFriendly ? divide(design.cost, 2, 'down') : 0;
}
