import { sumOf } from '#kernel/numbers/sum';
import { type Fighter, isCorvette, isPrize, isQShip, isStriker } from './fighter.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';
import { taskForceRating } from './task-force-rating.ts';

/** What a task force has free for each sort of unit. Below 0: too many are in it. */
export type Room = Readonly<{
  /** Ships, bases and convoys. */
  ships: number;
  /** Corvettes beyond these, with those who carry them. */
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
 * What is still free in a task force; prizes stand beyond its limit.
 * @rule CSC-1 @rule MOV-8 @rule CSC-10 @rule OPT-23
 * @ruling Flights on a strike need no CV where they fight, beside whatever ship or base of their side leads there; alone
 *   they go by the limit of the flight that leads.
 */
export function roomIn(
  all: readonly Fighter[],
  flagship: Fighter | null,
  terms: SideTerms = PLAIN_TERMS,
): Room {
  const force = all.filter((one) => !isPrize(one));
  const limit = taskForceLimit(force, flagship, terms);
  const flights = countOf(force, 'flight');
  const mines = countOf(force, 'minefield');
  const bodies = force.length - flights - mines;
  const shared = { corvettes: 0, qShips: 0, systemFlights: 0, minefields: 0 - mines };
  if (flagship?.kind === 'flight') {
    const left = limit - flights;
    return { ...shared, ships: 0 - bodies, flights: left, strikers: left };
  }
  const berths = sumOf(force, ({ traits }) => traits.corvettes);
  const corvettes = sumOf(force, (one) => (one !== flagship && isCorvette(one) ? 1 : 0));
  const qShips = sumOf(force, (one) => (one !== flagship && isQShip(one) ? 1 : 0));
  const convoys = countOf(force, 'convoy');
  const based = flights === 0 ? [] : force.filter(isBased);
  const ofSystem = based.filter((one) => one.carrier === null).length;
  const cv = sumOf(force, (one) => one.cv);
  const systemFlights = terms.stagesFlights ? cv : terms.systemFlights;
  const beyondCv = Math.min(ofSystem, systemFlights);
  return {
    ships: limit - (bodies - Math.min(corvettes, berths) - Math.min(qShips, convoys)),
    corvettes: Math.max(0, berths - corvettes),
    qShips: Math.max(0, convoys - qShips),
    flights: cv - (based.length - beyondCv),
    systemFlights: systemFlights - beyondCv,
    strikers: Infinity,
    minefields: minefieldPlaces(force, terms) - mines,
  };
}

const countOf = (force: readonly Fighter[], kind: Fighter['kind']): number =>
  sumOf(force, (one) => (one.kind === kind ? 1 : 0));

/** A flight that takes CV where it fights. */
const isBased = (one: Fighter): boolean => one.kind === 'flight' && !isStriker(one);

/** One for each function to carry them, and in defense of a system one for each ship or base. @rule CSC-1 */
function minefieldPlaces(force: readonly Fighter[], { hasMinefields }: SideTerms): number {
  const carried = sumOf(force, ({ traits }) => traits.minefields);
  const covering = countOf(force, 'ship') + countOf(force, 'base');
  return carried + (hasMinefields ? covering : 0);
}

/** Flights that belong to the system have places besides those aboard. */
function flightRoom(room: Room, one: Pick<Fighter, 'carrier' | 'strike'>): number {
  if (isStriker(one)) return room.strikers;
  return one.carrier === null ? Math.max(room.flights, room.systemFlights) : room.flights;
}

const hasRoomForShip = ({ ships, corvettes, qShips }: Room, one: Fighter): boolean =>
  ships > 0 || (corvettes > 0 && isCorvette(one)) || (qShips > 0 && isQShip(one));

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
