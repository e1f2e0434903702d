import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import {
  base,
  carrier,
  colony,
  convoy,
  designs,
  empty,
  first,
  fleet,
  flight,
  known,
  lane,
  type Part,
  put,
  relation,
  ship,
  sound,
  stranger,
} from './sound-rows.ts';
import { overspent } from './overspent.ts';
import { HOSTED_STATES } from './hosted-state.ts';
import { REALM_STATES } from './realm-states.ts';
import { towingState } from './towing-state.ts';

const troops = Object.keys(designs).find((id) => designs[id]?.kind === 'ground');
type Broken = Readonly<{ code: string; state: CampaignState; says: string }>;

const work = {
  id: 'human.w1',
  owner: 'human',
  design: ship.design,
  name: '',
  system: colony.id,
  source: 'system',
  cost: 8,
  paid: 4,
  built: 2,
  begun: 1,
  share: null,
  ready: null,
  cancelled: false,
};
const contact = {
  id: 'human.c1',
  viewer: 'human',
  owner: 'loran',
  subject: { kind: 'fleet', fleet: stranger.id },
  place: stranger.place,
  groups: [],
  seen: { turn: 0, source: 'presence' },
  ships: [],
  told: null,
  current: true,
  cameFrom: null,
  leftFor: null,
};

function working(part: Part): CampaignState {
  const counters = { human: { ...sound.counters['human' as never], works: 1 } };
  return {
    ...put('works', work.id, { ...work, ...part }),
    counters: { ...sound.counters, ...counters },
  };
}

const project = {
  id: `intel/${colony.id}`,
  kind: 'intel',
  owner: colony.owner,
  paid: 5,
  ready: null,
  subject: { kind: 'system', system: colony.id },
};

const planning = (part: Part, phase: CampaignState['phase'] = 'tech'): CampaignState => ({
  ...put('projects', project.id, { ...project, ...part }),
  phase,
});

const resting = (part: Part): CampaignState => {
  const subject = { kind: 'unit', unit: ship.id, to: 'reserve', helpers: [], ...part };
  const id = `status/${ship.id}`;
  const row = { id, kind: 'status', owner: 'human', paid: 0, ready: null, subject };
  return { ...put('projects', id, row), phase: 'movement' };
};

function observing(part: Part): CampaignState {
  const counters = { human: { ...sound.counters['human' as never], contacts: 1 } };
  const state = put('contacts', contact.id, { ...contact, ...part });
  return { ...state, counters: { ...sound.counters, ...counters } };
}

const withdrawing = (by: string): CampaignState =>
  put('fleets', fleet.id, { withdrawing: { lane: by, turn: 1 } });
const farLane = first('lanes', ({ a, b }) => {
  return fleet.place.kind === 'system' && a !== fleet.place.system && b !== fleet.place.system;
});
const crowd = Object.fromEntries(
  valuesById(sound.units)
    .filter(({ owner, design }) => owner === 'human' && designs[design]?.kind === 'flight')
    .map((unit) => [unit.id, { ...unit, place: { kind: 'aboard', carrier: carrier.id } }]),
);

const apart = { kind: 'aboard', carrier: convoy.id, shares: [{ carrier: ship.id, size: 1 }] };

