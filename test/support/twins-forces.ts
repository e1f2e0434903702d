import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { RAIDERS } from '#model/campaign/raiders';
import type { Order } from '#model/orders/order';
import type { Choices } from './proof-choices.ts';
import { CLASSES, type ClassName, designOfPower } from './proof-designs.ts';
import { boldStanding } from './proof-standing.ts';
import { showsRebellion } from './shows-rebellion.ts';
import {
  type Making,
  dropOrders,
  hiddenSystemsOf,
  newId,
  othersOf,
  removeUnit,
} from './twins-draft.ts';

const WARSHIPS: readonly ClassName[] = ['cruiser', 'destroyer', 'frigate', 'carrier'];
const SERVANTS: readonly ClassName[] = ['tender', 'explorer', 'runner', 'layer', 'sweeper'];
const SHIPS: readonly ClassName[] = [...WARSHIPS, ...WARSHIPS, ...SERVANTS, 'freighter'];

const LOADS: readonly Unit['ordnance'][] = [[], ['heavy', 'long-range'], ['chaff']];

function addUnit(making: Making, owner: EmpireId, name: ClassName, place: Unit['place']): void {
  const { draft, choices } = making;
  const id = brandAs<UnitId>(newId(making, owner, ['u', 'units']));
  draft.tables.units[id] = {
    id,
    owner,
    design: designOfPower(owner, name),
    name: choices.percent(50) ? `Secret ${id}` : '',
    place,
    condition: choices.percent(80) ? 'sound' : 'crippled',
    status: WARSHIPS.includes(name) && choices.percent(20) ? 'reserve' : 'active',
    ...(name === 'freighter' ? freightOf(choices) : { trading: false, census: 0 }),
    // Never so hungry that it starves this turn, since an empire that has it in sight would see that.
    outOfSupply: name === 'mine' ? 0 : choices.below(2),
    ordnance: name === 'cruiser' ? choices.pick(LOADS) : [],
    damage: 0,
    unconverted: WARSHIPS.includes(name) && choices.percent(20),
    since: choices.below(3),
  };
  if (name === 'layer') addMines(making, owner, id);
}

/** Minefields for a Minelayer to lay. */
function addMines(making: Making, owner: EmpireId, carrier: UnitId): void {
  const { draft, choices } = making;
  const count = choices.below(3);
  const before = draft.tables.counters[owner]!.units;
  const minefields = Array.from({ length: count }, (_, at) =>
    brandAs<UnitId>(`${owner}.u${String(before + 1 + at)}`),
  );
  for (let more = count; more > 0; more -= 1) {
    addUnit(making, owner, 'mine', { kind: 'aboard', carrier });
  }
  if (count === 0 || choices.percent(40)) return;
  draft.orders[owner] = [...(draft.orders[owner] ?? []), { kind: 'LayMinefields', minefields }];
}

/** What a convoy does: it trades, carries a Census, or neither. */
function freightOf({ pick }: Choices): Pick<Unit, 'trading' | 'census'> {
  return pick([
    { trading: true, census: 0 },
    { trading: false, census: 1 },
    { trading: false, census: 0 },
  ]);
}

const membersOf = ({ draft }: Making, fleet: FleetId): readonly Unit[] =>
  Object.values(draft.tables.units).filter(
    ({ place }) => place.kind === 'fleet' && place.fleet === fleet,
  );

function removeFleet(making: Making, { id, owner }: Fleet): void {
  for (const unit of membersOf(making, id)) removeUnit(making, unit.id);
  delete making.draft.tables.fleets[id];
  dropOrders(making, owner, isOrderFor(id));
}

const isOrderFor =
  (fleet: FleetId) =>
  (order: Order): boolean =>
    (order.kind === 'MoveFleet' || order.kind === 'ExploreLane') && order.fleet === fleet;

function regroup(making: Making, { id, owner }: Fleet): void {
  const { choices } = making;
  const members = membersOf(making, id);
  for (const unit of members.slice(1)) if (choices.percent(40)) removeUnit(making, unit.id);
  for (let more = choices.below(4); more > 0; more -= 1) {
    addUnit(making, owner, choices.pick(SHIPS), { kind: 'fleet', fleet: id });
  }
}

/** What a fleet may be told on which nobody of the viewer's could come across it; null: to stay. */
function hiddenOrders(
  { draft, oracle }: Making,
  { id: fleet, owner }: Fleet,
  at: SystemId,
): readonly (Order | null)[] {
  const lanes = Object.values(draft.tables.lanes);
  const steps = lanes.flatMap(({ a, b }) => (a === at ? [[b]] : b === at ? [[a]] : []));
  // An order may be refused, so it must be hidden too if the fleet stays.
  if (!oracle.couldHide({ owner, at, path: [] })) return [];
  const moves = steps
    .filter((path) => oracle.couldHide({ owner, at, path }))
    .map((path): Order => ({ kind: 'MoveFleet', fleet, path }));
  const explores = oracle.couldHide({ owner, at, path: [], explores: true });
  return [
    null,
    ...moves,
    ...(explores ? [{ kind: 'ExploreLane', fleet, toward: null } as const] : []),
  ];
}

function redirect(making: Making, fleet: Fleet): void {
  const { id, owner, place, withdrawing } = fleet;
  if (place.kind !== 'system' || withdrawing !== null) return;
  const ways = hiddenOrders(making, fleet, place.system);
  if (ways.length === 0) return;
  dropOrders(making, owner, isOrderFor(id));
  const order = making.choices.pick(ways);
  if (order === null) return;
  const { orders } = making.draft;
  orders[owner] = [...(orders[owner] ?? []), order];
}

