import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { forceIndexOf } from '#rules/forces/force-index';
import { ECONOMY_INVARIANTS } from './economy-invariants.ts';
import { FORCE_INVARIANTS } from './force-invariants.ts';
import { HOSTED_INVARIANTS } from './hosted-invariants.ts';
import { KNOWLEDGE_INVARIANTS } from './knowledge-invariants.ts';
import { CONVOY_INVARIANTS } from './convoy-invariants.ts';
import { MAP_INVARIANTS } from './map-invariants.ts';
import { RAIDER_INVARIANTS } from './raider-invariants.ts';
import { ROUTE_INVARIANTS } from './route-invariants.ts';
import { REALM_INVARIANTS } from './realm-invariants.ts';
import { PLAIN_DATA, RECORD_INVARIANTS } from './record-invariants.ts';
import type { StateInvariant } from './state-invariant.ts';
import { YARD_INVARIANTS } from './yard-invariants.ts';

/** All that holds of every state between two phases. */
export const STATE_INVARIANTS: readonly StateInvariant[] = [
  ...RECORD_INVARIANTS,
  ...FORCE_INVARIANTS,
  ...ECONOMY_INVARIANTS,
  ...CONVOY_INVARIANTS,
  ...RAIDER_INVARIANTS,
  ...ROUTE_INVARIANTS,
  ...REALM_INVARIANTS,
  ...YARD_INVARIANTS,
  ...HOSTED_INVARIANTS,
  ...MAP_INVARIANTS,
  ...KNOWLEDGE_INVARIANTS,
];

/** The same without what holds of all that is read from the store: it was written as JSON. */
export const INVARIANTS_OF_READ = STATE_INVARIANTS.filter((one) => one !== PLAIN_DATA);

/** An invariant that does not hold, and where. */
export type BrokenInvariant = Readonly<{
  code: string;
  sentence: string;
  breaches: readonly string[];
}>;

const NONE_LOST: ReadonlySet<UnitId> = new Set();

/** What does not hold of a state that should; `destroyed`: units that were lost before. */
export function brokenInvariants(
  state: CampaignState,
  destroyed: ReadonlySet<UnitId> = NONE_LOST,
  invariants = STATE_INVARIANTS,
): readonly BrokenInvariant[] {
  const checked = { state, index: forceIndexOf(state), destroyed };
  return invariants.flatMap(({ code, sentence, breaches }) => {
    const found = breaches(checked);
    return found.length === 0 ? [] : [{ code, sentence, breaches: found }];
  });
}
