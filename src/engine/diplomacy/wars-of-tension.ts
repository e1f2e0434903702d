import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { isAtBreakingPoint, tensionIn } from '#rules/diplomacy/tension';
import { involvesWorld } from '#rules/worlds/is-world';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { withTensionOf } from '#rules/diplomacy/with-tension-of';
import { declareWar } from './declare-war.ts';
import type { Feel, TensionRules } from './move-tension.ts';

/** Whether two empires are at war, and everybody can know it. @rule DIP-12 */
export const isPublicWar = ({ state, openly }: Pick<Relation, 'state' | 'openly'>): boolean =>
  state === 'war' && openly === null;

/**
 * Empires whose tension toward another has reached 100 are at War with it, in public; the wars that this begins. `start`: the state when the
 * phase began.
 * @rule DIP-4 @rule DIP-17
 * @ruling A war that only its parties know becomes public when the tension of one of them reaches 100.
 * @ruling Two empires that both have a tension of 100 toward each other have both declared their war, as by choice.
 */
export function warsOfTension(
  record: Recorder,
  { rules, feel }: Readonly<{ rules: TensionRules; feel: Feel }>,
  start: Pick<CampaignState, 'relations'>,
): readonly BegunWar[] {
  if (rules.tension === 'off') return [];
  const before = record.snapshot();
  const relations = withTensionOf(livingRelations(before), start.relations);
  const wars = valuesById(relations).flatMap((relation): readonly BegunWar[] => {
    const { a, b } = relation;
    if (isPublicWar(relation) || involvesWorld(before.empires, relation)) return [];
    const breaks = [a, b].filter((of) =>
      isAtBreakingPoint(tensionIn(relation, of, rules.startingTension)),
    );
    return breaks.map((by) => ({ by, against: by === a ? b : a, cause: 'tension' as const }));
  });
  for (const war of wars) declareWar(record, feel, war, before);
  return wars;
}