/** Raiders out of sight: gone, or some of them crippled. They have neither orders nor classes of anybody else. */
function changeRaiders(making: Making, { id }: Fleet): void {
  const { draft, choices } = making;
  const isGone = choices.percent(50);
  for (const unit of membersOf(making, id)) {
    if (isGone) removeUnit(making, unit.id);
    else draft.tables.units[unit.id] = { ...unit, condition: 'crippled' };
  }
  if (isGone) delete draft.tables.fleets[id];
}

/** Fleets that nobody can see: gone, bigger, smaller, elsewhere bound, otherwise minded. */
export function changeHiddenFleets(making: Making): void {
  const { draft, oracle, choices } = making;
  for (const fleet of Object.values(draft.tables.fleets)) {
    if (!oracle.isHiddenFleet(fleet.id)) continue;
    if (fleet.owner === RAIDERS) {
      if (choices.percent(60)) changeRaiders(making, fleet);
      continue;
    }
    if (choices.percent(25)) {
      removeFleet(making, fleet);
      continue;
    }
    if (choices.percent(60)) regroup(making, fleet);
    if (choices.percent(60)) redirect(making, fleet);
    const standing = boldStanding(choices);
    const name = `Renamed ${String(choices.below(1000))}`;
    draft.tables.fleets[fleet.id] = { ...fleet, name, standing };
  }
}

/** Fleets that the other world does not have at all. */
export function addHiddenFleets(making: Making): void {
  const { draft, oracle, choices } = making;
  for (const owner of othersOf(making)) {
    const places = hiddenSystemsOf(making).filter((at) =>
      oracle.couldHide({ owner, at, path: [] }),
    );
    if (places.length === 0 || choices.percent(40)) continue;
    const id = brandAs<FleetId>(newId(making, owner, ['f', 'fleets']));
    const place = { kind: 'system', system: choices.pick(places) } as const;
    const fleet: Fleet = {
      id,
      owner,
      name: 'Nobody knows',
      place,
      lastMoved: choices.below(3),
      standing: {},
      withdrawing: null,
      route: null,
    };
    draft.tables.fleets[id] = fleet;
    for (let ships = 1 + choices.below(4); ships > 0; ships -= 1) {
      addUnit(making, owner, choices.pick(SHIPS), { kind: 'fleet', fleet: id });
    }
    redirect(making, fleet);
  }
}

/** Units that a depot supplies may be in sight, and show in battle what they lack (SUP-7). */
const NOT_DEPOTS = CLASSES.filter((name) => name !== 'depot');

/** A ground unit that may do something of which the viewer learns. */
function isFighting({ draft, oracle }: Making, { design, place }: Unit): boolean {
  const isGround = draft.tables.designs[design]?.kind === 'ground';
  return isGround && place.kind === 'system' && oracle.ground.showsTroops(place.system);
}

/** Changes units at systems out of sight, and those that are never seen where the viewer looks: troops, hulls laid up. */
export function changeGarrisons(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  for (const unit of Object.values(draft.tables.units)) {
    const isDepot = unit.design === designOfPower(unit.owner, 'depot');
    if (
      isDepot ||
      isFighting(making, unit) ||
      unit.place.kind !== 'system' ||
      !oracle.isHiddenUnit(unit)
    )
      continue;
    const { system: at } = unit.place;
    // Minefields hold up fleets that would go on (MOV-3), and Blockade Runners keep their supply, like a fleet.
    const matters = !oracle.isWatched(at) && !oracle.couldHide({ owner: unit.owner, at, path: [] });
    if (!matters && choices.percent(30)) removeUnit(making, unit.id);
  }
  for (const system of Object.values(draft.tables.systems)) {
    const { id, owner } = system;
    if (owner === null || owner === viewer) continue;
    const place = { kind: 'system', system: id } as const;
    // Troops may keep rebels down (COL-10).
    if (choices.percent(50) && !showsRebellion(making, system) && !oracle.ground.showsTroops(id)) {
      addUnit(making, owner, 'troops', place);
    }
    if (choices.percent(50) && !oracle.ground.isInvolved(id)) addLaidUp(making, owner, place);
    if (!oracle.couldHide({ owner, at: id, path: [] })) continue;
    addUnit(making, owner, choices.pick(NOT_DEPOTS), place);
    if (choices.percent(30)) addUnit(making, owner, 'mine', place);
  }
}

function addLaidUp(making: Making, owner: EmpireId, place: Unit['place']): void {
  const { units } = making.draft.tables;
  const before = new Set(Object.keys(units));
  addUnit(making, owner, making.choices.pick(['destroyer', 'cruiser', 'base']), place);
  for (const unit of Object.values(units)) {
    if (!before.has(unit.id)) units[unit.id] = { ...unit, status: 'mothballed' };
  }
}

/** New ships join the fleet of their yard, which is known by its name (CON-11): that can be seen. */
const isYardFleet = (name: string): boolean => / Yard( \d+)?$/u.test(name);

/** What of a unit or fleet shows to nobody: a fleet's name, a unit's age; and a hidden unit's name. */
export function changeLabels(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  const { fleets, units } = draft.tables;
  for (const fleet of Object.values(fleets)) {
    if (fleet.owner === viewer || isYardFleet(fleet.name)) continue;
    fleets[fleet.id] = { ...fleet, name: `Fleet ${String(choices.below(1000))}` };
  }
  for (const unit of Object.values(units)) {
    if (unit.owner === viewer) continue;
    const name = oracle.isHiddenUnit(unit) ? `Ship ${String(choices.below(1000))}` : unit.name;
    units[unit.id] = { ...unit, name, since: choices.below(3) };
  }
}
