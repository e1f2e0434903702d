import type { NameIndex, Named, OrderNames } from '#content/orders/order-names';
import { RELIEVED, type StandingOrders } from '#model/forces/standing-orders';
import { spokenName } from './speak.ts';

/** Standing orders with all that can be said. */
type All = Required<StandingOrders>;
type Speak = { readonly [F in keyof All]: (value: All[F], names: OrderNames) => string };

/** One clause each, in the order of a sheet; lists come last. */
const SPEAK: Speak = {
  engage: (value) => `engage ${value}`,
  engageRatio: (value) => `engage at ${value}`,
  defendRatio: (value) => `defend at ${value}`,
  scenario: (value) => `scenario ${value}`,
  pursue: (value) => `pursue ${value ? 'enemies' : 'nobody'}`,
  refuseBelow: (value) => `refuse below ${value}`,
  disengageBelow: (value) => `disengage below ${value}`,
  withdrawTo: (value, names) =>
    `withdraw to ${value === null ? 'nearest' : spokenName(names.systems, value)}`,
  afterLane: (value) => `after lane ${value}`,
  direct: (value) => `direct ${wordsOf(value)}`,
  directShare: (value) => `direct at ${String(value)}`,
  screen: (value) => `screen ${wordsOf(value)}`,
  takeDamage: (value) => `damage ${value}`,
  enterFirst: (value) => `enter first ${wordsOf(value)}`,
  holdBack: (value) => `hold back ${wordsOf(value)}`,
  missions: (value) => `missions ${value}`,
  warfare: (value) => `warfare ${value}`,
  retreat: (value) => `retreat ${value}`,
  retreatAt: (value) => `retreat at ${String(value)}`,
  withoutFlagship: (value) => `without flagship ${value}`,
  ram: (value) => `ram ${value}`,
  proximity: (value) => `proximity ${value}`,
  boarding: (value) => `boarding ${value}`,
  asteroids: (value) => `asteroids ${value}`,
  intel: (value) => `intel ${String(value)}`,
  scouting: (value) => `scouting ${value}`,
  prizes: (value) => `prizes ${value}`,
  sendBackCrippled: (value) => {
    if (value === RELIEVED) return 'relieve crippled';
    return value ? 'send back crippled' : 'keep crippled';
  },
  resupply: (value) => `resupply ${value}`,
  contested: (value) => `contested ${value}`,
  stealth: (value) => `stealth ${value}`,
  stayFirst: (value, names) => `stay first ${listOf(names.designs, value)}`,
  cargoFirst: (value, names) => `cargo first ${listOf(names.designs, value)}`,
  attacks: (value, names) => `attack ${listOf(names.empires, value)}`,
  spares: (value, names) => `spare ${listOf(names.empires, value)}`,
  unpaidFirst: (value, names) => `unpaid first ${listOf(names.designs, value)}`,
  unpaidUnits: (value, names) => `unpaid units ${listOf(names.units, value)}`,
  investEachTurn: (value) => `invest ${String(value)}`,
  developEachTurn: (value, names) =>
    `develop ${value.length === 0 ? 'nothing' : listOf(names.systems, value)}`,
  unlockFirst: (value, names) => `unlock first ${listOf(names.designs, value)}`,
  sweepFirst: (value, names) => `sweep first ${listOf(names.designs, value)}`,
  foundFirst: (value, names) => `found first ${listOf(names.designs, value)}`,
  tendFirst: (value, names) => `tend first ${listOf(names.designs, value)}`,
  admits: (value, names) => `admit ${listOf(names.empires, value)}`,
};

const wordsOf = (words: readonly string[]): string =>
  words.length === 0 ? 'nobody' : words.join(' ');

function listOf<N extends Named<string>>(index: NameIndex<N>, ids: readonly N['id'][]): string {
  if (ids.length === 0) return 'nobody';
  return ids.map((id) => spokenName(index, id)).join(', ');
}

/** What is said in one clause with another: `engage enemies at 80`. */
const RATIO_OF: Readonly<Partial<Record<keyof StandingOrders, keyof StandingOrders>>> = {
  engageRatio: 'engage',
  directShare: 'direct',
  retreatAt: 'retreat',
};

/** Standing orders in words. */
export function spokenStanding(standing: Partial<All>, names: OrderNames): string {
  const clause = <F extends keyof All>(field: F): readonly string[] => {
    const value = standing[field];
    return value === undefined ? [] : [SPEAK[field](value, names)];
  };
  const clauses = FIELDS.flatMap((field) => {
    const whole = RATIO_OF[field];
    const isPart = whole !== undefined && standing[whole] !== undefined;
    return clause(field).map((text) => (isPart ? text.slice(whole.length) : `, ${text}`));
  });
  return clauses.join('').slice(', '.length);
}

// The table above was written with just these keys, in the order in which they are spoken.
const FIELDS = Object.keys(SPEAK) as readonly (keyof StandingOrders)[];
