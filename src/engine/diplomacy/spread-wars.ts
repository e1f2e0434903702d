import type { Recorder } from '#engine/record/recorder';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { type BegunWar, warsThatFollow } from '#rules/diplomacy/wars-that-follow';
import { declareWar } from './declare-war.ts';

/** The relations of empires that are still in the game. */
function livingRelations({ relations, empires }: CampaignState): CampaignState['relations'] {
  const isIn = (empire: EmpireId): boolean => rowOf(empires, empire).fellIn === undefined;
  return tableOf(
    valuesById(relations).filter(({ a, b }) => isIn(a) && isIn(b)),
    ({ id }) => id,
  );
}

export const isAtWar = (record: Recorder, { by, against }: BegunWar): boolean =>
  record.state().relations[relationIdOf(by, against)]?.state === 'war';

/** What wars begun in public ask for, until nothing changes; `before`: the state without them. @rule DIP-9 */
export function spreadWars(
  record: Recorder,
  rules: RuleSet,
  { before, begun }: Readonly<{ before: CampaignState; begun: readonly BegunWar[] }>,
): void {
  for (const war of warsThatFollow(livingRelations(before), begun, rules)) {
    if (!isAtWar(record, war)) declareWar(record, rules, war);
  }
}
