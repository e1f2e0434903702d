import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { pursueObjectives, setObjectives } from '#engine/worlds/pursue-objectives';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seeEvent } from '#fog/visibility/see-event';
import { brandAs } from '#kernel/brand/brand';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { cite } from '#kernel/reasons/cite';
import type { WorkId } from '#model/campaign/ids';
import type { WorldStrategy } from '#model/campaign/non-aligned';
import type { Objective, ObjectiveId } from '#model/campaign/objective';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
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
import { ownDealing } from '#http/diplomacy/diplomacy-page';
import { realRenderers } from '#main/renderers';
import { neighboursTable } from '#report/sections/neighbours';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';

const [home, wild, far] = [systemId('H0101'), systemId('H0102'), systemId('H0103')];
const ON = { ...DEFAULT_RULE_SET, worldObjectives: 'on' } as const;
const CLASSES = [
  designOf({ id: designId('dd'), hull: 'DD', cost: 5 }),
  designOf({ id: designId('ca'), hull: 'CA', cost: 8 }),
];

type World = Readonly<{
  strategy?: WorldStrategy;
  objective?: Objective;
  state?: DiplomaticState;
  intel?: number;
  census?: number;
  techPool?: number;
}>;

/** The Loran are a world at home; the system beside it is nobody’s, and the humans are far away. */
function worldWith({
  strategy = 'militarist',
  objective,
  state = 'trade',
  ...part
}: World = {}): CampaignState {
  const { intel = 2, census = 4, techPool = 0 } = part;
  const nonAligned = { personality: 'ruthless', strategy } as const;
  return campaignOf({
    turn: 5,
    empires: [
      empireOf({
        ...{ id: loran, homeworld: home, techPool, treasury: 3 },
        unlocked: CLASSES.map(({ id }) => id),
        nonAligned: objective === undefined ? nonAligned : { ...nonAligned, objective },
      }),
      empireOf({ id: human, homeworld: far }),
    ],
    designs: CLASSES,
    systems: [
      systemOf({
        ...{ id: home, owner: loran, census, morale: 3, capacity: 8, productivity: 4 },
        ...{ intel, utilized: 4, raw: 3 },
      }),
      systemOf({ id: wild }),
      systemOf({ id: far, owner: human }),
    ],
    lanes: [{ a: home, b: wild, class: 'minor' }],
    relations: [{ a: human, b: loran, state }],
    fleets: [fleetOf({ id: fleetId('loran.f1'), owner: loran, at: wild })],
    units: ['u1', 'u2'].map((id) =>
      unitOf({
        ...{ id: unitId(`loran.${id}`), owner: loran, design: designId('ca') },
        place: inFleet(fleetId('loran.f1')),
      }),
    ),
  });
}

type Line = readonly ['objective', ...number[]];

function play(
  state: CampaignState,
  act: typeof pursueObjectives,
  {
    events = [],
    dice = [],
    rules = ON,
  }: Readonly<{
    events?: readonly CampaignEvent[];
    dice?: readonly Line[];
    rules?: typeof DEFAULT_RULE_SET;
  }> = {},
) {
  const record = recorderOf(state);
  record.emit(...events);
  const script = dice.map(([purpose, ...values]) => ({ purpose, values }));
  const scripted = scriptedDice<RollPurpose>(script);
  act(record, { dice: scripted, rules });
  scripted.assertExhausted();
  const after = record.result();
  return { ...after, nature: after.state.empires[loran]!.nonAligned! };
}

const built = (number: number, design = 'dd'): CampaignEvent => ({
  ...{
    type: 'UnitBuilt',
    cite: cite('CON-4'),
    rolls: [],
    witnesses: onlyFor(loran),
    empire: loran,
  },
  ...{ work: brandAs<WorkId>('loran.w1'), unit: unitId(`loran.u${String(number)}`) },
  ...{ design: designId(design), name: '', system: home, turn: 5 },
});

test('OPT-14: a world adds up the units that it builds, gains 2d6 EP for 12 EP of them, and has then to be given another objective', () => {
  const start = worldWith({ objective: { id: 'escorts', done: 0 } });
  const first = play(start, pursueObjectives, { events: [built(8), built(9), built(10, 'ca')] });
  expect(first.nature.objective).toEqual({ id: 'escorts', done: 10 });
  const again = { ...first.state, turn: 6 };
  const second = play(again, pursueObjectives, {
    events: [built(11)],
    dice: [['objective', 4, 6]],
  });
  expect(second.nature.objective).toBeUndefined();
  expect(second.state.empires[loran]?.treasury).toBe(13);
  const third = play(second.state, setObjectives, { dice: [['objective', 2]] });
  expect(third.nature.objective).toEqual({ id: 'cruisers', done: 0 });
});

test('OPT-14: what others do doesn’t count, and switched off nothing does', () => {
  const start = worldWith({ objective: { id: 'escorts', done: 0 } });
  const foreign = { ...built(8), empire: human } as CampaignEvent;
  expect(play(start, pursueObjectives, { events: [foreign] }).nature.objective?.done).toBe(0);
  const off = { rules: DEFAULT_RULE_SET, events: [built(8)] };
  expect(play(start, pursueObjectives, off).nature.objective?.done).toBe(0);
  expect(
    play(worldWith(), setObjectives, { rules: DEFAULT_RULE_SET }).nature.objective,
  ).toBeUndefined();
});

