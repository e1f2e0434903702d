import { type DirectTarget, RELIEVED, type StandingOrders } from '#fog/views/terms';
import type { Names } from './names.ts';
import { listed, points } from './words.ts';

/** Standing orders with all that can be said. */
type All = Required<StandingOrders>;
type Rows = { readonly [K in keyof All]: (value: All[K], names: Names) => string };

const ENGAGE: { readonly [E in StandingOrders['engage']]: string } = {
  nobody: 'begin no encounter with anybody',
  enemies: 'begin encounters with enemies',
  neutrals: 'begin encounters with enemies and with powers that are not friends',
};

const SCENARIO: { readonly [S in StandingOrders['scenario']]: string } = {
  best: 'demand the best scenario',
  'deep-space': 'demand Deep Space scenarios',
  defensive: 'demand Defensive scenarios where there are bases',
  interception: 'demand Interceptions at home',
  none: 'demand no scenario',
};

const STEALTH: { readonly [S in StandingOrders['stealth']]: string } = {
  hide: 'keep hidden ships hidden',
  engage: 'let hidden ships show themselves to begin encounters',
  open: 'let ships that can hide stand in the open',
};

const RETREAT: { readonly [R in StandingOrders['retreat']]: string } = {
  nobody: 'let no single ship retreat from battles',
  crippled: 'let crippled ships retreat from battles',
  endangered: 'let ships retreat from battles when leaving is safer than staying',
};

const RAM: { readonly [R in StandingOrders['ram']]: string } = {
  nobody: 'ram nobody',
  kamikaze: 'ram with Kamikaze',
  doomed: 'ram with Kamikaze, and with crippled units that are more likely lost than not',
  all: 'ram with Kamikaze and with crippled units',
};

const SCOUTING: { readonly [S in StandingOrders['scouting']]: string } = {
  surprise: 'let Scouts add to surprise before battles',
  'keep-out': 'let Scouts keep the strongest enemies out of battles',
  'draw-in': 'let Scouts draw in civilians and crippled units that enemies hold back',
  shelter: 'let Scouts keep own crippled units out of battles',
};

const ASTEROIDS: { readonly [A in StandingOrders['asteroids']]: string } = {
  nobody: 'hide nobody among asteroids',
  crippled: 'hide crippled ships and flights among asteroids',
  all: 'hide all ships and flights among asteroids',
};

const TARGETS: { readonly [T in DirectTarget]: string } = {
  flagship: 'flagships',
  scouts: 'Scouts',
  carriers: 'carriers',
  crippled: 'crippled units',
  strongest: 'the strongest',
  'last-round': 'whoever it can destroy in the last round',
};

type Role = StandingOrders['screen' | 'enterFirst' | 'holdBack'][number];

/** Own units, as standing orders name them. */
const ROLES: { readonly [R in Role]: string } = {
  flagship: 'the flagship',
  warships: 'warships',
  scouts: 'Scouts',
  carriers: 'carriers',
  flights: 'flights',
  bases: 'bases',
  convoys: 'convoys',
  crippled: 'crippled units',
  cheapest: 'the cheapest',
  dearest: 'the dearest',
};

const rolesOf = (roles: readonly Role[]): string =>
  roles.map((role) => ROLES[role]).join(', then ');

const WARFARE: { readonly [W in StandingOrders['warfare']]: string } = {
  best: 'use electronic warfare where it pays most',
  guard: 'let Scouts guard their own first',
  suppress: 'let Scouts weaken the strongest enemies first',
  none: 'use no electronic warfare',
};

