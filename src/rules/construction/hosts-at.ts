import { keysById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import { helpUsedAt } from './help-used-at.ts';
import { lentBy, lentIn } from './lent-by.ts';
import { helpersAt } from './repair-help.ts';
import type { PlaceFacts } from './stationed-at.ts';

type Asked = Readonly<{ facts: PlaceFacts; empire: EmpireId; system: SystemId }>;

/** The points that the depots of an empire in a system have left for its partners. */
function leftOf(
  state: CampaignState,
  { facts, system }: Pick<Asked, 'facts' | 'system'>,
  host: EmpireId,
): number {
  const depots = helpersAt(facts, host, system).filter(({ isDepot }) => isDepot);
  const projects = valuesById(state.projects);
  const own = projects.filter(({ owner }) => owner === host);
  const used = helpUsedAt(own, state, system) + lentIn(lentBy(projects, host), system);
  return sumOf(depots, ({ points }) => points) - used;
}

/**
 * The points that depots of Military partners in a system have left for an empire after their owners' repairs.
 * @rule CON-5 @rule DIP-10
 * @ruling A partner's depots can help in field repairs, but its Supply ships can't, because DIP-10 names only depots.
 */
export const hostsAt = (state: CampaignState, asked: Asked): readonly Hosted[] =>
  keysById(state.empires)
    .filter(
      (other) =>
        other !== asked.empire && rightsBetween(state.relations, asked.empire, other).supply,
    )
    .map((owner) => ({ owner, system: asked.system, points: leftOf(state, asked, owner) }))
    .filter(({ points }) => points > 0);
