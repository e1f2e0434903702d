import type { Judged } from '#app/orders/judge-sheet';
import type { OrderNames } from '#content/orders/order-names';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef, Order, OrderKind } from '#model/orders/order';
import type { Field } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';

/** A fleet that the sheet so far forms, with where its units are. */
export type FormedFleet = Readonly<{ ref: FleetRef; name: string; system: SystemId | null }>;

/** The source of the choices in a player's forms: the player's own view and sheet. */
export type FormDesk = Readonly<{
  view: EmpireView;
  names: ViewNames;
  spoken: OrderNames;
  orders: readonly Order[];
  formed: readonly FormedFleet[];
  /** What is left to build with after the orders so far. */
  free: Judged['free'];
  /** Fleets that one more order could move. */
  movable: Judged['movable'];
}>;

/** The form of one kind of order. */
export type OrderForm<K extends OrderKind> = Readonly<{
  kind: K;
  title: string;
  hint: string;
  /** Why there is nothing to order of this kind, or null. */
  unavailable: (desk: FormDesk) => string | null;
  fields: (desk: FormDesk, sent: FormBody) => readonly Field[];
  /** The order that the form says, still unchecked, or a sentence about the field that says nothing. */
  read: (sent: FormBody, desk: FormDesk) => Draft;
}>;

/** An order as JSON that its schema has yet to accept. */
export type Draft =
  | Readonly<{ json: Readonly<Record<string, unknown>> }>
  | Readonly<{ field: string; problem: string }>;
