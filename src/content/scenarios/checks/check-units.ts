import { cite } from '#kernel/reasons/cite';
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

/** Some units of one class with where they stand. */
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
      ? [fault(`${path}.trading`, 'VALUE', `${design.name}: only convoys trade.`, cite('MOV-6'))]
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
      ? `${design.name} has CV ${design.cv} and cannot carry ${flights} flights.`
      : null,
    minefields > minelayer && !isCargo(minelayer)
      ? `${design.name} has Minelayer ${minelayer} and cannot carry ${minefields} minefields.`
      : null,
  ];
  return texts.flatMap((text) => (text === null ? [] : [fault(`${path}.aboard`, 'PLACE', text)]));
}

/** What is wrong with what is aboard: flights, minefields and cargo, no more than there is room for. */
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
        const text = `${carriedClass.name} is not carried by ${group.design.name}.`;
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
    const text = `${names.length} names for ${units} of ${name}.`;
    issues.push(fault(`${path}.names`, 'VALUE', text));
  }
  if (!STATUS_KINDS[status].includes(kind)) {
    issues.push(fault(`${path}.status`, 'VALUE', `${name} cannot be ${status}.`, cite('CON-9')));
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
      ? `${design.name}: a flight in a fleet is aboard one of its ships.`
      : `${design.name} does not move with fleets: it belongs to the system.`;
  return [fault(path, 'PLACE', text, cite('MOV-9'))];
}

function ashoreFaults({ design, path, force, place }: PlacedGroup): readonly ContentIssue[] {
  if (IN_FLEETS.includes(design.kind)) {
    const text = `${design.name}: ships and convoys are in a fleet; give it a name in "fleet".`;
    return [fault(path, 'PLACE', text, cite('MOV-9'))];
  }
  if (design.kind !== 'flight' || place === undefined) return [];
  const hasColony = place.owner === force.owner && place.census > 0;
  if (hasColony && ratingOf(design, 'atmospheric') > 0) return [];
  const why = hasColony ? 'is not Atmospheric' : `has no colony of its owner at ${place.name}`;
  return [fault(path, 'PLACE', `${design.name} ${why}: it needs a carrier.`)];
}
