import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import type { Relation } from '#model/campaign/relation';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { isAtBreakingPoint, tensionIn } from '#rules/diplomacy/tension';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { declareWar } from './declare-war.ts';
import type { TensionRules } from './move-tension.ts';

/** Whether two empires are at war, and everybody can know it. @rule DIP-12 */
export const isPublicWar = ({ state, openly }: Pick<Relation, 'state' | 'openly'>): boolean =>
  state === 'war' && openly === null;

/**
 * Empires whose tension toward another has reached 100 are at War with it, in public; the wars that this begins.
 * @rule DIP-4 @rule DIP-17
 * @ruling A war that only its parties know becomes public when the tension of one of them reaches 100.
 * @ruling All tensions are read before the first of these wars, so that wars of a turn start no others in that turn.
 */
export function warsOfTension(record: Recorder, rules: TensionRules): readonly BegunWar[] {
  if (rules.tension === 'off') return [];
  const before = record.snapshot();
  const wars = valuesById(livingRelations(before)).flatMap((relation): readonly BegunWar[] => {
    const { a, b } = relation;
    if (isPublicWar(relation)) return [];
    const breaks = [a, b].filter((of) =>
      isAtBreakingPoint(tensionIn(relation, of, rules.startingTension)),
    );
    return breaks
      .slice(0, 1)
      .map((by) => ({ by, against: by === a ? b : a, cause: 'tension' as const }));
  });
  for (const war of wars) declareWar(record, rules, war, before);
  return wars;
}
