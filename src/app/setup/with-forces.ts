import { listed } from '#kernel/words/listed';
import type { ForceLists } from '#content/force-lists/force-lists';
import { classesOf, type ClassLookup } from '#content/scenarios/classes-of';
import type { Scenario, ScenarioEmpire, ScenarioForce } from '#content/scenarios/scenario-schema';
import type { SetupFile, SetupForce } from '#content/setups/setup-schema';
import { paidForces } from '#app/galaxy/paid-forces';
import { boughtForces } from '#app/galaxy/with-bought-forces';
import { withTradingConvoys } from '#app/galaxy/with-trading-convoys';
import type { InputIssue } from '#app/use-case-error';
import { type GivenUnit, givenUnitOf } from '#rules/galaxy/starting-bill-of';
import type { AutomaticChoice } from './automatic-choice.ts';
import type { SetupBase } from './setup-base.ts';
import { placeOfSeat, setupIssue } from './setup-issue.ts';
import type { SystemFinder } from './system-finder.ts';

/** A map with the first units of all empires, and where each force is in the file. */
export type WithForces = Readonly<{
  scenario: Scenario;
  /** By the place of a force in the scenario; null: it is not in the file. */
  origins: readonly (string | null)[];
  chosen: readonly AutomaticChoice[];
  issues: readonly InputIssue[];
}>;

type Placed = Readonly<{ force: ScenarioForce; origin: string | null }>;

type Buying = Readonly<{
  base: SetupBase;
  file: SetupFile;
  finder: SystemFinder;
  lists: ForceLists;
}>;

/**
 * A map with the first units of all empires: those that players bought, and balanced forces for the others. The rest of
 * the points is in the Treasury.
 * @rule SET-1
 * @ruling A free unit that a player doesn’t place is at the homeworld.
 */
export function withForces(scenario: Scenario, buying: Buying): WithForces {
  const { base, lists } = buying;
  const issues: InputIssue[] = [];
  const chosen: AutomaticChoice[] = [];
  const placed: Placed[] = scenario.forces.map((force) => ({ force, origin: null }));
  for (const [player, { key, points }] of base.seats.entries()) {
    const empire = scenario.empires[player];
    if (empire === undefined || points === null) continue;
    const own = forcesOf(scenario, buying, { player, empire, points });
    issues.push(...own.issues);
    chosen.push(...own.chosen);
    placed.push(...own.placed.filter(({ force }) => force.owner === key));
  }
  const armed = { ...scenario, forces: placed.map(({ force }) => force) };
  const paid = paidForces(armed, (key) => pointsOf(base, key), lists);
  const origins = placed.map(({ origin }) => origin);
  const told = paid.issues.map((one) => ({ ...one, path: pathInSetup(one.path, origins) }));
  return { scenario: paid.scenario, origins, chosen, issues: [...issues, ...told] };
}

const pointsOf = ({ seats }: SetupBase, key: string): number | null =>
  seats.find((seat) => seat.key === key)?.points ?? null;

/** Where a fault of the scenario is in the file of the setup. */
export function pathInSetup(path: string, origins: readonly (string | null)[]): string {
  const [, index, rest = ''] = /^forces\[(\d+)\](.*)$/.exec(path) ?? [];
  if (index !== undefined) return `${origins[Number(index)] ?? 'forces'}${rest}`;
  return path.replace(/^(empires\[\d+\])\.treasury$/, '$1.forces');
}

/** The text of a fault of the scenario, with the places that it names as they are in the file of the setup. */
export const textInSetup = (text: string, origins: readonly (string | null)[]): string =>
  text.replace(/forces\[(\d+)\]/g, (_, index) => origins[Number(index)] ?? 'another fleet');

type Whose = Readonly<{ player: number; empire: ScenarioEmpire; points: number }>;
type Own = Readonly<{
  placed: readonly Placed[];
  chosen: readonly AutomaticChoice[];
  issues: readonly InputIssue[];
}>;

