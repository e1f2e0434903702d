import type { Rights } from './rights-of.ts';

/** Rights that come in several degrees. */
type Graded = { readonly [R in 'land' | 'demand' | 'fleets' | 'convoys']: Rights[R] };

/** A right that the rules give and nothing acts on yet; `line`: where docs/rules/not-yet.md says so. */
type Pending = { readonly [R in keyof Graded]?: Readonly<{ value: Graded[R]; line: string }> };

/**
 * The rights that are printed nowhere because nothing acts on them yet. A line goes when its rule is built, and a test holds this
 * table against docs/rules/not-yet.md.
 * @rule DIP-10
 */
export const PENDING_RIGHTS: Pending = {
  land: { value: 'force', line: '- GND-4: beachheads, units that invaded' },
};

/** Whether something in the game acts on a right. @rule DIP-10 */
export function acts<R extends keyof Graded>(right: R, value: Graded[R]): boolean {
  return PENDING_RIGHTS[right]?.value !== value;
}
