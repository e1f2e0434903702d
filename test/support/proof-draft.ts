import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import type { Choices } from './proof-choices.ts';
import { type ClassName, designOfPower } from './proof-designs.ts';

/** A world while it is being made. */
export type Draft = {
  readonly choices: Choices;
  readonly fleets: Fleet[];
  readonly units: Unit[];
  readonly works: Work[];
  readonly orders: Map<EmpireId, Order[]>;
  readonly counts: Map<string, number>;
};

/** A new id of a power, counted as the game counts. */
export function nextId(draft: Draft, empire: EmpireId, letter: string): string {
  const key = `${empire}.${letter}`;
  const number = (draft.counts.get(key) ?? 0) + 1;
  draft.counts.set(key, number);
  return `${key}${String(number)}`;
}

export function addUnit(
  draft: Draft,
  owner: EmpireId,
  name: ClassName,
  place: Unit['place'],
  part: Partial<Unit> = {},
): UnitId {
  const id = brandAs<UnitId>(nextId(draft, owner, 'u'));
  const design = designOfPower(owner, name);
  draft.units.push({
    id,
    owner,
    design,
    name: draft.choices.percent(40) ? `${owner} ship ${id}` : '',
    place,
    condition: 'sound',
    damage: 0,
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    ordnance: [],
    unconverted: false,
    since: 0,
    ...part,
  });
  return id;
}

type NewFleet = Readonly<{
  owner: EmpireId;
  at: SystemId;
  ships: readonly ClassName[];
  flights?: number;
  standing?: Partial<StandingOrders>;
}>;

/** A fleet of these ships, its carriers with this number of flights. */
export function addFleet(draft: Draft, { owner, at, ships, flights, standing }: NewFleet): FleetId {
  const id = brandAs<FleetId>(nextId(draft, owner, 'f'));
  draft.fleets.push({
    id,
    owner,
    name: `${owner} fleet ${id}`,
    place: { kind: 'system', system: at },
    lastMoved: 0,
    standing: standing ?? {},
    withdrawing: null,
    route: null,
  });
  for (const name of ships) {
    const ship = addUnit(draft, owner, name, { kind: 'fleet', fleet: id });
    if (name !== 'carrier') continue;
    for (let flight = 0; flight < (flights ?? 0); flight += 1) {
      addUnit(draft, owner, 'fighter', { kind: 'aboard', carrier: ship });
    }
  }
  return id;
}

export function order(draft: Draft, empire: EmpireId, ...more: readonly Order[]): void {
  draft.orders.set(empire, [...(draft.orders.get(empire) ?? []), ...more]);
}
