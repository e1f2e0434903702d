import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateBetween } from '#rules/diplomacy/state-between';
import { type Entrant, mayEnter } from './may-enter.ts';

type Visitors = Readonly<{ owner: EmpireId; units: readonly Entrant[] }>;

/** Whether a fleet may enter the systems of an empire, and stay there. @rule DIP-10 */
export function isWelcome(
  { relations, empires }: Pick<CampaignState, 'relations' | 'empires'>,
  { owner, units }: Visitors,
  host: EmpireId,
): boolean {
  const rights = rightsOf(stateBetween(relations, owner, host));
  const admitted = rowOf(empires, host).standing.admits.includes(owner);
  return mayEnter({ rights, admitted, units });
}
