import type { Judged } from '#app/orders/judge-sheet';
import type { OrderNames } from '#content/orders/order-names';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef, Order, OrderKind } from '#model/orders/order';
import type { Field } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';

/** What orders are about, in the order of the page. */
export const ORDER_FORM_GROUPS = [
  'Fleets and movement',
  'Sieges and ground combat',
  'Cargo and supply',
  'Construction and repair',
  'Colonies and lanes',
  'Research',
  'Diplomacy',
  'Other empires',
] as const;
export type OrderFormGroup = (typeof ORDER_FORM_GROUPS)[number];

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
  /** Economic points that are left after the orders so far. */
  points: number;
}>;

/** What a form says about itself. */
export type FormWords<K extends OrderKind> = Readonly<{
  kind: K;
  title: string;
  hint: string;
  /** Its heading on the page. */
  group: OrderFormGroup;
  /** Why there is nothing to order of this kind, or null. */
  unavailable: (desk: FormDesk) => string | null;
}>;

/** The form of one kind of order; `plainForm` and `shapedForm` make it from the rows of its fields. */
export type OrderForm<K extends OrderKind> = FormWords<K> &
  Readonly<{
    fields: (desk: FormDesk, sent: FormBody) => readonly Field[];
    /** The order that the form says, still unchecked, or a sentence about the field that says nothing. */
    read: (sent: FormBody, desk: FormDesk) => Draft;
  }>;

/** A field that says nothing, and why. */
export type FieldProblem = Readonly<{ field: string; problem: string }>;

/** An order as JSON that its schema has yet to accept. */
export type Draft = Readonly<{ json: Readonly<Record<string, unknown>> }> | FieldProblem;
