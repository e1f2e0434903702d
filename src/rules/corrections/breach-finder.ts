import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { forceIndexOf } from '#rules/forces/force-index';
import { type BrokenInvariant, STATE_INVARIANTS } from '#rules/invariants/broken-invariants';
import { designFaults } from './design-faults.ts';
import { pendingFaults } from './pending-faults.ts';

/** One thing that a correction would break. */
export type Breach = Readonly<{ code: string; sentence: string; text: string }>;

const NONE_LOST: ReadonlySet<UnitId> = new Set();

const each = (broken: readonly BrokenInvariant[]): readonly Breach[] =>
  broken.flatMap(({ code, sentence, breaches }) =>
    breaches.map((text) => ({ code, sentence, text })),
  );

function breachesIn(state: CampaignState, codes: ReadonlySet<string> | null): readonly Breach[] {
  const checked = { state, index: forceIndexOf(state), destroyed: NONE_LOST };
  const asked = STATE_INVARIANTS.filter(({ code }) => codes === null || codes.has(code));
  return each(asked.map((one) => ({ ...one, breaches: one.breaches(checked) })));
}

/** One text for a breach, the same wherever it is found. */
export const breachKey = ({ code, text }: Breach): string => `${code} ${text}`;

/**
 * Finds what does not hold of a state that was corrected, and did before; of all that always holds, or
 * of what these codes name.
 * @rule TURN-3
 */
export function breachFinder(
  before: CampaignState,
): (after: CampaignState, codes?: ReadonlySet<string>) => readonly Breach[] {
  const known = new Set(breachesIn(before, null).map(breachKey));
  return (after, codes) => {
    const found = [
      ...breachesIn(after, codes ?? null),
      ...each(pendingFaults(before, after)),
      ...each(designFaults(before, after)),
    ];
    return found.filter((breach) => !known.has(breachKey(breach)));
  };
}
