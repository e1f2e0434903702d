import type { PhaseInput } from '#engine/record/phase';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import type { Siege, Soldier } from '#engine/siege/siege-world';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { firstBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { pulledBackIdOf } from '#model/campaign/effect';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { OrderFailure } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import type { BombardPlan } from '#model/forces/bombard-plan';
import { ratingOf } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Bombard, MissionShare } from '#model/orders/bombard';
import { type Bomber, bombardmentPoints, canBombard } from '#rules/bombardment/bombardment-points';
import { type Besieged, bombardsWhom } from '#rules/bombardment/bombards-whom';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { isHeldBack } from '#rules/encounters/is-held-back';
import { classNow } from '#rules/forces/class-now';
import { standingOf } from '#rules/forces/standing-of';
import { ledgerTotal } from '#kernel/reasons/ledger';

/** A unit that bombards, and whether it plunges down. */
export type Sailor = Soldier & Readonly<{ plunges: boolean; fleet: Fleet | null }>;

/** What one empire bombards in one system, with what. */
export type Sortie = Readonly<{
  empire: EmpireId;
  system: SystemId;
  besieged: Besieged;
  bombers: readonly Sailor[];
  /** The missions of its order; null: as `plan` says. */
  shares: readonly MissionShare[] | null;
  plan: BombardPlan;
  demandsSurrender: boolean;
}>;

/** Everything of an empire in a system that could bombard, flights on its ships included. */
function bombersIn(siege: Siege, empire: EmpireId, system: SystemId): readonly Sailor[] {
  const { before, index } = siege;
  const isHeld = ({ id }: Unit): boolean => {
    const mark = before.effects[pulledBackIdOf(id)];
    return mark !== undefined && isHeldBack(mark, before);
  };
  const sailorOf = (unit: Unit, fleet: Fleet | null): readonly Sailor[] => {
    const design = rowOf(before.designs, unit.design);
    const flights = index.aboard(unit.id).filter((one) => {
      const { kind } = rowOf(before.designs, one.design);
      return kind === 'flight' && !isStowedOn(design, { kind });
    });
    return [
      { unit, design, plunges: false, fleet },
      ...flights.flatMap((flight) => sailorOf(flight, fleet)),
    ];
  };
  const sailing = index
    .fleetsAt(system)
    .filter(({ owner, withdrawing }) => owner === empire && withdrawing === null)
    .flatMap((fleet) => index.inFleet(fleet.id).flatMap((unit) => sailorOf(unit, fleet)));
  const posted = index
    .atSystem(system)
    .filter(({ owner }) => owner === empire)
    .flatMap((unit) => sailorOf(unit, null));
  return [...sailing, ...posted].filter(
    (one) => canBombard(one) && !siege.isResting(one.unit) && !isHeld(one.unit),
  );
}

const withPlunging = (bombers: readonly Sailor[], { plunging }: Bombard): readonly Sailor[] =>
  bombers.map((one) => {
    const { unit, design } = one;
    const isKamikaze = ratingOf(classNow(unit, design), 'kamikaze') > 0 && design.kind === 'ship';
    return { ...one, plunges: isKamikaze && plunging.includes(unit.id) };
  });

const pointsOf = (bombers: readonly Bomber[]): number => ledgerTotal(bombardmentPoints(bombers));

/** The missions that make sense against a target: only some are for rebels in a system of the bombarder's own. */
const fitting = (besieged: Besieged, shares: readonly MissionShare[]): readonly MissionShare[] =>
  besieged === 'rebels' ? shares.filter(({ mission }) => MISSION_TABLE[mission].onRebels) : shares;

function sortieOf(
  siege: Siege,
  { empire, order }: Readonly<{ empire: EmpireId; order: Bombard }>,
): Sortie | OrderFailure {
  const { system } = order;
  const besieged = bombardsWhom(siege.before, empire, rowOf(siege.before.systems, system));
  if (besieged === null) return 'nobody-to-fight';
  if (!siege.hasSuperiority(empire, system)) return 'no-superiority';
  const bombers = withPlunging(bombersIn(siege, empire, system), order);
  if (pointsOf(bombers) === 0) return 'no-guns';
  const shares = order.missions.length === 0 ? null : fitting(besieged, order.missions);
  if (shares?.length === 0) return 'nobody-to-fight';
  const { surrender: demandsSurrender } = order;
  const plan = besieged === 'rebels' ? 'usual' : planFor(siege, empire, bombers);
  return { empire, system, besieged, bombers, shares, plan, demandsSurrender };
}

