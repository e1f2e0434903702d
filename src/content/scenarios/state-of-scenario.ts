import { brandAs } from '#kernel/brand/brand';
import { tableOf } from '#kernel/collections/group-by';
import { compareText } from '#kernel/result/compare-text';
import { invariant } from '#kernel/result/invariant';
import { CIVILIAN_BASES_LIST, INSTITUTES_LIST } from '#model/campaign/civilian-bases';
import type { Empire } from '#model/campaign/empire';
import { FINDS_LIST } from '#model/campaign/finds';
import type { DesignId, EmpireId, ForceListId } from '#model/campaign/ids';
import { laneBetween } from '#model/campaign/lane';
import { RAIDERS } from '#model/campaign/raiders';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState, Counters } from '#model/campaign/state';
import { type StarSystem, systemIdOf } from '#model/campaign/system';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import type { ForceLists } from '#content/force-lists/force-lists';
import { classesOf } from './classes-of.ts';
import { type Forces, forcesOfScenario } from './forces-of-scenario.ts';
import { listsOfScenario } from './lists-of-scenario.ts';
import { type Galaxy, knowledgeOfScenario } from './knowledge-of-scenario.ts';
import type { Scenario, ScenarioEmpire, ScenarioSystem } from './scenario-schema.ts';
import { systemFinderOf } from './system-ids.ts';

export type ScenarioStart = Readonly<{ name: string; rules: RuleSet; state: CampaignState }>;

/** The campaign before its first turn. The same scenario always gives the same state. @rule MAP-12 */
export function stateOfScenario(scenario: Scenario, published: ForceLists): ScenarioStart {
  const forceLists = listsOfScenario(scenario, published);
  const forces = forcesOfScenario(scenario, forceLists);
  const galaxy = galaxyOf(scenario);
  const knowledge = knowledgeOfScenario(scenario, galaxy, forces);
  const { rings, explore } = scenario;
  const explored = explore === undefined ? null : { ...explore, rings };
  const rules: RuleSet = { ...DEFAULT_RULE_SET, ...scenario.settings, explored };
  const state: CampaignState = {
    turn: 1,
    phase: 'opening',
    ...galaxy,
    ...catalogueOf(forceLists, rules),
    empires: tableOf(
      scenario.empires.map((empire) => empireOf(empire, scenario, forceLists)),
      ({ id }) => id,
    ),
    fleets: tableOf(forces.fleets, ({ id }) => id),
    units: tableOf(forces.units, ({ id }) => id),
    works: {},
    projects: {},
    encounters: {},
    effects: {},
    knownSystems: tableOf(knowledge.systems, ({ id }) => id),
    knownLanes: tableOf(knowledge.lanes, ({ id }) => id),
    knownDesigns: {},
    contacts: {},
    counters: tableOf(
      [...countersOf(scenario, forces), ...raiderCountersOf(rules)],
      ({ empire }) => empire,
    ),
  };
  return { name: scenario.name, rules, state };
}

function galaxyOf(scenario: Scenario): Galaxy {
  const find = systemFinderOf(scenario);
  const systems = scenario.systems.map((system) => starSystemOf(system, scenario.rings));
  const lanes = scenario.lanes.map(({ between: [one, other], class: laneClass }) =>
    laneBetween(find(one), find(other), laneClass),
  );
  const relations = scenario.relations.map(({ between: [one, other], state }): Relation => {
    const [a, b] = inOrder(brandAs<EmpireId>(one), brandAs<EmpireId>(other));
    const met = { openly: null, since: 0, sustained: true, pact: false };
    return { id: relationIdOf(a, b), a, b, state, ...met };
  });
  return {
    systems: tableOf(systems, ({ id }) => id),
    lanes: tableOf(lanes, ({ id }) => id),
    relations: tableOf(relations, ({ id }) => id),
  };
}

/**
 * @rule MAP-8
 * @ruling In a system that has an owner at the start of the campaign, nothing is left to find. Campaigns that began before Farlane had
 *   finds go on without them.
 */
