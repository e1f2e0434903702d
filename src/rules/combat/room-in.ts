import { NO_TRAITS } from './abilities/traits-of.ts';
import { type Fighter, isCorvette, isPrize, isQShip, isStriker } from './fighter.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';
import { taskForceRating } from './task-force-rating.ts';

/** The room left in a task force for each sort of unit. Below 0, too many are in it. */
export type Room = Readonly<{
  /** Ships, bases and convoys. */
  ships: number;
  /** Corvettes beyond these, with their carriers. */
  corvettes: number;
  /** Q-Ships beyond these, behind convoys. */
  qShips: number;
  flights: number;
  /** Flights of the system beyond these. */
  systemFlights: number;
  /** Flights on a strike, which have their places where they came from. */
  strikers: number;
  minefields: number;
}>;

/** Ships and bases that a flagship may have with it, itself counted; of flights, when one leads. @rule CSC-1 @rule ENC-3 @rule OPT-16 */
export function taskForceLimit(
  force: readonly Fighter[],
  flagship: Fighter | null,
  terms: SideTerms = PLAIN_TERMS,
): number {
  if (flagship === null) return 0;
  const rating = Math.max(taskForceRating(force, flagship, terms), terms.leastRating);
  return 1 + rating + terms.addedRating;
}

/**
 * The room left in a task force; prizes don't count against its limit.
 * @rule CSC-1 @rule MOV-8 @rule CSC-10 @rule OPT-23
 * @ruling Flights on a strike need no CV where they fight, if a ship or base of their side leads there. Otherwise the rating of the flight
 *   that leads limits their number.
 */
export function roomIn(
  all: readonly Fighter[],
  flagship: Fighter | null,
  terms: SideTerms = PLAIN_TERMS,
): Room {
  const force = hasPrize(all) ? all.filter((one) => !isPrize(one)) : all;
  const limit = taskForceLimit(force, flagship, terms);
  const has = contentsOf(force, flagship);
  const { bodies, corvettes, qShips, convoys, berths, cv } = has;
  const mines = 0 - has.minefields;
  const shared = { corvettes: 0, qShips: 0, systemFlights: 0, minefields: mines };
  if (flagship?.kind === 'flight') {
    const left = limit - has.flights;
    return { ...shared, ships: 0 - bodies, flights: left, strikers: left };
  }
  const systemFlights = terms.stagesFlights ? cv : terms.systemFlights;
  const beyondCv = Math.min(has.ofSystem, systemFlights);
  return {
    ships: limit - (bodies - Math.min(corvettes, berths) - Math.min(qShips, convoys)),
    corvettes: Math.max(0, berths - corvettes),
    qShips: Math.max(0, convoys - qShips),
    flights: cv - (has.based - beyondCv),
    systemFlights: systemFlights - beyondCv,
    strikers: Infinity,
    minefields: has.minefieldPlaces + (terms.hasMinefields ? has.covering : 0) + mines,
  };
}

/** The free room if all units are ships that carry no others. */
export const roomOfShips = (ships: number): Room => withShips(NO_ROOM, ships);

const NO_ROOM: Room = {
  ships: 0,
  corvettes: 0,
  qShips: 0,
  flights: 0,
  systemFlights: 0,
  strikers: 0,
  minefields: 0,
};

/** Whether it is a ship that neither makes room for others nor comes along with them. */
const isPlain = ({ kind, cv, hull, traits }: Fighter): boolean =>
  kind === 'ship' && cv === 0 && hull !== 'CT' && traits === NO_TRAITS;

/** The room left after a unit has entered; null if it has to be counted again. */
export const roomWith = (room: Room, one: Fighter): Room | null =>
  isPlain(one) ? withShips(room, room.ships - 1) : null;

/** The room left after a unit has gone; null if it has to be counted again. */
export const roomWithout = (room: Room, one: Fighter): Room | null =>
  isPlain(one) ? withShips(room, room.ships + 1) : null;

/** Its fields are named one by one: a spread takes many times as long. */
const withShips = (room: Room, ships: number): Room => ({
  ships,
  corvettes: room.corvettes,
  qShips: room.qShips,
  flights: room.flights,
  systemFlights: room.systemFlights,
  strikers: room.strikers,
  minefields: room.minefields,
});

function hasPrize(force: readonly Fighter[]): boolean {
  for (const one of force) if (isPrize(one)) return true;
  return false;
}

/** Counts the units of a task force for its room in one pass, because battles for odds ask thousands of times. */
function contentsOf(force: readonly Fighter[], flagship: Fighter | null) {
  const has = {
    bodies: 0,
    corvettes: 0,
    qShips: 0,
    convoys: 0,
    flights: 0,
    based: 0,
    ofSystem: 0,
    minefields: 0,
    covering: 0,
    berths: 0,
    minefieldPlaces: 0,
    cv: 0,
  };
  for (const one of force) {
    const { kind, traits } = one;
    has.cv += one.cv;
    has.berths += traits.corvettes;
    has.minefieldPlaces += traits.minefields;
    if (kind === 'flight') countFlight(has, one);
    else if (kind === 'minefield') has.minefields += 1;
    else countBody(has, one, one === flagship);
  }
  return has;
}

type Contents = ReturnType<typeof contentsOf>;

/** A flight on a strike takes no CV where it fights. */
function countFlight(has: Contents, one: Fighter): void {
  has.flights += 1;
  if (isStriker(one)) return;
  has.based += 1;
  if (one.carrier === null) has.ofSystem += 1;
}

function countBody(has: Contents, one: Fighter, leads: boolean): void {
  has.bodies += 1;
  if (one.kind === 'convoy') has.convoys += 1;
  else if (one.kind !== 'ground') has.covering += 1;
  if (leads) return;
  if (isCorvette(one)) has.corvettes += 1;
  if (isQShip(one)) has.qShips += 1;
}

/** Flights that belong to the system have places besides those aboard. */
function flightRoom(room: Room, one: Pick<Fighter, 'carrier' | 'strike'>): number {
  if (isStriker(one)) return room.strikers;
  return one.carrier === null ? Math.max(room.flights, room.systemFlights) : room.flights;
}

const hasRoomForShip = ({ ships, corvettes, qShips }: Room, one: Fighter): boolean =>
  ships > 0 || (corvettes > 0 && isCorvette(one)) || (qShips > 0 && isQShip(one));

/** Whether some ship, base or convoy might find room; else none does. */
export const mayTakeShips = ({ ships, corvettes, qShips }: Room): boolean =>
  ships > 0 || corvettes > 0 || qShips > 0;

/** Whether some flight might find room; else none does. */
export const mayTakeFlights = ({ flights, systemFlights, strikers }: Room): boolean =>
  flights > 0 || systemFlights > 0 || strikers > 0;

/** Whether a unit would find room. @rule CSC-1 */
export function hasRoomFor(room: Room, one: Fighter): boolean {
  switch (one.kind) {
    case 'flight':
      return flightRoom(room, one) > 0;
    case 'minefield':
      return room.minefields > 0;
    case 'ship':
      return hasRoomForShip(room, one);
    case 'base':
    case 'convoy':
      return room.ships > 0;
    case 'ground':
      return false;
  }
}
