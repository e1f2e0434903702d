import type { ForceLists } from '#content/force-lists/force-lists';
import { type ClassLookup, classesOf } from '#content/scenarios/classes-of';
import type { Scenario, ScenarioEmpire, ScenarioForce } from '#content/scenarios/scenario-schema';
import type { InputIssue } from '#app/use-case-error';
import { counted } from '#kernel/words/counted';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { isStartingPlace } from '#rules/galaxy/is-starting-place';
import { startingBillOf, type StartingGroup } from '#rules/galaxy/starting-bill-of';
import { startingListOf } from './starting-list-of.ts';
import { tradePartnersOf } from './trade-partners-of.ts';

/** A scenario whose Treasuries hold the points that its forces left over, and the faults of these forces. */
export type PaidForces = Readonly<{ scenario: Scenario; issues: readonly InputIssue[] }>;

type Row = Readonly<{ class: string; count: number; path: string }>;

/** All groups of a force, each with its number of units and its place in the file. */
function rowsOf({ units }: ScenarioForce, index: number): readonly Row[] {
  return units.flatMap((group, position) => {
    const path = `forces[${String(index)}].units[${String(position)}]`;
    return [
      { class: group.class, count: group.count, path },
      ...group.aboard.map((flights, carried) => ({
        class: flights.class,
        count: flights.count * group.count,
        path: `${path}.aboard[${String(carried)}]`,
      })),
      ...group.together.map((shared, carried) => ({
        class: shared.class,
        count: shared.count,
        path: `${path}.together[${String(carried)}]`,
      })),
    ];
  });
}

type Owned = Readonly<{ force: ScenarioForce; index: number }>;
type Whose = Readonly<{
  empire: ScenarioEmpire;
  owned: readonly Owned[];
  classes: ClassLookup;
}>;

function placeIssues(scenario: Scenario, { empire, owned, classes }: Whose): readonly InputIssue[] {
  const all = tradePartnersOf(empire.key, scenario);
  return owned.flatMap(({ force, index }) => {
    const place = scenario.systems.find(({ name }) => name === force.at);
    const isFreight = rowsOf(force, index).every(
      (row) => classes.find(row.class)?.kind === 'convoy',
    );
    const map = { ...scenario, partners: isFreight ? all : [] };
    if (place === undefined || isStartingPlace(empire.key, place, map)) return [];
    const text = `${empire.name} can’t begin at ${force.at}. Place its units in a system of its own, or in an unowned system one explored lane away from one. Convoys may also begin in a system of an empire with which it has a Trade treaty.`;
    return [{ code: 'PLACE', path: `forces[${String(index)}].at`, text }];
  });
}

function classIssues({ empire, owned, classes }: Whose, lists: ForceLists): readonly InputIssue[] {
  const list = startingListOf(empire, lists);
  return owned
    .flatMap(({ force, index }) => rowsOf(force, index))
    .flatMap(({ class: name, path }) => {
      const design = classes.find(name);
      if (design === undefined || isStartingClass(design, list)) return [];
      const text = `${empire.name} can’t begin with ${design.name}. Choose a class that its own list has by its era, or one from the universal list.`;
      return [{ code: 'VALUE', path: `${path}.class`, text }];
    });
}

/** The points that the forces of one empire cost. @rule SET-1 */
export function forcesBillOf(forces: readonly ScenarioForce[], classes: ClassLookup): number {
  const groups = forces
    .flatMap((force, index) => rowsOf(force, index))
    .flatMap(({ class: name, count }): readonly StartingGroup[] => {
      const design = classes.find(name);
      return design === undefined ? [] : [{ design, count }];
    });
  return startingBillOf(groups);
}

/** The points that an empire may spend on its first units, by its key; null: its units cost nothing. */
export type PointsOf = (empire: string) => number | null;

/** Charges each empire for its forces. The rest of its points is its Treasury. All faults by SET-1 are reported at once. @rule SET-1 */
export function paidForces(
  scenario: Scenario,
  pointsOf: PointsOf,
  forceLists: ForceLists,
): PaidForces {
  const issues: InputIssue[] = [];
  const empires = scenario.empires.map((empire, number) => {
    const points = pointsOf(empire.key);
    if (points === null) return empire;
    const owned = scenario.forces
      .map((force, index) => ({ force, index }))
      .filter(({ force }) => force.owner === empire.key);
    const whose = { empire, owned, classes: classesOf(empire.forceList, forceLists) };
    const bill = forcesBillOf(
      owned.map(({ force }) => force),
      whose.classes,
    );
    issues.push(...placeIssues(scenario, whose), ...classIssues(whose, forceLists));
    if (bill > points) {
      const text = `The units of ${empire.name} cost ${counted(bill, 'point')}, and it has ${String(points)}. Remove units that cost ${counted(bill - points, 'point')}.`;
      issues.push({ code: 'VALUE', path: `empires[${String(number)}].treasury`, text });
    }
    return { ...empire, treasury: Math.max(0, points - bill) };
  });
  return { scenario: { ...scenario, empires }, issues };
}