const planOf = (empire: Empire, fleet: Fleet): BombardPlan =>
  standingOf(empire, fleet).bombard ?? 'none';

/** The plan of the fleet with the most points among those whose standing orders have one; without any the usual. */
function planFor(siege: Siege, empire: EmpireId, bombers: readonly Sailor[]): BombardPlan {
  const row = rowOf(siege.before.empires, empire);
  const fleets = [...groupBy(bombers, ({ fleet }) => fleet)].flatMap(([fleet, own]) => {
    const plan = fleet === null ? 'none' : planOf(row, fleet);
    return fleet === null || plan === 'none' ? [] : [{ fleet, plan, points: pointsOf(own) }];
  });
  const first = firstBy(
    fleets,
    (a, b) => b.points - a.points,
    (a, b) => compareIds(a.fleet.id, b.fleet.id),
  );
  return first?.plan ?? 'usual';
}

/**
 * What bombards without an order: fleets whose standing orders say so.
 * @rule TURN-5 @rule BOM-2
 * @ruling An order that names no missions follows the standing orders of the fleet with the most points, or, if none say anything, hits troops
 *   first and then Productivity.
 * @ruling Without an order for the system, only fleets bombard whose standing orders say so. If they say different things, the fleet with the
 *   most points decides.
 */
function standingSortie(siege: Siege, empire: EmpireId, system: SystemId): Sortie | null {
  const row = rowOf(siege.before.empires, empire);
  const willing = bombersIn(siege, empire, system).filter(
    ({ fleet }) => fleet !== null && planOf(row, fleet) !== 'none',
  );
  if (willing.length === 0) return null;
  const besieged = bombardsWhom(siege.before, empire, rowOf(siege.before.systems, system));
  if (besieged === null || !siege.hasSuperiority(empire, system)) return null;
  if (pointsOf(willing) === 0) return null;
  const plan = besieged === 'rebels' ? 'usual' : planFor(siege, empire, willing);
  return {
    empire,
    system,
    besieged,
    bombers: willing,
    shares: null,
    plan,
    demandsSurrender: false,
  };
}

/** All bombardments of the turn, by empire and system; orders that can't be carried out fail with a reason. @rule BOM-1 @rule FOG-14 */
export function sortiesOf(siege: Siege, { orders }: Pick<PhaseInput, 'orders'>): readonly Sortie[] {
  const { record, before } = siege;
  const ordered = new Set<string>();
  const sorties: Sortie[] = [];
  for (const { empire, index, order } of ordersOfKind(orders, 'Bombard')) {
    const key = `${empire}/${order.system}`;
    const sortie = ordered.has(key) ? 'over-limit' : sortieOf(siege, { empire, order });
    ordered.add(key);
    if (typeof sortie !== 'string') {
      sorties.push(sortie);
      continue;
    }
    const head = { type: 'OrderFailed', cite: cite('BOM-1'), rolls: [] } as const;
    const about = before.systems[order.system]?.name ?? order.system;
    const what = { index, kind: 'Bombard', because: sortie, about } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, ...what });
  }
  for (const { empire, system } of willingIn(siege)) {
    if (ordered.has(`${empire}/${system}`)) continue;
    const sortie = standingSortie(siege, empire, system);
    if (sortie !== null) sorties.push(sortie);
  }
  return sorties;
}

/** Where fleets are whose standing orders say that they bombard, each empire and system once. */
function willingIn({ before }: Siege): readonly Readonly<{ empire: EmpireId; system: SystemId }>[] {
  const willing = valuesById(before.fleets).flatMap((fleet) => {
    const { owner: empire, place } = fleet;
    const row = before.empires[empire];
    const plan = row === undefined ? 'none' : planOf(row, fleet);
    return plan === 'none' || place.kind !== 'system' ? [] : [{ empire, system: place.system }];
  });
  const first = new Map(willing.map((one) => [`${one.empire}/${one.system}`, one]));
  return [...first.values()];
}
