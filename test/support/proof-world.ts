import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { campaignOf, empireOf, systemOf } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { type Bonds, type Relations, STRANGERS, addBonds, relationsOf } from './proof-bonds.ts';
import { type Choices, choicesOf } from './proof-choices.ts';
import { type Draft, addFleet, addUnit, nextId, order } from './proof-draft.ts';
import { addService } from './proof-service.ts';
import { addSieges, withOldSieges } from './proof-sieges.ts';
import { boldStanding } from './proof-standing.ts';
import {
  SYSTEMS,
  MAP,
  REFUGE,
  SIDES,
  type SideName,
  type Waiting,
  colonyOf,
  countersOf,
  human,
  lanesOf,
  loran,
  oldKnowledge,
  rowsById,
  tirelon,
} from './proof-map.ts';
import { addSale, withEnvoys } from './proof-sales.ts';
import {
  type ClassName,
  classNames,
  designOfPower,
  designsOfPower,
  forceListOfPower,
  listOfPower,
} from './proof-designs.ts';

/** A campaign, the orders of its next turn, and what its dice come from. */
export type ProofWorld = Readonly<{
  state: CampaignState;
  orders: Readonly<Record<EmpireId, readonly Order[]>>;
  rules: RuleSet;
  secret: string;
}>;

/** Ships that a battle fleet may have along, for supply and against minefields. */
const SERVANTS: readonly ClassName[] = ['tender', 'runner', 'sweeper'];

function battleShips({ below, percent }: Choices): readonly ClassName[] {
  const destroyers = Array.from({ length: 3 + below(3) }, (): ClassName => 'destroyer');
  const frigates = Array.from({ length: below(4) }, (): ClassName => 'frigate');
  const servants = SERVANTS.filter(() => percent(25));
  return ['cruiser', 'carrier', ...destroyers, ...frigates, ...servants];
}

/** Who meets whom where: in the lane before Wolf, in the one behind it, or at Wolf. */
const MEETINGS = ['human lane', 'loran lane', 'wolf'] as const;
type Meeting = (typeof MEETINGS)[number];

function addBattle(draft: Draft, meeting: Meeting): void {
  const { choices } = draft;
  const places: Readonly<Record<Meeting, readonly [SystemId, SystemId]>> = {
    'human lane': [MAP.humanHome, MAP.wolf],
    'loran lane': [MAP.wolf, MAP.loranHome],
    wolf: [MAP.humanHome, MAP.loranHome],
  };
  const [humanAt, loranAt] = places[meeting];
  const goals: Readonly<Record<Meeting, readonly [SystemId, SystemId]>> = {
    'human lane': [MAP.wolf, MAP.humanHome],
    'loran lane': [MAP.loranHome, MAP.wolf],
    wolf: [MAP.wolf, MAP.wolf],
  };
  const [humanGoal, loranGoal] = goals[meeting];
  send(draft, human, [humanAt, humanGoal], battleShips(choices));
  send(draft, loran, [loranAt, loranGoal], battleShips(choices));
  if (meeting === 'wolf' || choices.percent(40)) return;
  // A second meeting in the other lane, so that one player is asked in two places at once.
  const skirmish = meeting === 'human lane' ? 'loran lane' : 'human lane';
  send(draft, human, [places[skirmish][0], goals[skirmish][0]], ['destroyer', 'frigate']);
  send(draft, loran, [places[skirmish][1], goals[skirmish][1]], ['destroyer', 'frigate']);
}

function send(
  draft: Draft,
  owner: EmpireId,
  [at, goal]: readonly [SystemId, SystemId],
  ships: readonly ClassName[],
): void {
  const standing = boldStanding(draft.choices);
  const flights = 1 + draft.choices.below(2);
  const fleet = addFleet(draft, { owner, at, ships, flights, standing });
  order(draft, owner, { kind: 'MoveFleet', fleet, path: [goal] });
}

