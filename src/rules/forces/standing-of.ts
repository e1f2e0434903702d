import type { StandingOrders } from '#model/forces/standing-orders';

/** What a fleet follows: its own standing orders over those of its empire (ENC-5). @rule ENC-5 */
export function standingOf(
  empire: Readonly<{ standing: StandingOrders }>,
  fleet: Readonly<{ standing: Partial<StandingOrders> }>,
): StandingOrders {
  return { ...empire.standing, ...fleet.standing };
}