function forcesOf(scenario: Scenario, buying: Buying, whose: Whose): Own {
  const { base, file, lists } = buying;
  const { player, empire } = whose;
  const asked = file.empires[player]?.forces;
  if (asked !== undefined) return askedForces(scenario, buying, { ...whose, asked });
  const usual = base.seats[player]?.usual ?? null;
  const forces = usual ?? [
    ...givenForces(scenario, { empire, others: [], lists }),
    ...boughtForces(empire, whose.points, lists),
  ];
  const units = forces.flatMap((force) => force.units);
  const bought = units.map(({ class: name, count }) => `${String(count)} ${name}`);
  return {
    placed: forces.map((force) => ({ force, origin: null })),
    chosen: [{ player: player + 1, part: 'forces', text: `First units: ${listed(bought)}.` }],
    issues: [],
  };
}

function askedForces(
  scenario: Scenario,
  { finder, lists }: Buying,
  { player, empire, asked }: Whose & Readonly<{ asked: readonly SetupForce[] }>,
): Own {
  const issues: InputIssue[] = [];
  const placed = asked.map((force, index): Placed => {
    const origin = placeOfSeat(player, `forces[${String(index)}]`);
    const system = finder.find(force.at);
    if (system === undefined) {
      issues.push(setupIssue('UNKNOWN', `${origin}.at`, finder.unknownText(force.at)));
    }
    const at = system?.name ?? empire.homeworld;
    return { force: scenarioForce(force, { owner: empire.key, at }), origin };
  });
  const others = placed.map(({ force }) => force);
  const given = givenForces(scenario, { empire, others, lists });
  return {
    placed: [...given.map((force) => ({ force, origin: null })), ...placed],
    chosen: [],
    issues,
  };
}

const USUAL = { condition: 'sound', status: 'active', unconverted: false, damage: 0 } as const;

function scenarioForce(
  { fleet, units }: SetupForce,
  { owner, at }: Pick<ScenarioForce, 'owner' | 'at'>,
): ScenarioForce {
  return {
    ...{ owner, at, fleet },
    units: units.map((group) => ({
      ...group,
      ...USUAL,
      aboard: group.aboard.map((one) => ({ ...one, ...USUAL })),
      together: group.together.map((one) => ({ ...one, ...USUAL })),
    })),
  };
}

type Giving = Readonly<{
  empire: ScenarioEmpire;
  /** What the player places. */
  others: readonly ScenarioForce[];
  lists: ForceLists;
}>;

const GIVEN: readonly (readonly [GivenUnit, string])[] = [
  ['shipyard', 'Shipyard'],
  ['depot', 'Supply Depot'],
  ['convoy', 'Convoy'],
];

/** The free units that a player doesn’t place. Convoys trade where a treaty lets them. @rule SET-1 @rule SET-3 */
function givenForces(
  scenario: Scenario,
  { empire, others, lists }: Giving,
): readonly ScenarioForce[] {
  const classes = classesOf(empire.forceList, lists);
  const has = kindsIn(others, classes);
  const names = GIVEN.flatMap(([kind, name]) => (has.has(kind) ? [] : [name]));
  const ofSystem = names.filter((name) => name !== 'Convoy').map(unitOf);
  const fleets = new Set(others.map(({ fleet }) => fleet));
  const base = { owner: empire.key, at: empire.homeworld };
  const forces = [
    { ...base, fleet: null, units: ofSystem },
    {
      ...base,
      fleet: freeName(`${empire.homeworld} Convoy`, fleets),
      units: names.includes('Convoy') ? [unitOf('Convoy')] : [],
    },
  ].filter(({ units }) => units.length > 0);
  return withTradingConvoys({ ...scenario, forces }).forces;
}

function kindsIn(
  forces: readonly ScenarioForce[],
  classes: ClassLookup,
): ReadonlySet<GivenUnit | null> {
  const groups = forces.flatMap(({ units }) =>
    units.flatMap((group) => [group, ...group.aboard, ...group.together]),
  );
  return new Set(
    groups.flatMap(({ class: name }) => {
      const design = classes.find(name);
      return design === undefined ? [] : [givenUnitOf(design)];
    }),
  );
}

function freeName(wanted: string, taken: ReadonlySet<string | null>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${String(number)}`;
  return name;
}

const unitOf = (name: string): ScenarioForce['units'][number] => ({
  ...{ class: name, count: 1, names: [], ordnance: [] },
  ...{ trading: false, aboard: [], together: [] },
  ...USUAL,
});
