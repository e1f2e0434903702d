import type { ById } from '#kernel/collections/tables';
import { claimIdOf, type Effect } from '#model/campaign/effect';
import type { EffectId, EmpireId, RelationId, SystemId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import { rightsBetween } from './rights-between.ts';

type Facts = Readonly<{
  effects: ById<EffectId, Effect>;
  relations: ById<RelationId, Pick<Relation, 'state' | 'pact'>>;
}>;

/** An empire that acts against another in a system. */
export type Act = Readonly<{ by: EmpireId; against: EmpireId; system: SystemId }>;

/**
 * Whether an empire may do everything to a neutral in a system because it once controlled it.
 * @rule DIP-10
 * @ruling This right doesn't cover blockades, because ships blockade without an order: only enemies blockade.
 */
export function hasClaim({ effects, relations }: Facts, { by, against, system }: Act): boolean {
  const claim: Effect | undefined = effects[claimIdOf(by, system)];
  if (claim?.subject.kind !== 'claim' || claim.subject.givenUp.includes(against)) return false;
  return by !== against && rightsBetween(relations, by, against).stance === 'neutral';
}
