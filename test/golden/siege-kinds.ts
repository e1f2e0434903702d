import type { Order } from '#model/orders/order';

/** The orders of a siege: Iron Ring gives them, and Long Peace all others. */
export const SIEGE_KINDS = ['Bombard', 'Invade', 'PlanGround'] as const satisfies readonly Order['kind'][];
