import { err, ok, type Result } from '#kernel/result/result';
import { sortBy } from '#kernel/collections/sort-by';
import type { ContentIssue } from '#content/issue';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { InputIssue } from '#app/use-case-error';
import type { BattleSide } from '#model/battle/setup';
import { RAIDER_LIST } from '#model/campaign/raiders';
import { BATTLE_FIELDS, STANDING_ROWS } from '#model/forces/standing-orders';
import type { RuleSet } from '#model/settings/rule-set';
import { partAt, placeIn } from './place-of-fault.ts';
import { countedUnits, tooManyUnits, uncountedFields } from './too-many-units.ts';
import { soFarFaults, soFarOf } from './so-far-of.ts';
import { isUncertain } from './uncertain-faults.ts';
import { WHAT_IF_SIDES, type WhatIf } from './what-if.ts';
import { entriesOf } from './what-if-entries.ts';
import { type Entries, sidesOf } from './what-if-sides.ts';

const LONGEST_NAME = 60;

/** The rules of the campaign, and the classes that the person may choose. */
export type WhatIfMeans = Readonly<{ rules: RuleSet; lists: ForceLists }>;

function placeJson(whatIf: WhatIf, { attacker }: ReturnType<typeof sidesOf>): object {
  const { place } = whatIf;
  const name = place.name.slice(0, LONGEST_NAME);
  if (place.kind === 'lane') return { kind: 'lane', name, class: place.class };
  const role: BattleSide = place.holder === attacker ? 'attacker' : 'defender';
  return { ...place, name, holder: place.holder === null ? null : role };
}

/** The campaign's settings by which a battle is checked. */
const checkedBy = ({ classStats, defensiveTargets, carrierStaging }: RuleSet): object => ({
  classStats,
  defensiveTargets,
  carrierStaging,
});

function battleJson(
  whatIf: WhatIf,
  entries: Entries,
  rules: RuleSet,
): Readonly<Record<string, unknown>> {
  const sides = sidesOf(whatIf);
  const sideJson = (side: BattleSide): object => {
    const { name, standing, intel } = whatIf.sides[sides[side]];
    return {
      name: name.slice(0, LONGEST_NAME),
      standing,
      intel,
      waysOut: whatIf.waysOut,
      units: entries[sides[side]].map(({ group, aboard }) => ({
        ...group,
        aboard: aboard.map((carried) => carried.group),
      })),
    };
  };
  return {
    format: 'farlane-battle',
    version: 1,
    name: 'All that was counted',
    scenario: whatIf.scenario,
    place: placeJson(whatIf, sides),
    settings: checkedBy(rules),
    sides: { attacker: sideJson('attacker'), defender: sideJson('defender') },
  };
}

/** The message for percentages among the standing orders. */
const SHARES = BATTLE_FIELDS.flatMap((field) => {
  const row = STANDING_ROWS[field];
  if (row.kind !== 'number' || row.unit !== 'percent') return [];
  const text = `Give a whole percentage from 0 to ${String(row.most)}.`;
  return [[new RegExp(`\\.${field}$`), text] as const];
});

/** The message for an entry, in the words of the form. */
const WANTED: readonly (readonly [RegExp, string])[] = [
  [/\.class$/, 'Choose a class, or make the number 0.'],
  [/\.count$/, 'Give a whole number of units, or 0 for none.'],
  [/\.outOfSupply$/, 'Give the levels out of supply as a whole number from 0 to 100.'],
  [/\.intel$/, 'Give Intel as a whole number.'],
  ...SHARES,
  [/^place\.productivity$/, 'Give Productivity as a whole number.'],
  [/^place\.utilized$/, 'Give Utilized Productivity as a whole number.'],
  [/\.units$/, 'This side has no units. Give it at least one.'],
];

const wanted = (path: string, code: string): string | undefined =>
  code === 'SHAPE' ? WANTED.find(([at]) => at.test(path))?.[1] : undefined;

/** A battle for the check of its numbers. */
const withCounted = (whatIf: WhatIf): WhatIf => {
  const { one, two } = whatIf.sides;
  const sides = {
    one: { ...one, units: countedUnits(one) },
    two: { ...two, units: countedUnits(two) },
  };
  return { ...whatIf, sides };
};

/** The battle as far as it has gone, and who has withdrawn before it. */
function goingOn(start: BattleStart, whatIf: WhatIf): BattleStart {
  const soFar = soFarOf(whatIf);
  const quarry = quarryIn(start.setup);
  const setup = {
    ...start.setup,
    ...(soFar === undefined ? {} : { soFar }),
    ...(quarry === null ? {} : { quarry }),
  };
  return { ...start, setup };
}

/**
 * The side that has withdrawn, and is pursued; null: neither. Raiders attack convoys in a Pursuit that have not withdrawn.
 * @rule ENC-3 @rule CSC-14 @rule SUP-1
 */
function quarryIn({ scenario, sides }: BattleStart['setup']): BattleSide | null {
  const isRaid = sides.attacker.combatants.every(({ design }) => design.list === RAIDER_LIST);
  return scenario === 'pursuit' && !isRaid ? 'defender' : null;
}

/**
 * A what-if battle, ready to be fought, or all its faults. The checks are those of a battle file.
 * @rule ENC-3
 */
export function battleOfWhatIf(
  sent: WhatIf,
  { rules, lists }: WhatIfMeans,
): Result<BattleStart, readonly InputIssue[]> {
  const designs = new Map(lists.designs.map((design) => [String(design.id), design]));
  const whatIf = withCounted(sent);
  const entries: Entries = {
    one: entriesOf(whatIf.sides.one.units, designs),
    two: entriesOf(whatIf.sides.two.units, designs),
  };
  const parsed = parseBattle(
    JSON.stringify(battleJson(whatIf, entries, rules)),
    lists,
    BATTLE_RULES,
  );
  const many = [...tooManyUnits(sent), ...soFarFaults(sent)];
  const leftOut = new Set(WHAT_IF_SIDES.flatMap((side) => uncountedFields(side, sent)));
  if (parsed.ok && many.length === 0) return ok({ ...goingOn(parsed.value, sent), rules });
  const issues = inOrderOfForm(parsed.ok ? [] : parsed.error, { whatIf, entries })
    .filter((issue) => !isUncertain(issue, { whatIf, entries, designs }))
    .map(({ path, code, text }): InputIssue => {
      return { ...placeIn(path, whatIf, entries), code, text: wanted(path, code) ?? text };
    })
    .filter(({ field }) => !leftOut.has(field ?? ''));
  const all = [...many, ...issues];
  return err(all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index));
}

/** Faults by side and row, because flights without room come last in a battle file, no matter where their row is. */
function inOrderOfForm(
  issues: readonly ContentIssue[],
  { whatIf, entries }: Readonly<{ whatIf: WhatIf; entries: Entries }>,
): readonly ContentIssue[] {
  const sides = [undefined, whatIf.attacker, sidesOf(whatIf).defender];
  const placed = issues.map((issue) => {
    const part = partAt(issue.path, whatIf, entries);
    return { issue, side: sides.indexOf(part?.side), row: part?.row ?? 0 };
  });
  const sorted = sortBy(
    placed,
    (a, b) => a.side - b.side,
    (a, b) => a.row - b.row,
  );
  return sorted.map(({ issue }) => issue);
}

const isSame = (one: InputIssue, other: InputIssue): boolean =>
  one.path === other.path && one.text === other.text;
