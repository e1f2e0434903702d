import { cite } from '#kernel/reasons/cite';
import { counted } from '#kernel/words/counted';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import { STATUS_KINDS } from '#content/status-kinds';
import type { ClassLookup } from '#content/scenarios/classes-of';
import type {
  ScenarioForce,
  ScenarioGroup,
  ScenarioSystem,
  ScenarioUnits,
} from '#content/scenarios/scenario-schema';
import { hasCargoHold } from '#content/scenarios/holds';
import { cargoFaults } from './cargo-faults.ts';
import { damageFaults } from './damage-faults.ts';
import { fault } from './check.ts';
import { conversionFaults } from './conversion-faults.ts';
import { ordnanceFaults } from './ordnance-faults.ts';
import { togetherFaults } from './together-faults.ts';

/** Some units of one class, with their place in the file. */
export type PlacedGroup = Readonly<{
  units: ScenarioUnits;
  design: UnitDesign;
  path: string;
  force: ScenarioForce;
  place: ScenarioSystem | undefined;
}>;

const IN_FLEETS: readonly UnitKind[] = ['ship', 'convoy'];
const BASED_KINDS: readonly UnitKind[] = ['flight', 'minefield'];
const CARGO_KINDS: readonly UnitKind[] = [...BASED_KINDS, 'base', 'ground'];

/** What is wrong with the units themselves and where they are. */
export function groupFaults(group: PlacedGroup): readonly ContentIssue[] {
  const { units, design, path } = group;
  return [
    ...basicFaults(units, design, path),
    ...placeFaults(group),
    ...(units.trading && design.kind !== 'convoy'
      ? [
          fault(
            `${path}.trading`,
            'VALUE',
            `${design.name} is not a convoy and can’t trade. Leave out “trading”.`,
            cite('MOV-6'),
          ),
        ]
      : []),
  ];
}

/** Flights beyond the carrier’s CV, minefields beyond what it is as a Minelayer. */
function overloadFaults(
  { units, design, path }: PlacedGroup,
  classes: ClassLookup,
): readonly ContentIssue[] {
  const countOf = (kind: UnitKind): number =>
    units.aboard
      .filter((group) => classes.find(group.class)?.kind === kind)
      .reduce((total, { count }) => total + count, 0);
  const [flights, minefields] = [countOf('flight'), countOf('minefield')];
  const minelayer = ratingOf(design, 'minelayer');
  // Without a berth of that kind they are cargo, if there is a hold.
  const isCargo = (berths: number): boolean => berths === 0 && hasCargoHold(design);
  const texts = [
    flights > design.cv && !isCargo(design.cv)
      ? `${design.name} has CV ${design.cv} and can’t carry ${counted(flights, 'flight')}. Leave out some.`
      : null,
    minefields > minelayer && !isCargo(minelayer)
      ? `${design.name} has Minelayer ${minelayer} and can’t carry ${counted(minefields, 'minefield')}. Leave out some.`
      : null,
  ];
  return texts.flatMap((text) => (text === null ? [] : [fault(`${path}.aboard`, 'PLACE', text)]));
}

/** Errors of the units aboard: flights, minefields and cargo need room. */
export function aboardFaults(group: PlacedGroup, classes: ClassLookup): readonly ContentIssue[] {
  const { units, path } = group;
  return [
    ...overloadFaults(group, classes),
    ...cargoFaults(group, classes),
    ...togetherFaults(group, classes),
    ...units.together.flatMap((shared, index) => {
      const design = classes.find(shared.class);
      return design === undefined ? [] : basicFaults(shared, design, `${path}.together[${index}]`);
    }),
    ...units.aboard.flatMap((flights, index) => {
      const carriedClass = classes.find(flights.class);
      const at = `${path}.aboard[${index}]`;
      if (carriedClass === undefined) return [];
      const isCarried = hasCargoHold(group.design) ? CARGO_KINDS : BASED_KINDS;
      if (!isCarried.includes(carriedClass.kind)) {
        const text = `${group.design.name} can’t carry ${carriedClass.name}. Choose another carrier.`;
        return [fault(at, 'PLACE', text)];
      }
      return basicFaults({ ...flights, carriers: units.count }, carriedClass, at);
    }),
  ];
}

function basicFaults(
  group: ScenarioGroup & Readonly<{ carriers?: number }>,
  design: UnitDesign,
  path: string,
): readonly ContentIssue[] {
  const { name, kind } = design;
  const { names, count, status, ordnance, carriers } = group;
  const issues: ContentIssue[] = [
    ...ordnanceFaults(ordnance, design, path),
    ...conversionFaults(group, design, path),
    ...damageFaults(group, design, path),
  ];
  const units = count * (carriers ?? 1);
  if (names.length > units) {
    const text = `There are ${counted(names.length, 'name')} for ${units} ${name}. Leave out names until they match.`;
    issues.push(fault(`${path}.names`, 'VALUE', text));
  }
  if (!STATUS_KINDS[status].includes(kind)) {
    issues.push(
      fault(
        `${path}.status`,
        'VALUE',
        `${name} can’t be ${status}. Choose another status.`,
        cite('CON-9'),
      ),
    );
  }
  return issues;
}

/** Fleets are of ships and convoys; flights in a system need a colony and to be Atmospheric. */
function placeFaults(group: PlacedGroup): readonly ContentIssue[] {
  return group.force.fleet === null ? ashoreFaults(group) : fleetFaults(group);
}

function fleetFaults({ design, path }: PlacedGroup): readonly ContentIssue[] {
  if (IN_FLEETS.includes(design.kind)) return [];
  const text =
    design.kind === 'flight'
      ? `${design.name} is a flight and can’t be in a fleet by itself. Put it aboard a ship of the fleet.`
      : `${design.name} can’t be in a fleet. Leave out “fleet” for this group.`;
  return [fault(path, 'PLACE', text, cite('MOV-9'))];
}

function ashoreFaults({ design, path, force, place }: PlacedGroup): readonly ContentIssue[] {
  if (IN_FLEETS.includes(design.kind)) {
    const text = `${design.name} is not in a fleet. Give its fleet a name in "fleet".`;
    return [fault(path, 'PLACE', text, cite('MOV-9'))];
  }
  if (design.kind !== 'flight' || place === undefined) return [];
  const hasColony = place.owner === force.owner && place.census > 0;
  if (hasColony && ratingOf(design, 'atmospheric') > 0) return [];
  const why = hasColony ? 'is not Atmospheric' : `has no colony of its owner at ${place.name}`;
  return [fault(path, 'PLACE', `${design.name} ${why}. Put it aboard a carrier.`)];
}
