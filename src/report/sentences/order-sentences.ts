import type { FleetId, UnitId, WorkId } from '#model/campaign/ids';
import type { OrderFailure } from '#model/events/causes';
import type { SeenEventOf } from '#fog/views/seen-event';
import { brandAs } from '#kernel/brand/brand';
import { ORDER_WORDS } from '#report/orders/order-words';
import { standingText } from './standing-text.ts';
import type { Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';
import { listed } from '#kernel/words/listed';

export type OrderEventType = 'OrderFailed' | 'StandingOrdersSet' | 'Renamed' | 'TieRolled';

const FAILURES: { readonly [F in OrderFailure]: string } = {
  'treasury-short': 'the Treasury was short',
  'work-gone': 'there is no such construction any more',
  'system-lost': 'the system is not yours any more',
  'units-elsewhere': 'the units are not there',
  'unit-unfit': 'the unit is not in a state or a place for it',
  'no-helper': 'no helper has points left to repair it',
  'not-built': 'what should be built for it is not finished',
  'nobody-short': 'nobody there was out of supply',
  moved: 'the fleet moved this turn',
  'no-explorer': 'no Explorer in the fleet is fit for it',
  'encounter-here': 'there is an encounter in the system',
  'nothing-unexplored': 'no lane is left there to be explored',
  'minefield-unfit': 'the minefield is not in a state for it',
  'out-of-supply': 'it is out of supply',
  'no-free-way': 'no explored lanes led there without an enemy fleet',
  'fleet-in-lane': 'the fleet is in a lane',
  'out-of-reach': 'no minor or major lane leads there from its base',
  'base-blockaded': 'its base is in a blockaded system',
  'no-envoys': 'no envoys get through',
  'no-treaty': 'no treaty allows it',
  'design-unfit': 'there is no advance or no room for it in this era, or it is not legal',
  'no-convoy-free': 'no other independent convoy is available this turn',
  'no-sale':
    'no sale came about: both must order the same, and be able to do it where the units are',
  'held-by-blockade': 'the blockade holds the fleet',
  'no-room-aboard': 'there is no room aboard',
  'fleet-gone': 'there is no such fleet any more',
  'lane-unfit': 'the lane is none that can be improved, or you improve it already',
  'lane-closed': 'the lane is closed to the fleet',
  withdrawing: 'the fleet must withdraw first',
  'over-limit': 'it is more than the limit of this turn',
  'too-few-troops': 'too few ground units are landed there',
  'system-unfit': 'the system does not allow it now',
  'owner-unmet':
    'nobody owns it, or somebody with whom you have no contact. What you paid is spent',
  'system-taken': 'somebody holds that system already',
  'enemy-fleet': 'an enemy fleet is there',
  contested: 'another power tried to settle there too',
  'no-room-ashore': 'flights aboard would find no basing there',
  resting: 'a unit of it rests this turn',
  'convoy-unfit': 'the convoy or ship is crippled, carries something or is not in service',
  'no-trade-here': 'the system is neither yours nor a trade partner’s',
  'pulled-back':
    'it pulled back before an Interception, and neither loads nor unloads until the next movement is over',
  'cargo-unfit': 'what was meant is not there to be loaded or landed',
  'cargo-shared': 'who shares an item stays together until it is unloaded',
  'no-landing-here': 'it cannot be loaded or landed in that system',
  'no-superiority': 'an enemy ship or base that can fight is still in orbit',
  'nobody-to-fight': 'nobody there is your enemy',
  'no-guns': 'nothing of yours there can bombard',
  'no-invaders':
    'not all the units were aboard ships or convoys there that are free to land troops',
  'no-target': 'the enemy that it was to attack isn’t there, so it followed the plan',
  'too-tense': 'your tension toward them is too high for it now',
  'offer-gone': 'there is no such offer any more',
  'relation-changed': 'your relation to them has changed',
  'no-common-enemy': 'you have no common enemy',
  'no-intel': 'the system has no Intel to use',
  'intel-used': 'the Intel of the system is used already this turn',
  blockaded: 'the system is blockaded, and the convoy was not there before',
};

/** The ids that an order names, and what each is called. */
const CALLED: readonly Readonly<{ id: RegExp; name: (id: string, names: Names) => string }>[] = [
  { id: /^[\w-]+\.u\d+$/u, name: (id, names) => names.unit(brandAs<UnitId>(id)) },
  { id: /^[\w-]+\.f\d+$/u, name: (id, names) => names.fleet(brandAs<FleetId>(id)) },
  { id: /^[\w-]+\.w\d+$/u, name: (id, names) => names.work(brandAs<WorkId>(id)) },
];

function called(one: string, names: Names): string {
  const known = CALLED.find(({ id }) => id.test(one));
  return known === undefined ? one.replace(/^new:/u, '') : known.name(one, names);
}

/** What an order failed for, by its names: ` for Home Fleet`. */
const failedFor = (about: string, names: Names): string =>
  about === '' ? '' : ` for ${listed(about.split(', ').map((one) => called(one, names)))}`;

/** What a rolled tie was over: what it decided for the reader if they came first, and if not. */
const TIES: { readonly [T in SeenEventOf<'TieRolled'>['over']]: readonly [string, string] } = {
  command: [
    'Your fleet and a partner’s are equal. The dice put you in command of your side',
    'Your fleet and a partner’s are equal. The dice put the partner in command of your side',
  ],
  landing: [
    'The dice decided who lands Census first: you',
    'The dice decided who lands Census first: another empire',
  ],
  depots: [
    'The dice decided whose repairs a partner’s depots serve first: yours',
    'The dice decided whose repairs a partner’s depots serve first: another empire’s',
  ],
  conquest: [
    'Two armies were equally strong. The dice gave you the system',
    'Two armies were equally strong. The dice gave another empire the system',
  ],
  coup: [
    'Two coups were equally strong. The dice gave you the system',
    'Two coups were equally strong. The dice gave another empire the system',
  ],
};

/** Why an order failed, and for what: ` for f1: the fleet moved this turn`. */
export const failureText = (
  { because, about }: Pick<SeenEventOf<'OrderFailed'>, 'because' | 'about'>,
  names: Names,
): string => `${failedFor(about, names)}: ${FAILURES[because]}`;

/** Which order failed and why: `order 3 to build units failed for f1: …`. */
export const failedOrderText = (
  { index, kind, because, about }: SeenEventOf<'OrderFailed'>,
  names: Names,
): string =>
  `order ${String(index + 1)} ${ORDER_WORDS[kind].goal} failed${failureText({ because, about }, names)}`;

export const ORDER_SENTENCES: SentenceRows<OrderEventType> = {
  OrderFailed: (event, names) => `Your ${failedOrderText(event, names)}`,
  TieRolled: ({ over, place, isFirst }, names) =>
    `${TIES[over][isFirst ? 0 : 1]} (${names.at(place)})`,
  Renamed: ({ of, from, to }, names) =>
    from === '' && of.kind === 'unit'
      ? `You named ${names.unit(of.unit)}`
      : `You renamed ${from} to ${to}`,
  StandingOrdersSet: ({ fleet, standing }, names) => {
    const who = fleet === null ? 'All your fleets follow' : `${names.fleet(fleet)} follows`;
    const rules = standingText(standing, names);
    return `${who} new standing orders: ${rules === '' ? 'those of the empire' : rules}`;
  },
};
