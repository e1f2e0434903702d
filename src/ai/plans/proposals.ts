import type { Order, OrderKind } from '#model/orders/order';
import { CONVOY_PROPOSALS } from './convoy-proposals.ts';
import { DIPLOMACY_PROPOSALS } from './diplomacy-proposals.ts';
import { MISSION_PROPOSALS } from './mission-proposals.ts';
import { FLEET_PROPOSALS } from './fleet-proposals.ts';
import { REALM_PROPOSALS } from './realm-proposals.ts';
import { SIEGE_PROPOSALS } from './siege-proposals.ts';
import { STANDING_PROPOSALS } from './standing-proposals.ts';
import { STRIKE_PROPOSALS } from './strike-proposals.ts';
import { SUPPLY_PROPOSALS } from './supply-proposals.ts';
import type { Proposal, Thought } from './thought.ts';
import { TREATY_PROPOSALS } from './treaty-proposals.ts';
import { YARD_PROPOSALS } from './yard-proposals.ts';

/**
 * Orders of each kind that might be legal: the judge sorts out those that are not. A new kind of
 * order without a row here fails the build.
 */
const PROPOSALS: { readonly [K in OrderKind]: Proposal<K> } = {
  ...REALM_PROPOSALS,
  ...YARD_PROPOSALS,
  ...CONVOY_PROPOSALS,
  ...FLEET_PROPOSALS,
  ...SUPPLY_PROPOSALS,
  ...STRIKE_PROPOSALS,
  ...SIEGE_PROPOSALS,
  ...STANDING_PROPOSALS,
  ...DIPLOMACY_PROPOSALS,
  ...MISSION_PROPOSALS,
  ...TREATY_PROPOSALS,
};

/** One round of thoughts, each about orders of a kind. */
export function proposeOrders(
  thoughts: readonly Readonly<{ kind: OrderKind; thought: Thought }>[],
): readonly Order[] {
  return thoughts.flatMap(({ kind, thought }): readonly Order[] => PROPOSALS[kind](thought));
}
