import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { RAIDER_STANDING } from '#rules/raiders/raider-standing';

/** The owner of forces: an empire, or raiders. */
type Power = Pick<Empire, 'name' | 'standing'>;

/** The owner of forces, with what holds for all of them. @rule ENC-5 @rule SUP-1 */
export function powerOf({ empires }: Pick<CampaignState, 'empires'>, owner: EmpireId): Power {
  if (owner === RAIDERS) return { name: RAIDERS_NAME, standing: RAIDER_STANDING };
  return rowOf(empires, owner);
}
