import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { whoHears } from '#rules/diplomacy/who-hears';
import { parties } from './end-pacts.ts';

/**
 * Everybody can know from now on how two empires stand, if that was a secret of the two. `by`: which of them reveals it; null: what one of them
 * does.
 * @rule DIP-12 @rule FOG-8
 */
export function revealTreaty(
  record: Recorder,
  [one, other]: readonly [EmpireId, EmpireId],
  by: EmpireId | null,
): void {
  const { relations, turn } = record.state();
  const relation: Relation | undefined = relations[relationIdOf(one, other)];
  if (relation === undefined || relation.openly === null) return;
  const { a, b, state } = relation;
  const others = whoHears(record.state(), [a, b]);
  record.emit({
    type: 'TreatyRevealed',
    cite: cite('DIP-12'),
    rolls: [],
    witnesses: [...parties(a, b), ...others.map((empire) => ({ empire, as: 'onlooker' as const }))],
    ...{ a, b, by, state, turn },
  });
}
