import { sortBy } from '#kernel/collections/sort-by';
import type { FoughtElsewhere } from '#app/ports/desk-record';
import type { EncounterId } from '#model/campaign/ids';
import type { AnsweredDecision } from '#model/decisions/decision';
import { type ElsewhereAt, battleOfOutcome } from '#model/decisions/outcome';

/** Encounters with battles fought elsewhere, and those battles. */
export type Elsewhere = ReadonlyMap<EncounterId, ElsewhereAt>;

/** By the moderator's choice, without choices that were taken back. @rule ENC-1 */
export const elsewhereBy = (words: readonly FoughtElsewhere[]): Elsewhere =>
  new Map(
    words.flatMap(({ encounter, changes }) =>
      changes.length === 0 ? [] : [[encounter, changes] as const],
    ),
  );

/**
 * Adds a change: from the battle with this number on, battles are fought elsewhere, or here again. A second change at
 * the same number cancels the first. @rule ENC-1
 */
export const changedAt = (changes: ElsewhereAt, number: number): ElsewhereAt =>
  changes.at(-1) === number ? changes.slice(0, -1) : [...changes, number];

/** The battles of a phase that ran whose outcomes were entered. @rule ENC-1 */
export function elsewhereIn(decided: readonly AnsweredDecision[]): Elsewhere {
  const numbers = new Map<EncounterId, number[]>();
  for (const { kind, decision } of decided) {
    if (kind !== 'battle-outcome') continue;
    const { encounter, number } = battleOfOutcome(decision);
    numbers.set(encounter, [...(numbers.get(encounter) ?? []), number]);
  }
  return new Map([...numbers].map(([encounter, entered]) => [encounter, changesOf(entered)]));
}

/** The changes by which exactly these battles are fought elsewhere. */
const changesOf = (entered: readonly number[]): ElsewhereAt =>
  sortBy(entered, (a, b) => a - b).reduce<ElsewhereAt>(
    (changes, number) => [...changedAt(changes, number), number + 1],
    [],
  );