function addSide(draft: Draft, side: SideName): void {
  const { choices } = draft;
  const { home, rear, empire } = SIDES[side];
  const place = (system: SystemId): Unit['place'] => ({ kind: 'system', system });
  for (const system of [home, rear]) {
    addUnit(draft, empire, 'yard', place(system));
    if (choices.percent(60)) addUnit(draft, empire, 'base', place(system));
    addUnit(draft, empire, 'troops', place(system));
  }
  // From a depot at the rear only Supply ships reach as far as the fighting.
  addUnit(draft, empire, 'depot', place(choices.percent(85) ? home : rear));
  if (choices.percent(60)) addUnit(draft, empire, 'fighter', place(home));
  const guard = addFleet(draft, { owner: empire, at: home, ships: ['frigate', 'destroyer'] });
  if (choices.percent(30)) {
    order(draft, empire, { kind: 'MoveFleet', fleet: guard, path: [rear] });
  }
  addRearFleets(draft, side);
  addService(draft, { ...SIDES[side], guard });
  addWorks(draft, side);
}

/** A cost that no shipyard builds in a turn. */
const GREAT_COST = 60;

/** Sometimes the rear has no warship, and fleets that come there are seen but not fought. */
function addRearFleets(draft: Draft, side: SideName): void {
  const { choices } = draft;
  const { rear, deep, empire } = SIDES[side];
  if (choices.percent(35)) {
    addFleet(draft, { owner: empire, at: rear, ships: ['freighter'] });
    return;
  }
  const hidden = addFleet(draft, { owner: empire, at: rear, ships: ['destroyer', 'frigate'] });
  if (choices.percent(60)) {
    order(draft, empire, { kind: 'MoveFleet', fleet: hidden, path: [deep] });
  }
  addFleet(draft, { owner: empire, at: rear, ships: ['freighter', 'frigate'] });
}

function addWorks(draft: Draft, side: SideName): void {
  const { choices } = draft;
  const { home, rear, empire } = SIDES[side];
  for (const system of [home, rear]) {
    const id = brandAs<WorkId>(nextId(draft, empire, 'w'));
    const design = designOfPower(empire, 'frigate');
    const built = choices.below(3);
    const cost = choices.percent(30) ? GREAT_COST : 6;
    const part = {
      system,
      source: 'shipyard',
      cost,
      paid: cost,
      built,
      begun: 1,
      share: null,
      ready: null,
    } as const;
    draft.works.push({ id, owner: empire, design, name: '', ...part, cancelled: false });
    order(draft, empire, {
      kind: 'BuildUnits',
      design: designOfPower(empire, choices.pick(['destroyer', 'frigate', 'cruiser'])),
      count: 1 + choices.below(2),
      system,
      source: 'shipyard',
      names: choices.percent(50) ? [`New of ${empire}`] : [],
      pay: choices.percent(30) ? 2 : null,
    });
  }
}

/** A third power at the far end of one side, at war with the empire that lives there. */
function addThirdPower(draft: Draft, side: SideName): void {
  const { choices } = draft;
  const { rear, deep } = SIDES[side];
  const standing = boldStanding(choices);
  const freighters: readonly ClassName[] = choices.percent(70) ? ['freighter'] : [];
  const ships = [...battleShips(choices), ...freighters];
  const raid = addFleet(draft, { owner: tirelon, at: deep, ships, standing });
  order(draft, tirelon, { kind: 'MoveFleet', fleet: raid, path: [rear] });
}

const addRefuge = (draft: Draft): UnitId =>
  addUnit(draft, tirelon, 'depot', { kind: 'system', system: REFUGE });

/** Sometimes a second convoy goes with the first of a fleet, so that they can carry what one has no room for. */
function addConsorts(draft: Draft, { percent }: Choices): void {
  for (const { design, owner, place } of [...draft.units]) {
    if (design === designOfPower(owner, 'freighter') && percent(70)) {
      addUnit(draft, owner, 'freighter', place);
    }
  }
}

export type WorldOptions = Readonly<{
  bonds?: Bonds;
  /** Raiders come, and sometimes some are there already (SUP-1). */
  raiders?: 'none' | 'some';
  waiting?: Waiting;
  meeting?: Meeting;
  third?: SideName | 'none';
  /** The third power buys a ship of the one at whose back it does not stand. */
  sales?: boolean;
  /** Systems are besieged, and fought over on the ground. */
  sieges?: boolean;
  rules?: Partial<RuleSet>;
}>;