test.each<readonly [WorldStrategy, readonly Line[], ObjectiveId]>([
  ['militarist', [['objective', 1]], 'escorts'],
  ['militarist', [['objective', 2]], 'cruisers'],
  ['technologist', [], 'research'],
  ['expansionist', [], 'forward-fleet'],
  ['diplomat', [['objective', 4]], 'intel-pool'],
  ['industrialist', [['objective', 1]], 'productivity'],
  ['ecologist', [['objective', 2]], 'terraforming'],
])('OPT-14: a %s rolls %j among what it can do: %s', (strategy, dice, objective) => {
  const { nature } = play(worldWith({ strategy }), setObjectives, { dice });
  expect(nature.objective).toEqual({ id: objective, done: 0 });
});

const reached = (id: ObjectiveId, part: World): boolean => {
  const start = worldWith({ objective: { id, done: 0 }, ...part });
  try {
    return (
      play(start, pursueObjectives, { dice: [['objective', 1, 1]] }).nature.objective === undefined
    );
  } catch {
    return false;
  }
};

test.each<readonly [ObjectiveId, World, boolean]>([
  ['research', { techPool: 12 }, true],
  ['research', { techPool: 11 }, false],
  ['intel-pool', { intel: 4, census: 4 }, true],
  ['intel-pool', { intel: 3, census: 4 }, false],
  ['defensive-intel', { intel: 5, census: 4 }, true],
  ['defensive-intel', { intel: 3, census: 4 }, false],
])('OPT-14: %s with %j is reached: %s', (id, part, isReached) => {
  expect(reached(id, part)).toBe(isReached);
});

test('OPT-14: a fleet of 12 EP that moves to an unowned system beside its own reaches the objective', () => {
  const start = worldWith({ objective: { id: 'forward-fleet', done: 0 } });
  const moved: CampaignEvent = {
    ...{ type: 'FleetMoved', cite: cite('MOV-1'), rolls: [], witnesses: onlyFor(loran) },
    ...{ empire: loran, fleet: fleetId('loran.f1'), from: home, to: wild, step: 1 },
    lane: Object.values(start.lanes)[0]!.id,
  };
  const played = play(start, pursueObjectives, { events: [moved], dice: [['objective', 3, 3]] });
  expect(eventsOf(played.events, 'ObjectiveMet')).toMatchObject([{ points: 6 }]);
});

test('OPT-14: what is reached already is no objective', () => {
  const { nature, events } = play(
    worldWith({ strategy: 'technologist', techPool: 50 }),
    setObjectives,
  );
  expect([nature.objective, events]).toEqual([undefined, []]);
});

const context = { rolls: new Map(), contacts: new Set([loran]), tagOf: () => undefined };
const viewIn = (state: CampaignState) =>
  empireViewOf(state, human, { campaignName: '', rules: ON }).neighbours[loran];

test('OPT-14, FOG-15: a world tells empires with a treaty what it strives for, and that it has reached it, but not its reward', () => {
  const set = play(worldWith(), setObjectives, { dice: [['objective', 1]] });
  expect(viewIn(set.state)?.objective).toBe('escorts');
  expect(set.events.flatMap((event) => seeEvent(event, human, context))).toMatchObject([
    { type: 'ObjectiveSet', world: loran, objective: 'escorts', rolls: [] },
  ]);
  const ready = worldWith({ objective: { id: 'intel-pool', done: 0 }, intel: 8 });
  const met = play(ready, pursueObjectives, { dice: [['objective', 5, 6]] });
  expect(met.events.flatMap((event) => seeEvent(event, human, context))).toMatchObject([
    { type: 'ObjectiveMet', points: null, rolls: [] },
  ]);
});

test('OPT-14, FOG-15: without a treaty, or without envoys, nobody learns of an objective', () => {
  const set = play(worldWith({ state: 'non-intercourse' }), setObjectives, {
    dice: [['objective', 1]],
  });
  expect(set.events.flatMap((event) => seeEvent(event, human, context))).toEqual([]);
  const twin = worldWith({ state: 'non-intercourse' });
  expect(JSON.stringify(empireViewOf(set.state, human, { campaignName: '', rules: ON }))).toBe(
    JSON.stringify(empireViewOf(twin, human, { campaignName: '', rules: ON })),
  );
  const friends = worldWith({ objective: { id: 'escorts', done: 0 } });
  const id = relationIdOf(human, loran);
  const cut = { ...friends.relations[id]!, sustained: false };
  expect(viewIn({ ...friends, relations: { [id]: cut } })?.objective).toBeUndefined();
});

test('OPT-14: the pages and the sheet of an empire with a treaty tell what a world strives for', () => {
  const { state } = play(worldWith(), setObjectives, { dice: [['objective', 1]] });
  const view = empireViewOf(state, human, { campaignName: '', rules: ON });
  const texts = realRenderers().relationTexts;
  const asked = { base: '', view, texts, letters: [], hrefOf: () => '' };
  expect(ownDealing(asked, view.neighbours[loran]!).facts).toContain(
    'It has told you what it strives for: to build escorts (CT or DD) for 12 EP.',
  );
  expect(JSON.stringify(neighboursTable(view))).toContain(
    'non-aligned world; wants to build escorts (CT or DD) for 12 EP',
  );
});
