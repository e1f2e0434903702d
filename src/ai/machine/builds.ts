import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import { freeCapacitiesOf } from '#legality/works/free-capacities';
import { planOf } from '#legality/plan/plan';
import { isFitForSystem } from '#rules/construction/built-by';
import { workCostOf } from '#rules/construction/work-cost';
import { buildingOf, type BuildUnits } from '#model/orders/build-units';
import { type Mind, type Sheet, spend } from './mind.ts';

/** What can still be built where; it is used up as the sheet is written. */
export type Yards = Readonly<{
  left: Map<SystemId, Record<WorkSource, number>>;
}>;

/** The free capacity of all places. */
export const yardsOf = ({ view }: Mind): Yards => ({
  left: new Map(
    freeCapacitiesOf(planOf(view)).map(({ system, free }) => [system, { ...free }] as const),
  ),
});

/** How a place can build a class of ships, flights, convoys or ground units; null: not at all now. */
function sourceAt(free: Record<WorkSource, number>, design: UnitDesign): WorkSource | null {
  if (design.kind === 'ground') return free.census > 0 ? 'census' : null;
  if (!isFitForSystem(design)) return free.shipyard >= design.cost ? 'shipyard' : null;
  // Shipyards and the system build these together; a convoy may take two turns.
  const room = free.system + free.shipyard;
  const least = design.kind === 'convoy' ? Math.min(design.cost, 10) : design.cost;
  if (room < least) return null;
  return free.system > 0 ? 'system' : 'shipyard';
}

/** How a place can build a class for a wish; null: not at all now. */
function sourceFor(
  free: Record<WorkSource, number>,
  { design, dear, slow }: Wish,
): WorkSource | null {
  const source = sourceAt(free, design);
  if (source === null && slow === true && free.system > 0) return 'system';
  if (source !== null || dear !== true || design.kind !== 'ship') return source;
  return free.system >= workCostOf(design, 'system') ? 'system' : null;
}

function use(free: Record<WorkSource, number>, source: WorkSource, cost: number): void {
  const rest = cost - free[source];
  free[source] = Math.max(0, -rest);
  // What the system has no room for, its shipyards build.
  if (source === 'system' && rest > 0) free.shipyard = Math.max(0, free.shipyard - rest);
}

/** Adds one unit to an earlier order of the same sheet for the same class at the same place. */
function addTo(sheet: Sheet, one: BuildUnits): boolean {
  const at = sheet.noted.findIndex(
    ({ order: old }) =>
      old.kind === 'BuildUnits' &&
      old.design === one.design &&
      old.system === one.system &&
      old.source === one.source,
  );
  const old = sheet.noted[at];
  if (old?.order.kind !== 'BuildUnits') return false;
  sheet.noted[at] = { ...old, order: { ...old.order, count: old.order.count + 1 } };
  return true;
}

export type Wish = Readonly<{
  design: UnitDesign;
  /** Where it is wanted, best first; empty: anywhere, home first. */
  at: readonly SystemId[];
  why: string;
  /** The points to leave in the Treasury. */
  kept: number;
  /** Builds ships without a shipyard too, where they cost twice as much. @rule CON-1 */
  dear?: true;
  /** Builds convoys over many turns too. @rule CON-4 */
  slow?: true;
}>;

/** A place in rebellion builds nothing. */
const isWorking = ({ view }: Mind, system: SystemId): boolean =>
  (view.systems[system]?.own ?? null)?.morale !== 0;

/** Orders one unit where it can be built. */
export function order(mind: Mind, sheet: Sheet, yards: Yards, wish: Wish): boolean {
  const { design, at, why, kept } = wish;
  const { home } = mind.survey;
  const anywhere = [...(home === null ? [] : [home]), ...yards.left.keys()];
  for (const system of at.length > 0 ? at : anywhere) {
    const free = yards.left.get(system);
    const source = free === undefined ? null : sourceFor(free, wish);
    if (free === undefined || source === null || !isWorking(mind, system)) continue;
    const cost = workCostOf(design, source);
    if (sheet.money - cost < kept) continue;
    use(free, source, cost);
    const one = buildingOf({ design: design.id, count: 1, system, source });
    if (addTo(sheet, one)) {
      sheet.money -= cost;
      return true;
    }
    return spend(mind, sheet, cost, { order: one, why });
  }
  return false;
}

/** Orders as many as it can, up to a number. */
export function orderSome(
  mind: Mind,
  sheet: Sheet,
  yards: Yards,
  wish: Wish & Readonly<{ many: number }>,
): number {
  let ordered = 0;
  while (ordered < wish.many && order(mind, sheet, yards, wish)) ordered += 1;
  return ordered;
}

/** Units of some kind that are under construction. */
export const underWay = ({ view }: Mind, isMeant: (one: UnitDesign) => boolean): number =>
  sumOf(valuesById(view.works), ({ design, cancelled }) => {
    const row = view.designs[design];
    return !cancelled && row?.known === 'stats' && isMeant(row.design) ? 1 : 0;
  });
