import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** Whether an empire can spend an amount now: nothing at all with a negative Treasury. @rule ECO-6 */
export function canPay(state: CampaignState, empire: EmpireId, amount: number): boolean {
  const { treasury } = rowOf(state.empires, empire);
  return treasury >= 0 && treasury >= amount;
}
