import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { partiesAndHearers } from './public-news.ts';

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
  record.emit({
    type: 'TreatyRevealed',
    cite: cite('DIP-12'),
    rolls: [],
    witnesses: partiesAndHearers(record.state(), [a, b]),
    ...{ a, b, by, state, turn },
  });
}