const ROWS: Rows = {
  engage: (value) => ENGAGE[value],
  engageRatio: (value) => `engage only with at least ${String(value)}\u00a0% of their strength`,
  defendRatio: (value) => `defend own systems with at least ${String(value)}\u00a0%`,
  scenario: (value) => SCENARIO[value],
  pursue: (value) => (value ? 'pursue whoever withdraws' : 'pursue nobody'),
  refuseBelow: (value) => `refuse scenarios below ${String(value)}\u00a0%`,
  disengageBelow: (value) => `disengage below ${String(value)}\u00a0%`,
  withdrawTo: (value, names) =>
    `withdraw to ${value === null ? 'the nearest own depot' : names.system(value)}`,
  afterLane: (value) =>
    value === 'continue' ? 'go on after a fight in a lane' : 'turn back after a fight in a lane',
  direct: (value) =>
    value.length === 0
      ? 'direct no damage'
      : `direct damage at ${value.map((target) => TARGETS[target]).join(', then ')}`,
  directShare: (value) => `direct at most ${String(value)}\u00a0% of the damage`,
  screen: (value) =>
    value.length === 0 ? 'screen nobody in particular' : `screen ${rolesOf(value)}`,
  takeDamage: (value) =>
    value === 'spread'
      ? 'spread damage, so that nobody is destroyed as long as another can be crippled'
      : 'take damage where it costs least',
  enterFirst: (value) =>
    value.length === 0
      ? 'let the strongest enter the task force first'
      : `let ${rolesOf(value)} enter the task force first`,
  holdBack: (value) =>
    value.length === 0
      ? 'hold nobody back in the reinforcements'
      : `hold ${listed(value.map((role) => ROLES[role]))} back in the reinforcements`,
  missions: (value) =>
    value === 'best' ? 'use missions and electronic warfare' : 'use no missions in battle',
  warfare: (value) => WARFARE[value],
  retreat: (value) => RETREAT[value],
  retreatAt: (value) =>
    value === 0
      ? 'retreat for no losses'
      : `retreat once ${String(value)}\u00a0% of own CC is crippled or lost`,
  withoutFlagship: (value) =>
    value === 'retreat'
      ? 'retreat once the flagship is crippled or lost'
      : 'fight on without the flagship',
  ram: (value) => RAM[value],
  proximity: (value) =>
    value === 'spend' ? 'spend Proximity mines in battle' : 'keep Proximity mines in battle',
  boarding: (value) =>
    value === 'capture' ? 'board whatever can be taken' : 'board nobody in battle',
  asteroids: (value) => ASTEROIDS[value],
  intel: (value) =>
    value === 0
      ? 'spend no Intel before battles'
      : `spend up to ${String(value)} Intel before each battle`,
  scouting: (value) => SCOUTING[value],
  prizes: (value) => (value === 'keep' ? 'keep what is captured' : 'scuttle what is captured'),
  sendBackCrippled: (value) => {
    if (value === RELIEVED) return 'send crippled ships back where sound units relieve them';
    return value ? 'send crippled ships back' : 'keep crippled ships in the fight';
  },
  resupply: (value) =>
    value === 'dying'
      ? 'let Supply ships resupply in an emergency'
      : 'let no Supply ship resupply in an emergency',
  contested: (value) =>
    value === 'go-on'
      ? 'go on past enemies and leave as many ships there as they have'
      : 'stop where enemies are met',
  stealth: (value) => STEALTH[value],
  stayFirst: (value, names) =>
    value.length === 0
      ? 'leave the slowest ships behind first'
      : `leave ${listed(value.map(names.design))} behind first`,
  cargoFirst: (value, names) =>
    value.length === 0
      ? 'keep the dearest cargo where a hold becomes too small'
      : `keep ${listed(value.map(names.design))} first where a hold becomes too small`,
  attacks: (value, names) =>
    value.length === 0
      ? 'attack nobody in particular'
      : `attack ${listed(value.map((empire) => names.empire(empire)))}`,
  spares: (value, names) =>
    value.length === 0
      ? 'spare nobody'
      : `begin no encounter with ${listed(value.map((empire) => names.empire(empire)))}`,
  unpaidFirst: (value, names) =>
    value.length === 0
      ? 'leave the default units unpaid in a shortfall'
      : `leave ${listed(value.map(names.design))} unpaid first in a shortfall`,
  unpaidUnits: (value, names) =>
    value.length === 0
      ? 'leave no unit unpaid before those of its class'
      : `leave ${names.units(value)} unpaid before all others in a shortfall`,
  investEachTurn: (value) =>
    value === 0
      ? 'invest nothing by standing order'
      : `invest ${points(value)} in research each turn`,
  developEachTurn: (value, names) =>
    value.length === 0
      ? 'raise no Productivity by standing order'
      : `raise Productivity of ${listed(value.map(names.system))} each turn`,
  unlockFirst: (value, names) =>
    value.length === 0
      ? 'unlock classes in the order of the list'
      : `unlock ${listed(value.map(names.design))} first`,
  sweepFirst: (value, names) =>
    value.length === 0
      ? 'sweep the cheapest minefields first'
      : `sweep ${listed(value.map(names.design))} first`,
  foundFirst: (value, names) =>
    value.length === 0
      ? 'of equally hidden ships let the dearest be found first'
      : `of equally hidden ships let ${listed(value.map(names.design))} be found first`,
  tendFirst: (value, names) =>
    value.length === 0
      ? 'let Hospitals restore the weakest ground units first'
      : `let Hospitals restore ${listed(value.map(names.design))} first`,
  admits: (value, names) =>
    value.length === 0
      ? 'admit no fleets that no treaty lets in'
      : `admit the fleets of ${listed(value.map((empire) => names.empire(empire)))}`,
};

const KEYS = [
  'engage',
  'engageRatio',
  'defendRatio',
  'scenario',
  'pursue',
  'refuseBelow',
  'disengageBelow',
  'withdrawTo',
  'afterLane',
  'direct',
  'directShare',
  'screen',
  'takeDamage',
  'enterFirst',
  'holdBack',
  'missions',
  'warfare',
  'retreat',
  'retreatAt',
  'withoutFlagship',
  'ram',
  'proximity',
  'boarding',
  'asteroids',
  'intel',
  'scouting',
  'prizes',
  'sendBackCrippled',
  'resupply',
  'contested',
  'stealth',
  'stayFirst',
  'cargoFirst',
  'attacks',
  'spares',
  'unpaidFirst',
  'unpaidUnits',
  'investEachTurn',
  'developEachTurn',
  'unlockFirst',
  'sweepFirst',
  'foundFirst',
  'tendFirst',
  'admits',
] as const satisfies readonly (keyof StandingOrders)[];

function clause<K extends keyof All>(
  key: K,
  standing: Partial<All>,
  names: Names,
): readonly string[] {
  const value = standing[key];
  return value === undefined ? [] : [ROWS[key](value, names)];
}

/** Standing orders in words, a clause for each that is given, in one order. @rule TURN-4 @rule ENC-5 */
export const describeStanding = (
  standing: Partial<StandingOrders>,
  names: Names,
): readonly string[] => KEYS.flatMap((key) => clause(key, standing, names));
