import type { Recorder } from '#engine/record/recorder';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { type BegunWar, warsThatFollow } from '#rules/diplomacy/wars-that-follow';
import { declareWar } from './declare-war.ts';
import type { Feel } from './move-tension.ts';

export const isAtWar = (
  { relations }: Pick<CampaignState, 'relations'>,
  { by, against }: BegunWar,
): boolean => relations[relationIdOf(by, against)]?.state === 'war';

/** What wars begun in public ask for, until nothing changes; `before`: the state without them. @rule DIP-9 */
export function spreadWars(
  record: Recorder,
  { rules, feel }: Readonly<{ rules: RuleSet; feel: Feel }>,
  { before, begun }: Readonly<{ before: CampaignState; begun: readonly BegunWar[] }>,
): void {
  const joined = record.snapshot();
  for (const war of warsThatFollow(livingRelations(before), begun, rules)) {
    if (!isAtWar(joined, war)) declareWar(record, feel, war, joined);
  }
}
