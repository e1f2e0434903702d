import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { ForceIndex } from '#rules/forces/force-index';

/** What an invariant is checked against: a state between two phases, and the units known to be lost. */
export type CheckedState = Readonly<{
  state: CampaignState;
  index: ForceIndex;
  destroyed: ReadonlySet<UnitId>;
}>;

/** A condition that every state between two phases meets, for all orders and dice. */
export type StateInvariant = Readonly<{
  code: string;
  /** What holds, in plain words. */
  sentence: string;
  /** Each place where it does not hold, in plain words; empty: it holds. */
  breaches: (checked: CheckedState) => readonly string[];
}>;

/** One breach for each row that something is wrong with; null: nothing. */
export function breachesIn<R>(
  rows: readonly R[],
  wrongWith: (row: R) => string | null,
): readonly string[] {
  return rows.flatMap((row) => wrongWith(row) ?? []);
}
