import type { Guide, Objective } from '#model/campaign/guide';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { Scenario, ScenarioForce, ScenarioGroup } from './scenario-schema.ts';

type Row = Readonly<Record<string, unknown>>;

const GROUP = {
  ...{ count: 1, names: [], condition: 'sound', status: 'active' },
  ...{ ordnance: [], unconverted: false, damage: 0 },
};
const USUAL = {
  system: {
    ...{ census: 0, morale: 0, productivity: 0, intel: 0, offMapLanes: 0, owner: null },
    ...{ traits: [], anomalies: [] },
  },
  empire: { treasury: 0, era: 1, techPool: 0, choose: [] },
  force: { fleet: null },
  group: GROUP,
  units: { ...GROUP, trading: false, aboard: [], together: [] },
  objective: { names: [] },
  side: { situation: [], objectives: [] },
  lesson: { steps: [], why: [], look: [], orders: [] },
  guide: {
    ...{ turns: null, evenings: null, teaches: [], situation: [], objectives: [] },
    ...{ sides: [], lessons: [], settings: [], commentary: [] },
  },
  scenario: {
    description: '',
    settings: {},
    relations: [],
    forces: [],
    knowledge: [],
    forceLists: [],
  },
} satisfies Readonly<Record<string, Row>>;

/** A row without entries that have their default. */
export function plain(row: Row, usual: Row): Row {
  const own = Object.entries(row).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return Object.fromEntries(own);
}

type GroupOfFile = Partial<ScenarioGroup>;
type ForceOfFile = Omit<ScenarioForce, 'owner' | 'units'> &
  Readonly<{
    units: readonly Readonly<{
      aboard: readonly GroupOfFile[];
      together: readonly GroupOfFile[];
    }>[];
  }>;

const plainGroup = (group: GroupOfFile): Row => plain(group, USUAL.group);

/** A force without entries that have their default; that of a setup has no owner and no conditions. */
export function plainForce(force: ForceOfFile): Row {
  const units = force.units.map((one) => {
    const carried = {
      aboard: one.aboard.map(plainGroup),
      together: one.together.map(plainGroup),
    };
    return plain({ ...one, ...carried }, USUAL.units);
  });
  return { ...plain(force, USUAL.force), units };
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The forces of a scenario as a text of their own, to be changed and read again. */
export const formatForces = ({ forces }: Pick<Scenario, 'forces'>): string =>
  textOf(forces.map(plainForce));

const plainObjectives = (objectives: readonly Objective[]): readonly Row[] =>
  objectives.map((one) => plain(one, USUAL.objective));

function plainGuide({ objectives, sides, lessons, ...rest }: Guide): Row {
  const guide = {
    ...rest,
    objectives: plainObjectives(objectives),
    sides: sides.map((side) =>
      plain({ ...side, objectives: plainObjectives(side.objectives) }, USUAL.side),
    ),
    lessons: lessons.map((lesson) => plain(lesson, USUAL.lesson)),
  };
  return plain(guide, USUAL.guide);
}

/** A scenario without entries that have their default. */
export function plainScenario(scenario: Scenario): Row {
  const file = {
    ...scenario,
    ...(scenario.guide === undefined ? {} : { guide: plainGuide(scenario.guide) }),
    settings: plain(scenario.settings, DEFAULT_RULE_SET),
    systems: scenario.systems.map((system) => plain(system, USUAL.system)),
    empires: scenario.empires.map((empire) => plain(empire, USUAL.empire)),
    forces: scenario.forces.map(plainForce),
  };
  return plain(file, USUAL.scenario);
}

/** A scenario as a file, without entries that have their default. */
export const formatScenario = (scenario: Scenario): string => textOf(plainScenario(scenario));
