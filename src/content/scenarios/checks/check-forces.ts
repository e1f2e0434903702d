import { sumOf } from '#kernel/numbers/sum';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentIssue } from '#content/issue';
import { foldName } from '#content/fold-name';
import { didYouMean } from '#content/nearest-name';
import { type ClassLookup, classesOf } from '#content/scenarios/classes-of';
import type {
  Scenario,
  ScenarioForce,
  ScenarioSystem,
  ScenarioUnits,
} from '#content/scenarios/scenario-schema';
import { counted } from '#kernel/words/counted';
import { type Check, fault, faultIfUnknown, faultsIfTwice } from './check.ts';
import { type PlacedGroup, aboardFaults, groupFaults } from './check-units.ts';

/** Owners, places and classes exist; names of fleets and units are unique; every unit has a berth. */
export const checkForces: Check = {
  needs: ['empires', 'systems', 'forces', 'forceLists'],
  run: (scenario, forceLists) => {
    const { forces } = scenario;
    const crowd = crowdFaults(forces);
    // A scenario that is too large to play is not expanded unit by unit.
    if (crowd.length > 0) return crowd;
    return [
      ...forces.flatMap((force, index) => referenceFaults(force, index, scenario)),
      ...forces.flatMap((force, index) => unitFaults(force, index, scenario, forceLists)),
      ...fleetNameFaults(forces),
      ...unitNameFaults(forces),
    ];
  },
};

const MOST_UNITS = 10_000;

const countOf = (groups: readonly Readonly<{ count: number }>[]): number =>
  sumOf(groups, ({ count }) => count);

function crowdFaults(forces: readonly ScenarioForce[]): readonly ContentIssue[] {
  const all = sumOf(forces, ({ units }) =>
    sumOf(
      units,
      ({ count, aboard, together }) => count * (1 + countOf(aboard)) + countOf(together),
    ),
  );
  if (all <= MOST_UNITS) return [];
  const text = `There are ${counted(all, 'unit')}, including carried units. A campaign begins with at most ${String(MOST_UNITS)}. Leave out some.`;
  return [fault('forces', 'VALUE', text)];
}

function referenceFaults(
  { owner, at }: ScenarioForce,
  index: number,
  { empires, systems }: Scenario,
): readonly ContentIssue[] {
  const empireKeys = { what: 'empire', names: empires.map(({ key }) => key) };
  const systemNames = { what: 'system', names: systems.map(({ name }) => name) };
  return [
    ...faultIfUnknown(`forces[${index}].owner`, owner, empireKeys),
    ...faultIfUnknown(`forces[${index}].at`, at, systemNames),
  ];
}

function unitFaults(
  force: ScenarioForce,
  index: number,
  { empires, systems }: Scenario,
  forceLists: ForceLists,
): readonly ContentIssue[] {
  const owner = empires.find(({ key }) => key === force.owner);
  const isListed = forceLists.lists.some(({ id }) => id === owner?.forceList);
  if (owner === undefined || !isListed) return [];
  const classes = classesOf(owner.forceList, forceLists);
  const place = systems.find(({ name }) => name === force.at);
  return force.units.flatMap((units, position) =>
    groupsOf(units, `forces[${index}].units[${position}]`, { force, place, classes }),
  );
}

/** The lists of what is carried. */
const CARRIED = ['aboard', 'together'] as const;

type Setting = Readonly<{
  force: ScenarioForce;
  place: ScenarioSystem | undefined;
  classes: ClassLookup;
}>;

function groupsOf(
  units: ScenarioUnits,
  path: string,
  { force, place, classes }: Setting,
): readonly ContentIssue[] {
  const design = classes.find(units.class);
  if (design === undefined) return [unknownClass(path, units.class, classes)];
  const group: PlacedGroup = { units, design, path, force, place };
  return [
    ...groupFaults(group),
    ...aboardFaults(group, classes),
    ...CARRIED.flatMap((way) =>
      units[way].flatMap((carried, index) =>
        classes.find(carried.class) === undefined
          ? [unknownClass(`${path}.${way}[${index}]`, carried.class, classes)]
          : [],
      ),
    ),
  ];
}

const unknownClass = (path: string, name: string, classes: ClassLookup): ContentIssue =>
  fault(
    `${path}.class`,
    'UNKNOWN',
    `There is no class “${name}”.${didYouMean(name, classes.names)}`,
  );

function fleetNameFaults(forces: readonly ScenarioForce[]): readonly ContentIssue[] {
  return faultsIfTwice(
    forces,
    ({ owner, fleet }) => (fleet === null ? null : `${owner}\n${foldName(fleet)}`),
    ({ owner, fleet }, index, first) =>
      fault(
        `forces[${index}].fleet`,
        'TWICE',
        `forces[${first}] of “${owner}” is called “${fleet ?? ''}” too. Choose another name.`,
      ),
  );
}

function unitNameFaults(forces: readonly ScenarioForce[]): readonly ContentIssue[] {
  const named = forces.flatMap(({ owner, units }, force) =>
    units.flatMap(({ names, ...carried }, position) => {
      const path = `forces[${force}].units[${position}]`;
      return [
        ...names.map((name, index) => ({ owner, name, path: `${path}.names[${index}]` })),
        ...CARRIED.flatMap((way) =>
          carried[way].flatMap((group, place) =>
            group.names.map((name, index) => ({
              owner,
              name,
              path: `${path}.${way}[${place}].names[${index}]`,
            })),
          ),
        ),
      ];
    }),
  );
  return faultsIfTwice(
    named,
    ({ owner, name }) => `${owner}\n${foldName(name)}`,
    ({ name, path }) =>
      fault(
        path,
        'TWICE',
        `Another unit of the same empire is called “${name}”. Choose another name.`,
      ),
  );
}
