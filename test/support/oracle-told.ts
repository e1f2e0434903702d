import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';

type World = Readonly<{
  state: Pick<CampaignState, 'lanes'>;
  orders: Readonly<Record<EmpireId, readonly Order[]>>;
}>;

/** The systems that others tell a viewer of this turn, with those at the far ends of their lanes (FOG-9). */
export function toldOf({ state, orders }: World, viewer: EmpireId): ReadonlySet<SystemId> {
  const given = Object.values(orders).flatMap((sheet) =>
    sheet.flatMap((order) =>
      order.kind === 'GiveMap' && order.to === viewer ? [...order.systems] : [],
    ),
  );
  const ends = Object.values(state.lanes).flatMap(({ a, b }) =>
    given.includes(a) || given.includes(b) ? [a, b] : [],
  );
  return new Set([...given, ...ends]);
}
