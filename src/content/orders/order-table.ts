import type { OrderKind } from '#model/orders/order';
import { assignUnits } from './kinds/assign-units.ts';
import { buildUnits } from './kinds/build-units.ts';
import { cancelWork } from './kinds/cancel-work.ts';
import { formFleet } from './kinds/form-fleet.ts';
import { fundWork } from './kinds/fund-work.ts';
import { moveFleet } from './kinds/move-fleet.ts';
import { setStanding } from './kinds/set-standing.ts';
import type { OrderContent } from './order-content.ts';

/** How each kind of order is written: leave one out and the build fails. */
export const ORDER_TABLE: { readonly [K in OrderKind]: OrderContent<K> } = {
  BuildUnits: buildUnits,
  FundWork: fundWork,
  CancelWork: cancelWork,
  FormFleet: formFleet,
  AssignUnits: assignUnits,
  MoveFleet: moveFleet,
  SetStanding: setStanding,
};
