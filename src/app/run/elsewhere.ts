import { sortBy } from '#kernel/collections/sort-by';
import type { FoughtElsewhere } from '#app/ports/desk-record';
import type { EncounterId } from '#model/campaign/ids';
import type { AnsweredDecision } from '#model/decisions/decision';
import { type ElsewhereAt, battleOfOutcome } from '#model/decisions/outcome';

/** Encounters of which battles are fought elsewhere, and which. */
export type Elsewhere = ReadonlyMap<EncounterId, ElsewhereAt>;

/** By the moderator's word, without what he took back. @rule ENC-1 */
export const elsewhereBy = (words: readonly FoughtElsewhere[]): Elsewhere =>
  new Map(
    words.flatMap(({ encounter, changes }) =>
      changes.length === 0 ? [] : [[encounter, changes] as const],
    ),
  );

/** From the battle of this number on the others fight; where they did so only from it on, all is as it was before. @rule ENC-1 */
export const changedAt = (changes: ElsewhereAt, number: number): ElsewhereAt =>
  changes.at(-1) === number ? changes.slice(0, -1) : [...changes, number];

/** What was so in a phase that ran: the battles of which somebody entered what they came to. @rule ENC-1 */
export function elsewhereIn(decided: readonly AnsweredDecision[]): Elsewhere {
  const numbers = new Map<EncounterId, number[]>();
  for (const { kind, decision } of decided) {
    if (kind !== 'battle-outcome') continue;
    const { encounter, number } = battleOfOutcome(decision);
    numbers.set(encounter, [...(numbers.get(encounter) ?? []), number]);
  }
  return new Map([...numbers].map(([encounter, entered]) => [encounter, changesOf(entered)]));
}

/** Each of them, and no other. */
const changesOf = (entered: readonly number[]): ElsewhereAt =>
  sortBy(entered, (a, b) => a - b).reduce<ElsewhereAt>(
    (changes, number) => [...changedAt(changes, number), number + 1],
    [],
  );
