import { economicPhase } from '#engine/phases/economic/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { brandAs } from '#kernel/brand/brand';
import type { ScriptedRoll } from '#kernel/dice/scripted-dice';
import type { ForceListId, SystemId } from '#model/campaign/ids';
import { type Dated, knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { IntelMission, RunMission } from '#model/orders/run-mission';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
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
import { runPhases, type Sheets } from '#test/support/run-phases';

export const kili = empireId('kili');
export const [sol, wolf, ross, vega] = [
  systemId('H0101'),
  systemId('H0102'),
  systemId('H0103'),
  systemId('H0104'),
] as const;

const list = (name: string): ForceListId => brandAs<ForceListId>(name);
const klass = (name: string, part: Partial<Parameters<typeof designOf>[0]>) =>
  designOf({ id: designId(name), name, list: list('loran'), ...part });

const DESIGNS = [
  klass('perseus', { cc: 3, cost: 11, era: 1 }),
  klass('escort', { cc: 1, cost: 4, cv: 2 }),
  klass('convoy', { kind: 'convoy', hull: null, civilian: true, cost: 5, list: list('universal') }),
  klass('depot', { kind: 'base', hull: null, role: 'depot', civilian: true, cost: 5 }),
  klass('shipyard', { kind: 'base', hull: null, role: 'shipyard', civilian: true, cost: 20 }),
  klass('guards', {
    kind: 'ground',
    hull: 'LG',
    ground: { attrition: 2, attack: 2, defense: 3, dieFaces: 3 },
  }),
  klass('saber', { kind: 'flight', hull: 'LF', cost: 1, cc: 0 }),
  klass('hunter', { era: 2 }),
];

const dated = (turn: number): Dated => ({ turn, source: 'presence' });

/** A unit of the Loran; `at`: in their fleet if left out. */
const own = (id: string, design: string, part: Partial<Unit> = {}): Unit =>
  unitOf({
    id: unitId(`loran.${id}`),
    owner: loran,
    design: designId(design),
    place: inFleet(fleetId('loran.f1')),
    ...part,
  });
const ashore: Unit['place'] = { kind: 'system', system: wolf };

export type Given = Readonly<{
  target?: Partial<StarSystem>;
  units?: readonly Unit[];
  state?: 'non-intercourse' | 'non-aggression' | 'war';
}>;

/**
 * The humans have Sol with Intel 4, two jumps from Wolf of the Loran with Intel 1; Ross between them is nobody's. Vega is of the Kili. All have met.
 * Each mission therefore rolls d20 + 4 − 1 − 2 less its difficulty.
 */
export function missionWorld({ target = {}, units = [], state = 'non-intercourse' }: Given = {}) {
  const world = campaignOf({
    turn: 5,
    phase: 'economic',
    empires: [
      empireOf({ id: human, name: 'Humans', homeworld: sol, treasury: 40, unlocked: [] }),
      empireOf({
        ...{ id: loran, name: 'Loran', homeworld: wolf, treasury: 9, techPool: 37, era: 2 },
        unlocked: [designId('escort'), designId('perseus'), designId('hunter')],
      }),
      empireOf({ id: kili, name: 'Kili', homeworld: vega }),
    ],
    relations: [
      { a: human, b: loran, state },
      { a: human, b: kili, state: 'non-intercourse' },
      { a: kili, b: loran, state: 'non-intercourse' },
    ],
    designs: DESIGNS,
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, census: 8, morale: 6, intel: 4, capacity: 9 }),
      systemOf({
        ...{ id: wolf, name: 'Wolf', owner: loran, census: 7, morale: 5, productivity: 6 },
        ...{ utilized: 6, intel: 1, capacity: 8, raw: 3, traits: ['Rare Metals'] },
        ...target,
      }),
      systemOf({ id: ross, name: 'Ross' }),
      systemOf({ id: vega, name: 'Vega', owner: kili, census: 3, morale: 3 }),
    ],
    lanes: [
      { a: sol, b: ross, class: 'minor' },
      { a: ross, b: wolf, class: 'major' },
    ],
    fleets: [fleetOf({ id: fleetId('loran.f1'), owner: loran, at: wolf, name: 'Loran Fleet' })],
    units,
  });
  return { ...world, ...knowledgeOf(world) };
}

/** The humans know the lanes, and where the systems are. */
function knowledgeOf({ lanes, systems }: CampaignState) {
  const known = Object.values(lanes).map(({ id, a, b, class: kind }) => ({
    ...{ id: knowledgeIdOf(human, id), viewer: human, lane: id, a, b, class: kind },
    known: dated(1),
  }));
  const located = Object.values(systems)
    .filter(({ id }) => id !== vega)
    .map(({ id, name, hex }) => ({
      ...{ id: knowledgeIdOf(human, id), viewer: human, system: id, name, hex },
      ...{ located: dated(1), visited: null, reported: null, surveyed: 0 },
    }));
  return {
    knownLanes: Object.fromEntries(known.map((row) => [row.id, row])),
    knownSystems: Object.fromEntries(located.map((row) => [row.id, row])),
  };
}

export const laneTo = laneIdOf(ross, wolf);

export const order = (mission: IntelMission, part: Partial<RunMission> = {}): RunMission => ({
  ...{ kind: 'RunMission', mission, at: wolf, from: sol, design: null, named: null, framing: null },
  ...part,
});

/** The die of a mission from Sol that gives a modified roll at Wolf, if its difficulty is such. */
export const rolls = (
  wanted: number,
  difficulty: number,
  ...more: readonly ScriptedRoll[]
): readonly ScriptedRoll[] => [
  { purpose: 'mission', faces: 20, values: [wanted - (4 - (1 + difficulty + 2))] },
  ...more,
];
export const d6 = (value: number): ScriptedRoll => ({
  purpose: 'sabotage',
  faces: 6,
  values: [value],
});
export const draw = (value: number, faces: number): ScriptedRoll => ({
  ...{ purpose: 'sabotage', faces, values: [value] },
});

/** The Economic and the Intel Phase with missions of the humans. */
export const ran = (
  state: CampaignState,
  orders: readonly RunMission[],
  script: readonly ScriptedRoll[],
  others: Sheets = {},
): ReturnType<typeof runPhases> =>
  runPhases([economicPhase, intelPhase], state, { [human]: orders, ...others }, script);

export const loranFleet = {
  perseus: own('u1', 'perseus'),
  escorts: [own('u2', 'escort'), own('u3', 'escort', { condition: 'crippled' })],
  convoys: [
    own('u4', 'convoy', { census: 2 }),
    own('u5', 'convoy', { trading: true, place: ashore }),
  ],
  depot: own('u6', 'depot', { place: ashore }),
  shipyard: own('u7', 'shipyard', { place: ashore }),
  guards: [
    own('u8', 'guards', { place: ashore }),
    own('u9', 'guards', { place: ashore }),
    own('u10', 'guards', { place: { kind: 'aboard', carrier: unitId('loran.u4') } }),
  ],
  saber: own('u11', 'saber', { place: { kind: 'aboard', carrier: unitId('loran.u2') } }),
} as const;

export const everyUnit: readonly Unit[] = Object.values(loranFleet).flat();

export const systemIn = (state: CampaignState, id: SystemId = wolf): StarSystem =>
  state.systems[id]!;
