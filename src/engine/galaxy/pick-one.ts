import { rollOneOf } from '#engine/record/roll-one-of';
import { invariant } from '#kernel/result/invariant';
import type { RuleRef } from '#kernel/reasons/cite';
import type { Dice } from '#model/rolls/roll-purpose';

type Tie<T> = Readonly<{ among: readonly T[]; text: string; cite: RuleRef }>;

/** One of those that no rule puts first: rolled, unless there is only one. */
export function pickOne<T>(dice: Dice, { among, text, cite }: Tie<T>): T {
  const purpose = { kind: 'map tie', text } as const;
  const picked = among[rollOneOf(dice, { count: among.length, purpose, cite }).index];
  invariant(picked !== undefined, 'MAP_TIE_OF_NONE', text);
  return picked;
}