const RAIDED = [...Object.values(MAP), null, null];

/** Raiders at one of the systems of the line, or nowhere yet. */
function raided(state: CampaignState, { pick, percent }: Choices): CampaignState {
  const at = pick(RAIDED);
  if (at === null) return withRaiders(state);
  const classes = percent(50) ? ['corsair', 'galley'] : ['galley', 'galley', 'corsair'];
  return withRaiders(state, { at, classes });
}

/** The world of the proof, different for every seed, and the same for the same. */
export function proofWorld(seed: number, options: WorldOptions = {}): ProofWorld {
  const choices = choicesOf(seed);
  const maps = { fleets: [], units: [], works: [], orders: new Map(), counts: new Map() };
  const draft: Draft = { choices, ...maps };
  addBattle(draft, options.meeting ?? choices.pick(MEETINGS));
  addSide(draft, 'human');
  addSide(draft, 'loran');
  const third = options.third ?? choices.pick(['human', 'loran', 'none'] as const);
  if (third !== 'none') addThirdPower(draft, third);
  if (third !== 'none') addRefuge({ ...draft, choices: choicesOf(seed + 3_000_000) });
  addConsorts(draft, choicesOf(seed + 1_000_000));
  const bonds = options.bonds ?? STRANGERS;
  addBonds(draft, bonds, third);
  if (options.sales === true && third !== 'none') addSale(draft, third);
  const { waiting = 'ruins', sieges = false } = options;
  const own = { ...draft, choices: choicesOf(seed + 2_000_000) };
  if (sieges) addSieges(own, { bonds, third });
  const relations = relationsOf(bonds, third);
  const made = stateOf(draft, { third, waiting, relations, sieges });
  const sold = options.sales === true ? withEnvoys(made) : made;
  const state = sieges ? withOldSieges(sold, own.choices) : sold;
  return {
    state: options.raiders === 'some' ? raided(state, choices) : state,
    orders: Object.fromEntries(draft.orders),
    rules: { ...DEFAULT_RULE_SET, ...options.rules },
    secret: `secret of ${String(seed)}`,
  };
}

type Setting = Readonly<{
  third: SideName | 'none';
  waiting: Waiting;
  relations: Relations;
  sieges: boolean;
}>;

const FAR_AWAY = { q: 8, r: 8 } as const;

function stateOf(draft: Draft, { third, waiting, relations, sieges }: Setting): CampaignState {
  const { choices } = draft;
  const powers = third === 'none' ? [human, loran] : [human, loran, tirelon];
  const owners = new Map(
    Object.values(SIDES).flatMap(({ home, rear, empire }) => [
      [home, empire],
      [rear, empire],
    ]),
  );
  const systems = SYSTEMS.map((id) =>
    colonyOf(id, { owner: owners.get(id) ?? null, waiting }, choices),
  );
  const state = campaignOf({
    turn: 3,
    empires: powers.map((id) =>
      empireOf({
        id,
        name: `The ${id}`,
        homeworld: id === tirelon ? MAP.humanDeep : SIDES[id === human ? 'human' : 'loran'].home,
        forceList: listOfPower(id),
        treasury: 200 + choices.below(100),
        unlocked: classNames(sieges).map((name) => designOfPower(id, name)),
        standing: { ...DEFAULT_STANDING_ORDERS, ...boldStanding(choices) },
      }),
    ),
    relations,
    designs: [human, loran, tirelon].flatMap((power) => designsOfPower(power, sieges)),
    systems: third === 'none' ? systems : [...systems, systemOf({ id: REFUGE, hex: FAR_AWAY })],
    lanes: lanesOf(choices),
    fleets: draft.fleets,
    units: draft.units,
  });
  const counters = countersOf(powers, draft.counts);
  return {
    ...state,
    ...oldKnowledge(state),
    forceLists: rowsById([human, loran, tirelon].map((power) => forceListOfPower(power, sieges))),
    works: rowsById(draft.works),
    counters,
  };
}
