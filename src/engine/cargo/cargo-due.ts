import type { EmpireId } from '#model/campaign/ids';
import type { LoadCargo, OrderKind, UnloadCargo } from '#model/orders/order';

export type CargoOrder = LoadCargo | UnloadCargo;
/** What is to be loaded or unloaded, and the order that says so; null: an independent convoy does it of its own accord. */
export type Due = Readonly<{
  empire: EmpireId;
  said: Readonly<{ index: number; kind: OrderKind }> | null;
  order: CargoOrder;
}>;
