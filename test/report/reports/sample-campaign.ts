import { brandAs } from '#kernel/brand/brand';
import type { ContactId, EffectId, WorkId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { EmpireView } from '#fog/views/empire-view';
import { empireViewOf } from '#fog/views/empire-view-of';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

export { human, loran };
export const sol = systemId('H0202');
export const wolf = systemId('H0203');
export const vega = systemId('H0302');
const rigel = systemId('H0103');
export const dark = systemId('H0404');

const at = (turn: number) => ({ turn, source: 'presence' as const });

const own = campaignOf({
  turn: 3,
  phase: 'economic',
  empires: [
    empireOf({
      id: human,
      name: 'Terran Union',
      homeworld: sol,
      treasury: 37,
      unlocked: [designId('apollo')],
    }),
    empireOf({ id: loran, name: 'Loran Imperium', homeworld: dark, treasury: 500 }),
  ],
  relations: [{ a: human, b: loran, state: 'war' }],
  designs: [
    designOf({
      id: designId('apollo'),
      name: 'Apollo',
      hull: 'CA',
      cost: 8,
      dv: 6,
      as: 4,
      cv: 1,
      cr: 6,
    }),
    designOf({ id: designId('saber'), name: 'Saber', kind: 'flight', hull: 'LF', cost: 1 }),
    designOf({
      id: designId('yard'),
      name: 'Shipyard',
      kind: 'base',
      hull: null,
      role: 'shipyard',
    }),
    designOf({ id: designId('lida'), name: 'Lida', hull: 'CL', cost: 6 }),
  ],
  systems: [
    systemOf({
      id: sol,
      name: 'Sol',
      hex: { q: 0, r: 0 },
      owner: human,
      importance: 'major',
      capacity: 10,
      raw: 5,
      census: 9,
      morale: 7,
      productivity: 6,
      utilized: 6,
      traits: ['Homeworld'],
    }),
    systemOf({
      id: wolf,
      name: 'Wolf <359>',
      hex: { q: 1, r: 0 },
      owner: human,
      census: 4,
      morale: 1,
      productivity: 2,
      utilized: 1,
    }),
    systemOf({
      id: vega,
      name: 'Vega',
      hex: { q: 0, r: 1 },
      owner: loran,
      importance: 'minor',
      census: 4,
    }),
    systemOf({ id: rigel, name: 'Rigel', hex: { q: 1, r: -1 } }),
    systemOf({
      id: dark,
      name: 'Hidden Home',
      hex: { q: 2, r: 2 },
      owner: loran,
      importance: 'major',
    }),
  ],
  lanes: [
    { a: sol, b: wolf, class: 'major' },
    { a: sol, b: vega, class: 'restricted' },
    { a: sol, b: rigel, class: 'unexplored' },
  ],
  fleets: [
    fleetOf({
      id: fleetId('human.f1'),
      owner: human,
      at: sol,
      name: 'Home Fleet',
      standing: { engage: 'nobody' },
    }),
    fleetOf({
      id: fleetId('human.f2'),
      owner: human,
      at: wolf,
      name: '',
      withdrawing: { lane: laneIdOf(sol, wolf), turn: 2 },
    }),
    fleetOf({ id: fleetId('loran.f1'), owner: loran, at: dark, name: 'Shadow' }),
  ],
  units: [
    unitOf({
      id: unitId('human.u1'),
      owner: human,
      design: designId('apollo'),
      name: 'Valiant',
      place: inFleet(fleetId('human.f1')),
    }),
    ...[2, 3, 4].map((number) =>
      unitOf({
        id: unitId(`human.u${String(number)}`),
        owner: human,
        design: designId('saber'),
        place: { kind: 'aboard', carrier: unitId('human.u1') },
      }),
    ),
    unitOf({
      id: unitId('human.u5'),
      owner: human,
      design: designId('apollo'),
      condition: 'crippled',
      place: inFleet(fleetId('human.f2')),
    }),
    ashore('human.u6', 'yard', sol),
    unitOf({
      id: unitId('loran.u1'),
      owner: loran,
      design: designId('lida'),
      name: 'Secret',
      place: inFleet(fleetId('loran.f1')),
    }),
  ],
});

const knownSystem = (system: typeof sol, turn: number, visited: 'visited' | 'located') => {
  const row = own.systems[system]!;
  const { name, hex, importance, capacity, raw, traits, anomalies, owner } = row;
  const facts = {
    importance,
    capacity,
    raw,
    traits,
    anomalies,
    owner,
    settlement: owner === null ? 'uninhabited' : 'colony',
  } as const;
  return {
    id: knowledgeIdOf(human, system),
    viewer: human,
    system,
    name,
    hex,
    located: at(turn),
    visited: visited === 'visited' ? { ...at(turn), facts } : null,
    reported: null,
    surveyed: 0,
  };
};
const knownLane = (a: typeof sol, b: typeof sol) => {
  const lane = own.lanes[laneIdOf(a, b)]!;
  return {
    id: knowledgeIdOf(human, lane.id),
    viewer: human,
    lane: lane.id,
    a: lane.a,
    b: lane.b,
    class: lane.class,
    known: at(1),
  };
};
const contact = (number: number, place: typeof sol, current: boolean) => ({
  id: brandAs<ContactId>(`human.c${String(number)}`),
  viewer: human,
  owner: current ? loran : null,
  subject: { kind: 'fleet' as const, fleet: fleetId('loran.f1') },
  place: { kind: 'system' as const, system: place },
  groups: [
    { design: designId('lida'), kind: 'ship' as const, condition: 'sound' as const, count: 2 },
  ],
  seen: at(current ? 3 : 2),
  ships: [],
  told: null,
  current,
  cameFrom: current ? vega : null,
  leftFor: null,
});
const rows = <R extends { id: string }>(...items: readonly R[]): Record<string, R> =>
  Object.fromEntries(items.map((item) => [item.id, item]));
const work = {
  id: brandAs<WorkId>('human.w1'),
  owner: human,
  design: designId('apollo'),
  name: 'Hector',
  system: sol,
  source: 'shipyard' as const,
  cost: 8,
  paid: 5,
  built: 0,
  begun: 2,
  share: null,
  ready: null,
  cancelled: false,
};
const unpaid = {
  id: brandAs<EffectId>('human.u5.unpaid'),
  kind: 'unpaid' as const,
  owner: human,
  subject: { kind: 'unit' as const, unit: unitId('human.u5') },
  amount: 1,
  begins: 3,
  ends: 3,
};

/** Two empires at war, seen from the Terran Union; the Loran homeworld is hidden from it. */
export const sampleState: CampaignState = {
  ...own,
  forceLists: {},
  works: rows(work),
  effects: rows(unpaid),
  knownSystems: rows(knownSystem(vega, 2, 'visited'), knownSystem(rigel, 1, 'located')),
  knownLanes: rows(knownLane(sol, wolf), knownLane(sol, vega), knownLane(sol, rigel)),
  contacts: rows(contact(1, wolf, true), contact(2, vega, false)),
};

export const viewOfState = (state: CampaignState): EmpireView =>
  empireViewOf(state, human, { campaignName: 'The Long Dusk', rules: DEFAULT_RULE_SET });

export const sampleView: EmpireView = viewOfState(sampleState);
