import type { PhaseInput } from '#engine/record/phase';
import { type Ordered, ordersOfKind } from '#engine/record/orders-of-kind';
import type { Siege, Soldier } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { type Effect, pulledBackIdOf } from '#model/campaign/effect';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isHeldBack } from '#rules/encounters/is-held-back';
import { classNow } from '#rules/forces/class-now';
import { mayInvade } from '#rules/ground/may-invade';
import type { Transport } from '#rules/ground/ground-fighter';
import { type Support, supportFor } from '#rules/ground/support-for';

/** A ground unit that invades, and what it comes with. */
export type Invader = Readonly<{
  soldier: Soldier;
  system: SystemId;
  carrier: UnitId;
  transport: Transport;
}>;

/** The carrier of a unit aboard, if it can put troops down in a system now. */
function transportOf(siege: Siege, unit: Unit, system: SystemId): Unit | null {
  const { before } = siege;
  if (unit.place.kind !== 'aboard') return null;
  const carrier = rowOf(before.units, unit.place.carrier);
  if (carrier.place.kind !== 'fleet' || carrier.status !== 'active' || carrier.trading) return null;
  const fleet = rowOf(before.fleets, carrier.place.fleet);
  const isHere = fleet.place.kind === 'system' && fleet.place.system === system;
  const isFree = fleet.withdrawing === null && !siege.isResting(carrier);
  return isHere && isFree && !hasPulledBack(before, carrier) ? carrier : null;
}

/** Whether a unit pulled back before an Interception and is still held to it. @rule ENC-3 */
function hasPulledBack(state: CampaignState, { id }: Unit): boolean {
  const mark: Effect | undefined = state.effects[pulledBackIdOf(id)];
  return mark !== undefined && isHeldBack(mark, state);
}

/** Assault ships of an empire in a system that can support invaders, with the troops that they carry. @rule GND-2 */
function supportersIn(siege: Siege, empire: EmpireId, system: SystemId): readonly Support[] {
  const { before, index } = siege;
  const ships = index
    .fleetsAt(system)
    .filter(({ owner, withdrawing }) => owner === empire && withdrawing === null)
    .flatMap(({ id }) => index.inFleet(id));
  return ships.flatMap((unit) => {
    const design = classNow(unit, rowOf(before.designs, unit.design));
    const functions = ratingOf(design, 'assault');
    const isFit = unit.condition === 'sound' && unit.status === 'active' && !siege.isResting(unit);
    const holds = index
      .aboard(unit.id)
      .filter((one) => rowOf(before.designs, one.design).kind === 'ground')
      .map(({ id }) => id);
    const isAble = functions > 0 && isFit && design.kind === 'ship';
    return isAble ? [{ ship: unit.id, functions, holds }] : [];
  });
}

type Wave = Readonly<{ invaders: readonly Invader[]; failure: OrderFailure | null }>;

/** One order for each system: its ships support its units alone. */
const SECOND: Wave = { invaders: [], failure: 'over-limit' };

function waveOf(siege: Siege, { empire, order }: Ordered<'Invade'>): Wave {
  const { before, rules } = siege;
  const system = rowOf(before.systems, order.system);
  if (!mayInvade(before, empire, system)) return { invaders: [], failure: 'nobody-to-fight' };
  const isOpen =
    rules.invasionNeedsSuperiority === 'off' || siege.hasSuperiority(empire, system.id);
  if (!isOpen) return { invaders: [], failure: 'no-superiority' };
  const coming = order.units.flatMap((id) => {
    const unit: Unit | undefined = before.units[id];
    const carrier = unit?.owner === empire ? transportOf(siege, unit, system.id) : null;
    if (unit === undefined || carrier === null) return [];
    const soldier = { unit, design: rowOf(before.designs, unit.design) };
    // A unit in reserve attacks nobody.
    const isFit = soldier.design.kind === 'ground' && unit.status === 'active';
    return isFit ? [{ soldier, carrier }] : [];
  });
  const supporters = supportersIn(siege, empire, system.id);
  const costs = coming.map(({ soldier }) => ({
    unit: soldier.unit.id,
    cost: soldier.design.cost,
  }));
  const supported = supportFor(costs, supporters, order.support);
  const invaders = coming.map(({ soldier, carrier }): Invader => {
    const { kind } = rowOf(before.designs, carrier.design);
    const from = kind === 'ship' ? 'assault' : 'convoy';
    const isSupported = supported.has(soldier.unit.id);
    return { soldier, system: system.id, carrier: carrier.id, transport: { from, isSupported } };
  });
  const failure = invaders.length < order.units.length ? 'no-invaders' : null;
  return { invaders, failure };
}

/** All units that invade this turn, each once; orders that can't be carried out fail with a reason. @rule GND-2 @rule FOG-14 */
export function invasionsOf(
  siege: Siege,
  { orders }: Pick<PhaseInput, 'orders'>,
): readonly Invader[] {
  const { record, before } = siege;
  const seen = new Set<UnitId>();
  const targets = new Set<string>();
  return ordersOfKind(orders, 'Invade').flatMap((ordered) => {
    const { empire, index, order } = ordered;
    const target = `${empire}/${order.system}`;
    const { invaders, failure } = targets.has(target) ? SECOND : waveOf(siege, ordered);
    targets.add(target);
    if (failure !== null) {
      const head = { type: 'OrderFailed', cite: cite('GND-2'), rolls: [] } as const;
      const about = before.systems[order.system]?.name ?? order.system;
      const what = { index, kind: 'Invade', because: failure, about } as const;
      record.emit({ ...head, witnesses: onlyFor(empire), empire, ...what });
    }
    const fresh = invaders.filter(({ soldier }) => !seen.has(soldier.unit.id));
    for (const { soldier } of fresh) seen.add(soldier.unit.id);
    return fresh;
  });
}
