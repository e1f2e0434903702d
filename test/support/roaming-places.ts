import type { FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';

/** Whether a fleet may follow a route in the coming turn (MOV-12). */
export const mayRoam = (
  { fleets }: CampaignState,
  sheet: readonly Order[],
  fleet: FleetId,
): boolean =>
  (fleets[fleet]?.route ?? null) !== null ||
  sheet.some((order) => order.kind === 'SetRoute' && order.fleet === fleet);

type Roaming = Readonly<{
  places: readonly ReadonlySet<SystemId>[];
  lanes: ReadonlySet<LaneId>;
}>;

/** All places where a fleet can be after each number of steps, by any lanes. */
export function roamingPlaces(
  { lanes }: CampaignState,
  at: SystemId,
  steps: readonly number[],
): Roaming {
  const taken = new Set<LaneId>();
  const reached = new Set([at]);
  const places = steps.map((step) => {
    if (step === 0) return new Set(reached);
    const from = new Set(reached);
    for (const lane of Object.values(lanes)) {
      if (lane.class === 'unexplored' || !(from.has(lane.a) || from.has(lane.b))) continue;
      taken.add(lane.id);
      reached.add(lane.a).add(lane.b);
    }
    return new Set(reached);
  });
  return { places, lanes: taken };
}
