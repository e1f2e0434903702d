import type { Empire } from '#model/campaign/empire';
import type { CampaignState } from '#model/campaign/state';
import type { ForceList } from '#model/forces/force-list';
import { ownListOf } from '#model/forces/own-list';
import type { RuleSet } from '#model/settings/rule-set';
import type { ResearchFacts } from './class-to-unlock.ts';

/** What an empire's advances choose from. @rule TECH-4 @rule OPT-15 */
export function researchFactsOf(
  { forceLists, designs }: Pick<CampaignState, 'forceLists' | 'designs'>,
  empire: Empire,
  { customResearch }: Pick<RuleSet, 'customResearch'>,
): ResearchFacts {
  const { unlockFirst } = empire.standing;
  const listed: ForceList | undefined = forceLists[empire.forceList];
  const list = { designs: listed?.designs ?? [] };
  const designed: ForceList | undefined = forceLists[ownListOf(empire.id)];
  const isCustom = customResearch === 'on';
  return { empire, unlockFirst, list, designs, own: designed?.designs ?? [], isCustom };
}
