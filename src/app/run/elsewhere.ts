import type { FoughtElsewhere } from '#app/ports/desk-record';
import type { EncounterId } from '#model/campaign/ids';
import type { AnsweredDecision } from '#model/decisions/decision';
import { battleOfOutcome } from '#model/decisions/outcome';

/** Encounters of which battles are fought elsewhere, and from the how many-th on. */
type Elsewhere = ReadonlyMap<EncounterId, number>;

/** By the moderator's word, without what he took back. @rule ENC-1 */
export const elsewhereBy = (words: readonly FoughtElsewhere[]): Elsewhere =>
  new Map(
    words.flatMap(({ encounter, from }) => (from === null ? [] : [[encounter, from] as const])),
  );

/** What was so in a phase that ran: the battles of which somebody entered what they came to. @rule ENC-1 */
export function elsewhereIn(decided: readonly AnsweredDecision[]): Elsewhere {
  const firsts = new Map<EncounterId, number>();
  for (const { kind, decision } of decided) {
    if (kind !== 'battle-outcome') continue;
    const { encounter, number } = battleOfOutcome(decision);
    firsts.set(encounter, Math.min(number, firsts.get(encounter) ?? number));
  }
  return firsts;
}
