import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { BattleId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { AbilityId } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { incomeOf } from '#rules/economy/income-of';
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
import { human, loran, viewOfState } from './sample-campaign.ts';

const TURN = 12;
const OWN = 8;
const OTHERS = 11;
const FLEETS = 17;

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
const systemAt = (index: number): SystemId => systemId(`H0${String(index).padStart(3, '0')}`);
const ownAt = (index: number): SystemId => systemAt(((index - 1) % OWN) + 1);
const rated = (id: string, rating: number) => ({ id: brandAs<AbilityId>(id), rating });
const NAMES = ['Sol', 'Sirius', 'Barnard’s Star', 'Alpha Centauri', 'Wolf 359', 'Procyon'];

const designs = [
  ...['Apollo', 'Europa', 'Sparta', 'Hermes', 'Prometheus', 'Olympus'].map((name, index) =>
    designOf({
      id: designId(name.toLowerCase()),
      name,
      cost: 4 + index,
      abilities: [rated('scout', 1), rated('atmospheric', 1)].slice(index % 3),
    }),
  ),
  designOf({ id: designId('saber'), name: 'Saber', kind: 'flight', hull: 'MF', cost: 2 }),
  ...(['shipyard', 'depot'] as const).map((role) =>
    designOf({
      id: designId(role),
      name: role === 'depot' ? 'Supply Depot' : 'Shipyard',
      kind: 'base',
      hull: null,
      civilian: true,
      role,
      cost: 20,
    }),
  ),
  designOf({
    id: designId('convoy'),
    name: 'Convoy',
    kind: 'convoy',
    hull: null,
    civilian: true,
    cost: 20,
  }),
  designOf({
    id: designId('marines'),
    name: 'Marines',
    kind: 'ground',
    hull: null,
    ground: { attrition: 2, attack: 2, defense: 3, dieFaces: 2 },
  }),
];

const systems = [
  ...numbers(OWN).map((index) =>
    systemOf({
      id: systemAt(index),
      name: NAMES[index - 1] ?? `Star ${String(index)}`,
      hex: { q: index % 4, r: Math.floor(index / 4) },
      owner: human,
      importance: index === 1 ? 'major' : 'minor',
      capacity: 10,
      raw: 3,
      census: index === OWN ? 0 : 9 - index,
      morale: index === OWN ? 0 : index === 5 ? 1 : 6 - Math.floor(index / 2),
      productivity: 6 - Math.floor(index / 2),
      utilized: 4 - Math.floor(index / 2),
      intel: index % 3,
      traits: index % 2 === 0 ? ['Rare Metals'] : ['Homeworld', 'Fair Biosphere'],
    }),
  ),
  ...numbers(OTHERS).map((index) =>
    systemOf({
      id: systemAt(OWN + index),
      name: `Gliese ${String(400 + index * 7)}`,
      hex: { q: index % 5, r: 3 + Math.floor(index / 5) },
      owner: index < 4 ? loran : null,
    }),
  ),
];

const fleets: readonly Fleet[] = numbers(FLEETS).map((index) =>
  fleetOf({
    id: fleetId(`human.f${String(index)}`),
    owner: human,
    at: index > 14 ? systemAt(OWN + index - 14) : ownAt(index),
    name: `${String(index)}th Squadron`,
    standing: index === 3 ? { engage: 'nobody', refuseBelow: 70 } : {},
  }),
);

const CLASSES = ['apollo', 'europa', 'sparta', 'hermes', 'prometheus'];

const ships: readonly Unit[] = fleets.flatMap(({ id }, index) =>
  numbers(3).map((place) =>
    unitOf({
      id: unitId(`human.u${String(index * 3 + place)}`),
      owner: human,
      design: designId(CLASSES[(index + place) % CLASSES.length]!),
      name: place === 1 ? `Valiant ${String(index)}` : '',
      place: inFleet(id),
      condition: index < 3 && place === 2 ? 'crippled' : 'sound',
      status: index === 5 ? 'reserve' : 'active',
      outOfSupply: index > 14 ? 2 : 0,
    }),
  ),
);
const civil: readonly Unit[] = [
  ...['shipyard', 'depot', 'marines', 'marines', 'convoy'].map((design, index) => ({
    design,
    at: 1,
    id: 60 + index,
  })),
  ...numbers(5).map((index) => ({ design: 'marines', at: index + 1, id: 70 + index })),
  { design: 'depot', at: 3, id: 80 },
  { design: 'shipyard', at: 3, id: 81 },
].map(({ design, at, id }) =>
  unitOf({
    id: unitId(`human.u${String(id)}`),
    owner: human,
    design: designId(design),
    place:
      design === 'convoy' ? inFleet(fleetId('human.f1')) : { kind: 'system', system: systemAt(at) },
    trading: design === 'convoy',
  }),
);

const base = campaignOf({
  turn: TURN,
  phase: 'economic',
  empires: [
    empireOf({
      id: human,
      name: 'Human Commonwealth',
      homeworld: systemAt(1),
      treasury: 90,
      techPool: 20,
      unlocked: designs.map(({ id }) => id),
    }),
    empireOf({ id: loran, name: 'Loran Imperium', homeworld: systemAt(OWN + 1) }),
  ],
  relations: [{ a: human, b: loran, state: 'war' }],
  designs,
  systems,
  lanes: numbers(OWN + OTHERS - 1).flatMap((index) => [
    { a: systemAt(index), b: systemAt(index + 1), class: 'minor' as const },
    ...(index % 3 === 0 && index + 4 <= OWN + OTHERS
      ? [{ a: systemAt(index), b: systemAt(index + 4), class: 'major' as const }]
      : []),
  ]),
  fleets: [...fleets],
  units: [...ships, ...civil],
});

const known = systems.slice(OWN).map(({ id, name, hex, owner, importance, capacity, raw }) => ({
  id: knowledgeIdOf(human, id),
  viewer: human,
  system: id,
  name,
  hex,
  located: { turn: 3, source: 'presence' as const },
  visited: {
    turn: 9,
    source: 'presence' as const,
    facts: {
      importance,
      capacity,
      raw,
      traits: [],
      anomalies: [],
      owner,
      settlement: owner === null ? ('uninhabited' as const) : ('colony' as const),
    },
  },
  reported: null,
  surveyed: 0,
}));
const knownLanes = Object.values(base.lanes).map(({ id, a, b, class: of }) => ({
  id: knowledgeIdOf(human, id),
  viewer: human,
  lane: id,
  a,
  b,
  class: of,
  known: { turn: 3, source: 'presence' as const },
}));
const rows = <R extends { id: string }>(items: readonly R[]): Record<string, R> =>
  Object.fromEntries(items.map((item) => [item.id, item]));

export const richState: CampaignState = {
  ...base,
  forceLists: {},
  knownSystems: rows(known),
  knownLanes: rows(knownLanes),
};

const own = systems.filter(({ owner }) => owner === human);
const { systemIncome, commerce, maintenance, total, treasury } = incomeOf({
  empire: { ...base.empires[human]!, treasury: 60 },
  isKindred: () => true,
  systems: own,
  units: [...ships, ...civil],
  designs: base.designs,
  routes: own.slice(0, 1).map((market) => ({ ...market, posts: 0, bases: 0 })),
  foreignRoutes: [],
  events: { running: [], turn: 3 },
});
const view = viewOfState(richState);

/** A campaign like First Contact after a year: eight systems, and some twenty-five fleets and garrisons. */
export const richView: EmpireView = { ...view, empire: { ...view.empire, treasury } };

const told = { rolls: [], cite: cite('CSC-14') };
const growth: Ledger = [
  { label: 'd10', cite: cite('COL-4'), amount: 4 },
  { label: 'Capacity', cite: cite('COL-4'), amount: 10 },
];

function battleOf(index: number): readonly SeenEvent[] {
  const place = { kind: 'system', system: systemAt(OWN + index) } as const;
  const battle = brandAs<BattleId>(`t11.b${String(index)}`);
  const fates = numbers(3).map((one): SeenEvent => {
    const unit = unitId(`human.u${String(100 + index * 10 + one)}`);
    const fate = { ...told, unit, design: designId('sparta'), place };
    return one === 1
      ? { type: 'UnitCrippled', ...fate }
      : { type: 'UnitDestroyed', ...fate, name: '' };
  });
  const end = {
    rounds: 4,
    outcome: 'won',
    lost: 12,
    withdrew: false,
    enemyWithdrew: true,
  } as const;
  return [
    { type: 'BattleBegan', ...told, battle, place, scenario: 'deep-space', enemy: [loran] },
    { type: 'BattleEnded', ...told, battle, place, ...end },
    ...fates,
  ];
}

/** What its reader was told: moves, three battles, growth, income. */
export const richEvents: readonly SeenEvent[] = [
  ...fleets.slice(0, 8).map(
    ({ id }, index): SeenEvent => ({
      type: 'FleetMoved',
      ...told,
      fleet: id,
      from: systemAt(index + 1),
      to: systemAt(index + 2),
    }),
  ),
  { type: 'TechInvested', ...told, points: 8, pool: 20 },
  ...numbers(3).flatMap(battleOf),
  ...own.map(
    ({ id }): SeenEvent => ({
      type: 'GrowthChecked',
      ...told,
      system: id,
      ledger: growth,
      target: 15,
      grown: false,
      missed: 1,
    }),
  ),
  {
    type: 'IncomePaid',
    ...told,
    ...{ systemIncome, commerce, maintenance, total, treasury },
  },
];