/** One state for each invariant, in which that one does not hold, and what is said of it. */
export const BROKEN_STATES: readonly Broken[] = [
  {
    code: 'ID_NOT_COUNTED',
    state: put('units', 'human.u999', { ...ship, id: 'human.u999' }),
    says: 'human.u999',
  },
  { code: 'ROW_ID', state: put('systems', colony.id, { id: empty.id }), says: colony.id },
  { code: 'RELATION_ID', state: put('relations', relation.id, { b: 'nobody' }), says: 'nobody' },
  { code: 'LANE_ENDS', state: put('lanes', lane.id, { a: lane.b, b: lane.a }), says: lane.id },
  { code: 'LANE_LENGTH', state: put('systems', lane.b, { hex: { q: 9, r: 9 } }), says: lane.id },
  {
    code: 'SYSTEM_ANOMALIES',
    state: put('systems', colony.id, { anomalies: ['Nebula', 'Nebula'] }),
    says: 'Nebula, Nebula',
  },
  ...REALM_STATES,
  {
    code: 'EFFECT_EXPIRED',
    state: put('effects', 'old', { id: 'old', ends: 0, subject: {} }),
    says: 'turn 0',
  },
  { code: 'INTEL_OVERSPENT', state: overspent, says: 'is 99 of' },
  {
    code: 'NOT_PLAIN_DATA',
    state: put('systems', colony.id, { traits: [undefined] }),
    says: 'JSON',
  },
  {
    code: 'UNIT_PLACE',
    state: put('units', ship.id, { place: { kind: 'fleet', fleet: stranger.id } }),
    says: "loran's",
  },
  { code: 'UNIT_CLASS', state: put('units', base.id, { design: 'none' }), says: 'none' },
  {
    code: 'CARRIER_OVER_CV',
    state: { ...sound, units: { ...sound.units, ...crowd } },
    says: carrier.id,
  },
  { code: 'FLEET_OF_OTHERS', state: put('units', base.id, { place: ship.place }), says: base.id },
  {
    code: 'SHIP_LOOSE',
    state: put('units', ship.id, { place: { kind: 'system', system: colony.id } }),
    says: ship.id,
  },
  { code: 'TRADER', state: put('units', ship.id, { trading: true }), says: ship.id },
  {
    code: 'UNCONVERTED',
    state: put('units', ship.id, { design: troops, unconverted: true }),
    says: ship.id,
  },
  { code: 'DESTROYED_PRESENT', state: sound, says: ship.id },
  { code: 'HOLD_OVERFULL', state: put('units', ship.id, { census: 1 }), says: ship.id },
  { code: 'TOW_TOO_DEAR', state: towingState(sound, base, ship), says: ship.id },
  { code: 'SHARERS_APART', state: put('units', base.id, { place: apart }), says: base.id },
  {
    code: 'TRADER_LADEN',
    state: put('units', convoy.id, { trading: true, census: 1 }),
    says: convoy.id,
  },
  { code: 'ORDNANCE_ROOM', state: put('units', ship.id, { ordnance: ['heavy'] }), says: 'size 1' },
  { code: 'SUPPLY_LEVEL', state: put('units', ship.id, { outOfSupply: -1 }), says: '−1' },
  { code: 'DAMAGE', state: put('units', ship.id, { damage: 1 }), says: 'lost 1 Attrition' },
  { code: 'UNIT_DATE', state: put('units', ship.id, { since: 2 }), says: 'turn 2' },
  {
    code: 'FLEET_PLACE',
    state: put('fleets', fleet.id, { place: { kind: 'system', system: 'H9999' } }),
    says: 'H9999',
  },
  {
    code: 'FLEET_LEFT_IN_LANE',
    state: {
      ...put('fleets', fleet.id, {
        place: { kind: 'lane', lane: lane.id, from: lane.a, to: lane.b },
      }),
      phase: 'opening',
    },
    says: lane.id,
  },
  {
    code: 'FLEET_EMPTY',
    state: put('fleets', 'human.f0', { ...fleet, id: 'human.f0' }),
    says: 'human.f0',
  },
  { code: 'WITHDRAWAL_LANE', state: withdrawing(farLane.id), says: farLane.id },
  {
    code: 'SYSTEM_POPULATION',
    state: put('systems', colony.id, { morale: 99 }),
    says: 'Morale 99',
  },
  {
    code: 'SYSTEM_PRODUCTIVITY',
    state: put('systems', colony.id, { productivity: -1 }),
    says: '-1',
  },
  { code: 'SYSTEM_INTEL', state: put('systems', empty.id, { intel: 1 }), says: empty.id },
  { code: 'SYSTEM_UTILIZED', state: put('systems', empty.id, { utilized: 1 }), says: empty.id },
  {
    code: 'SYSTEM_OWNER',
    state: put('systems', colony.id, { owner: 'kili' }),
    says: 'owned by kili',
  },
  {
    code: 'SPECIALISATION',
    state: put('systems', colony.id, { specialisation: { kind: 'mining', since: 99 } }),
    says: 'since turn 99',
  },
  { code: 'SYSTEM_REBELS', state: put('systems', empty.id, { rebels: 1 }), says: '1 militia' },
  { code: 'SYSTEM_LAW', state: put('systems', empty.id, { martialLaw: true }), says: empty.id },
  { code: 'RAIDER_UNIT', state: put('units', convoy.id, { owner: 'raiders' }), says: 'convoy' },
  {
    code: 'RAIDERS_AN_EMPIRE',
    state: put('relations', relation.id, { b: 'raiders' }),
    says: relation.id,
  },
  { code: 'OFF_MAP_TRADE', state: put('systems', colony.id, { offMapTrade: 4 }), says: 'brings 4' },
  { code: 'GROWTH_MISSED', state: put('systems', colony.id, { missedGrowth: -1 }), says: '-1' },
  { code: 'RESEARCH', state: put('empires', 'human', { techPool: -3 }), says: '-3' },
  { code: 'PROJECT_SUBJECT', state: planning({ owner: 'nobody' }), says: 'nobody' },
  { code: 'PROJECT_ID', state: planning({ kind: 'productivity' }), says: project.id },
  { code: 'PROJECT_LEFT', state: planning({}, 'opening'), says: project.id },
  { code: 'WORK_OVERPAID', state: working({ paid: 9 }), says: '9 is paid' },
  { code: 'WORK_BUILT_UNPAID', state: working({ built: 5 }), says: 'built to 5' },
  { code: 'WORK_SHARE', state: working({ share: { capacity: 2, built: 3 } }), says: '3 of 2' },
  { code: 'WORK_FINISHED', state: working({ paid: 8, built: 8 }), says: 'human.w1' },
  { code: 'WORK_READY', state: working({ ready: 4 }), says: 'ready in turn 4' },
  { code: 'WORK_PLACE', state: working({ system: 'H9999' }), says: 'H9999' },
  { code: 'WORK_SOURCE', state: working({ source: 'census' }), says: 'census' },
  { code: 'UNIT_STATUS', state: put('units', base.id, { status: 'reserve' }), says: base.id },
  {
    code: 'MOTHBALLED_ABOARD',
    state: put('units', flight.id, { status: 'mothballed' }),
    says: flight.id,
  },
  {
    code: 'FLEET_ROUTE',
    state: put('fleets', fleet.id, { route: { route: { kind: 'to', system: 'H9999' }, next: 0 } }),
    says: 'H9999',
  },
  { code: 'FLEET_MOVED', state: put('fleets', fleet.id, { lastMoved: 9 }), says: 'turn 9' },
  ...HOSTED_STATES,
  { code: 'PROJECT_UNIT', state: resting({ to: null }), says: 'no status' },
  { code: 'TREASURY_NEGATIVE', state: put('empires', 'human', { treasury: -1 }), says: '−1' },
  { code: 'GIFTS', state: put('empires', 'human', { gifts: -1 }), says: '−1' },
  { code: 'TREASURY_NOT_WHOLE', state: put('empires', 'human', { treasury: 1.5 }), says: '1.5' },
  {
    code: 'KNOWLEDGE_OF_NOTHING',
    state: put('knownSystems', known.id, { system: 'H9999' }),
    says: known.id,
  },
  {
    code: 'KNOWLEDGE_DATE',
    state: put('knownSystems', known.id, { located: { turn: 7, source: 'presence' } }),
    says: 'turn 7',
  },
  {
    code: 'KNOWLEDGE_TELLER',
    state: put('knownSystems', known.id, { located: { turn: 1, source: 'ally', by: 'nobody' } }),
    says: 'told by nobody',
  },
  { code: 'SURVEY_COUNT', state: put('knownSystems', known.id, { surveyed: -1 }), says: '-1' },
  {
    code: 'CONTACT_OWN',
    state: observing({ current: false, subject: { kind: 'fleet', fleet: fleet.id } }),
    says: 'viewer’s own',
  },
  {
    code: 'CONTACT_GONE',
    state: observing({ place: { kind: 'system', system: colony.id } }),
    says: 'elsewhere',
  },
  { code: 'CONTACT_SHIPS', state: observing({ ships: ['Rusk', 'Ayla'] }), says: 'Rusk, Ayla' },
];

/** The unit that the row of `DESTROYED_PRESENT` takes for lost. */
export const LOST = ship.id;
/** What is sound though it looks strange. */
export const SOUND_STATES: Readonly<Record<string, CampaignState>> = {
  'the demo campaign': sound,
  'a unit under construction': working({}),
  'a point of Intel under way': planning({}),
  'a ship that goes into reserve': resting({}),
  'an enemy under observation': observing({}),
  'a memory of a fleet that is no more': observing({
    current: false,
    subject: { kind: 'fleet', fleet: 'loran.f99' },
  }),
  'a fleet that withdraws': withdrawing(
    first('lanes', ({ a }) => fleet.place.kind === 'system' && a === fleet.place.system).id,
  ),
  'an independent colony': put('systems', empty.id, { census: 2, morale: 1, rebels: 1 }),
  'a flight aboard': { ...sound, units: { ...sound.units, [flight.id]: flight } },
};
