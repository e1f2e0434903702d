import { formatOrder } from '#content/orders/format-order';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { FormDesk } from '#http/forms/orders/order-form';
import { systemOf } from '#http/names/spoken-names';
import type { VerdictLine } from '#http/orders/orders-contents';
import { readForm } from '#http/orders/read-form';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, type MapLook, shownIn } from './map-look.ts';

type Values = Readonly<Record<string, unknown>>;
/** The parts of an order that say where it takes place, those that say it best first. */
const PLACES = ['fleet', 'system', 'at', 'units', 'convoys', 'ships', 'minefields'] as const;
const UNITS = ['convoy', 'carrier', 'explorer', 'base'] as const;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** What an order is about, as something to choose on the map; null: nothing there. */
function placeOfOrder(order: Order, { view, plotted }: MapDesk): Partial<MapLook> | null {
  const values: Values = { ...order };
  for (const name of [...PLACES, ...UNITS]) {
    const [id] = textsOf(values[name]);
    if (id === undefined) continue;
    const fleet = plotted.fleets.find(({ ref }) => ref === id);
    if (fleet !== undefined) return { fleet: fleet.ref };
    if (id in view.systems) return { system: id as SystemId };
    const unit = view.units[id as UnitId];
    const system = unit === undefined ? null : systemOf(unit, view);
    if (system !== null) return { system };
  }
  return null;
}

/** The fields of a form as the parts of an order fill them in. */
function fieldsOf(order: Order): FormBody {
  const values = Object.entries(order).map(([name, value]): [string, unknown] => {
    if (value === true) return [name, 'yes'];
    if (name === 'names') return [name, textsOf(value).join(', ')];
    return [name, typeof value === 'number' ? String(value) : value];
  });
  return formBodyOf(Object.fromEntries(values.filter(([, value]) => value !== null)));
}

/** The form of an order with all that it says; null: its form says it in other words, so it can only be given once more. */
export function filledForm(order: Order, desk: FormDesk): FormBody | null {
  const sent = fieldsOf(order);
  const read = readForm(order.kind, sent, desk);
  const said = (one: Order): string => formatOrder(one, desk.spoken);
  return read.ok && said(read.value) === said(order) ? sent : null;
}

/** The sheet beside the map: each order leads to its place, and to its form. */
export function sheetOnDesk(
  lines: readonly VerdictLine[],
  orders: readonly Order[],
  { desk, forms }: Readonly<{ desk: MapDesk; forms: FormDesk }>,
): readonly VerdictLine[] {
  const { path, look, locked } = desk;
  return lines.map((line) => {
    const order = orders[line.index];
    if (order === undefined) return line;
    const place = placeOfOrder(order, desk);
    const isEditable = !locked && filledForm(order, forms) !== null;
    const at = { ...shownIn(look), ...place };
    return {
      ...line,
      href: place === null ? '' : mapAddress(path, at),
      edit: isEditable ? mapAddress(path, { ...at, form: order.kind, edit: line.index }) : '',
      current: look.edit === line.index,
    };
  });
}
