import { brandAs } from '#kernel/brand/brand';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import { choicesOf } from '#test/support/standing-choices';
import { CLASSES, type ClassName, designOfPower } from './proof-designs.ts';
import { type Making, dropOrders, newId, othersOf } from './twins-draft.ts';
import { give, isLeftAlone } from './twins-plans.ts';

const isOf = ({ design, owner }: Unit, name: ClassName): boolean =>
  design === designOfPower(owner, name);

function membersOf({ draft }: Making, fleet: FleetId): readonly Unit[] {
  return Object.values(draft.tables.units).filter(
    ({ place }) => place.kind === 'fleet' && place.fleet === fleet,
  );
}

function put(
  { draft }: Making,
  unit: Pick<Unit, 'owner' | 'place'> & Readonly<{ name: ClassName; id: string }>,
): void {
  const { owner, place, name } = unit;
  const id = brandAs<UnitId>(unit.id);
  const nothing = {
    trading: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    ordnance: [],
    since: 0,
  } as const;
  const service = { name: '', condition: 'sound', status: 'active', unconverted: false } as const;
  draft.tables.units[id] = {
    ...{ id, owner, place, design: designOfPower(owner, name) },
    ...{ ...nothing, ...service },
  };
}

/** Q-Ships behind the convoys of fleets that nobody sees or meets (MOV-4). */
export function addLurkers(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  for (const { id, owner } of Object.values(draft.tables.fleets)) {
    if (owner === viewer || !oracle.isHiddenFleet(id)) continue;
    const convoys = membersOf(making, id).filter((unit) => isOf(unit, 'freighter'));
    if (convoys.length === 0 || choices.percent(40)) continue;
    const place = { kind: 'fleet', fleet: id } as const;
    put(making, { owner, place, name: 'lurker', id: newId(making, owner, ['u', 'units']) });
  }
}

function empty({ draft }: Making, convoy: Unit): void {
  const { units } = draft.tables;
  for (const { id, place } of Object.values(units)) {
    if (place.kind === 'aboard' && place.carrier === convoy.id) delete units[id];
  }
  units[convoy.id] = { ...convoy, census: 0 };
}

const HOLD = 10;
/** A base takes twice its price of room (MOV-7). */
const SIZE_OF_BASE = 12;

/** What two convoys of a fleet carry together, be they in sight or not, as long as nobody takes them. */
export function changeSharedCargo(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  const { fleets } = draft.tables;
  for (const { id: fleet, owner } of Object.values(fleets)) {
    if (owner === viewer) continue;
    const idle = membersOf(making, fleet).filter(
      (unit) =>
        isOf(unit, 'freighter') &&
        isLeftAlone(making, unit) &&
        oracle.isSealed(unit) &&
        !unit.trading &&
        unit.condition === 'sound',
    );
    const [first, second] = idle;
    if (first === undefined || second === undefined || choices.percent(30)) continue;
    for (const convoy of [first, second]) empty(making, convoy);
    const shares = [{ carrier: second.id, size: SIZE_OF_BASE - HOLD }];
    const place = { kind: 'aboard', carrier: first.id, shares } as const;
    put(making, { owner, place, name: 'base', id: newId(making, owner, ['u', 'units']) });
  }
}

/** Whom others’ Scouts look for first, and who of a fleet out of sight would hide among asteroids. */
export function changeWatchwords(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  const { empires, fleets } = draft.tables;
  for (const id of othersOf(making)) {
    if (oracle.usesEmpireStanding(id)) continue;
    const names = choices.shuffled(CLASSES).slice(0, choices.below(3));
    const foundFirst = names.map((name) => designOfPower(viewer, name));
    const asteroids = choices.pick(choicesOf('asteroids'));
    const empire = empires[id]!;
    empires[id] = {
      ...empire,
      standing: { ...empire.standing, foundFirst, tendFirst: foundFirst, asteroids },
    };
  }
  for (const fleet of Object.values(fleets)) {
    if (fleet.owner === viewer || !oracle.isHiddenFleet(fleet.id)) continue;
    const asteroids = choices.pick(choicesOf('asteroids'));
    fleets[fleet.id] = { ...fleet, standing: { ...fleet.standing, asteroids } };
  }
}

/** Explorers out of sight that stay and improve a lane on which nobody in sight goes (CON-10). */
export function changeLaneWorks(making: Making): void {
  const { draft, oracle, choices, viewer } = making;
  const { fleets, lanes } = draft.tables;
  const isHidden = (system: SystemId): boolean => !oracle.isWatched(system);
  for (const { id, owner, place } of Object.values(fleets)) {
    if (owner === viewer || place.kind !== 'system' || !oracle.isHiddenFleet(id)) continue;
    const { system: at } = place;
    if (!oracle.couldHide({ owner, at, path: [] })) continue;
    const explorer = membersOf(making, id).find((unit) => isOf(unit, 'explorer'));
    const works = Object.values(lanes).filter(
      (lane) =>
        (lane.a === at || lane.b === at) &&
        lane.class === 'minor' &&
        isHidden(lane.a) &&
        isHidden(lane.b) &&
        oracle.isIdleLane(lane.id),
    );
    if (explorer === undefined || works.length === 0 || choices.percent(30)) continue;
    dropOrders(making, owner, (order) => 'fleet' in order && order.fleet === id);
    const toward = farEndOf(choices.pick(works), at);
    give(making, owner, { kind: 'ImproveLane', explorer: explorer.id, toward });
  }
}