function starSystemOf(system: ScenarioSystem, rings: number): StarSystem {
  const { name, q, r, importance, capacity, raw, traits, anomalies, owner } = system;
  const { census, morale, productivity, intel, native, offMapLanes } = system;
  const hex = { q, r };
  return {
    id: systemIdOf(hex, rings),
    name,
    hex,
    importance,
    capacity,
    raw,
    census,
    morale,
    productivity,
    intel,
    traits,
    anomalies,
    owner: owner === null ? null : brandAs<EmpireId>(owner),
    utilized: 0,
    missedGrowth: 0,
    blockaded: false,
    rebels: 0,
    martialLaw: false,
    native: native ?? null,
    offMapLanes,
    offMapTrade: null,
    found: owner !== null,
    specialisation: null,
  };
}

const inOrder = <I extends string>(one: I, other: I): readonly [I, I] =>
  compareText(one, other) < 0 ? [one, other] : [other, one];

/**
 * All published lists, played or not: only those in play would reveal empires that nobody has met. Everybody builds
 * from lists that a setting opens.
 * @rule FOG-5 @rule OPT-11 @rule OPT-21
 */
function catalogueOf(
  { lists, designs }: ForceLists,
  rules: RuleSet,
): Pick<CampaignState, 'forceLists' | 'designs'> {
  const opened = lists.map((list) => ({
    ...list,
    universal: list.universal || isOpened(list.id, rules),
  }));
  return {
    forceLists: tableOf(opened, ({ id }) => id),
    designs: tableOf(designs, ({ id }) => id),
  };
}

function isOpened(list: ForceListId, { civilianBases, scienceInstitutes }: RuleSet): boolean {
  if (list === INSTITUTES_LIST) return scienceInstitutes !== 'off';
  return civilianBases === 'on' && (list === CIVILIAN_BASES_LIST || list === FINDS_LIST);
}

function empireOf(empire: ScenarioEmpire, scenario: Scenario, forceLists: ForceLists): Empire {
  return {
    id: brandAs<EmpireId>(empire.key),
    name: empire.name,
    homeworld: systemFinderOf(scenario)(empire.homeworld),
    forceList: brandAs<ForceListId>(empire.forceList),
    treasury: empire.treasury,
    gifts: 0,
    era: empire.era,
    techPool: empire.techPool,
    advancesInHand: 0,
    techYears: 0,
    unlockChance: 0,
    wonIn: null,
    unlocked: unlockedOf(empire, forceLists),
    schematics: [],
    finds: [],
    standing: DEFAULT_STANDING_ORDERS,
  };
}

/** All of its list below its era, and the universal list, unless the scenario names the classes. @rule SET-2 */
function unlockedOf(empire: ScenarioEmpire, forceLists: ForceLists): readonly DesignId[] {
  if (empire.unlocked !== undefined) {
    const classes = classesOf(empire.forceList, forceLists);
    return empire.unlocked.map((name) => {
      const design = classes.find(name);
      invariant(design !== undefined, 'SCENARIO_CLASS', name);
      return design.id;
    });
  }
  const universal = new Set(forceLists.lists.filter((list) => list.universal).map(({ id }) => id));
  return forceLists.designs
    .filter(({ list, era }) => (list === empire.forceList ? era < empire.era : universal.has(list)))
    .map(({ id }) => id);
}

/**
 * Raiders have an id counter from the start.
 * @rule SUP-1
 * @ruling A campaign has raiders unless its settings say otherwise. Campaigns that began before Farlane had raiders go on without them.
 */
const raiderCountersOf = ({ raiders }: RuleSet): readonly Counters[] =>
  raiders === 'on' ? [{ empire: RAIDERS, units: 0, fleets: 0, works: 0, contacts: 0 }] : [];

function countersOf({ empires }: Scenario, { fleets, units }: Forces): readonly Counters[] {
  return empires.map(({ key }) => {
    const owned = (rows: readonly Readonly<{ owner: EmpireId }>[]): number =>
      rows.filter(({ owner }) => owner === key).length;
    return {
      empire: brandAs<EmpireId>(key),
      units: owned(units),
      fleets: owned(fleets),
      works: 0,
      contacts: 0,
    };
  });
}
