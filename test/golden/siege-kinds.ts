import type { Order } from '#model/orders/order';

/** The orders of a siege: Iron Ring gives them, and Long Peace all others but those of war. */
export const SIEGE_KINDS = ['Bombard', 'Invade', 'PlanGround'] as const satisfies readonly Order['kind'][];

/** The orders that only allies in a war have a use for. */
export const ALLIANCE_KINDS = ['LendSupport'] as const satisfies readonly Order['kind'][];
