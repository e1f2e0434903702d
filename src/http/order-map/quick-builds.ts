import type { WorkSource } from '#model/campaign/work';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { buildingOf, type BuildUnits } from '#model/orders/build-units';
import { buildableClasses } from '#http/forms/orders/buildable-classes';
import type { FormDesk } from '#http/forms/orders/order-form';
import type { Act } from './order-map-content.ts';
import { TEXTS } from './texts.ts';

/** Who builds units of a kind, unless a form says otherwise. @rule CON-1 */
const BUILDERS: Readonly<Record<UnitDesign['kind'], WorkSource>> = {
  ship: 'shipyard',
  convoy: 'shipyard',
  flight: 'shipyard',
  base: 'convoy',
  minefield: 'shipyard',
  ground: 'census',
};

/** Capacity that is left for units of this class at a place. */
const roomFor = ({ free }: FormDesk, { kind }: UnitDesign, system: SystemId): number =>
  free.find((one) => one.system === system)?.free[BUILDERS[kind]] ?? 0;

/** Classes that there is capacity for at a place, and how much. */
export const buildableAt = (
  desk: FormDesk,
  system: SystemId,
): readonly Readonly<{ design: UnitDesign; room: number }>[] =>
  buildableClasses(desk)
    .map((design) => ({ design, room: roomFor(desk, design, system) }))
    .filter(({ room }) => room > 0);

/** The order to build a number of units of a class, paid in full. */
export const buildOrder = (design: UnitDesign, system: SystemId, count: number): BuildUnits =>
  buildingOf({ design: design.id, count, system, source: BUILDERS[design.kind] });

/** Whether an order builds the same, so that one more unit can be added to it. */
const isSame = (order: FormDesk['orders'][number], built: BuildUnits): order is BuildUnits =>
  order.kind === 'BuildUnits' &&
  JSON.stringify({ ...order, count: 0 }) === JSON.stringify({ ...built, count: 0 });

/** One unit of each class that can be built at a place; one more of what the sheet builds there already. */
export const quickBuilds = (desk: FormDesk, system: SystemId): readonly Act[] =>
  buildableAt(desk, system).map(({ design }) => {
    const one = buildOrder(design, system, 1);
    const at = desk.orders.findIndex((order) => isSame(order, one));
    const before = desk.orders[at];
    const more = before?.kind === 'BuildUnits' ? { ...before, count: before.count + 1 } : one;
    return {
      label: TEXTS.plusOne(design.name, design.cost),
      href: '',
      order: JSON.stringify(more),
      at: at < 0 ? '' : String(at),
    };
  });

/** What is free at a place to build with. */
export function freeAt(desk: FormDesk, system: SystemId): string {
  const free = desk.free.find((one) => one.system === system)?.free;
  return free === undefined ? '' : TEXTS.freeCapacity(free.shipyard);
}
