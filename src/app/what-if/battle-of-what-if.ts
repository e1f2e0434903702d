import { err, type Result } from '#kernel/result/result';
import { sumOf } from '#kernel/numbers/sum';
import type { ContentIssue } from '#content/issue';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { InputIssue } from '#app/use-case-error';
import type { BattleSide } from '#model/battle/setup';
import type { UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { WHAT_IF_SIDES, type WhatIf, type WhatIfSideName, type WhatIfUnits } from './what-if.ts';

/** More than this are a war, and would keep everybody else waiting. */
const MOST_UNITS = 200;
const LONGEST_NAME = 60;

/** What a battle is fought with: the rules of its campaign, and the classes that whoever thinks it out may choose. */
export type WhatIfMeans = Readonly<{ rules: RuleSet; lists: ForceLists }>;

type Group = Readonly<Record<string, unknown>>;
type Entry = Readonly<{ group: Group; row: number; aboard: readonly Carried[] }>;
type Carried = Readonly<{ group: Group; row: number }>;
type Waiting = { readonly units: WhatIfUnits; left: number };

const groupOf = (units: WhatIfUnits, count: number): Group => ({
  class: units.class,
  count,
  condition: units.condition,
  status: units.status,
  outOfSupply: units.levels,
  ordnance: units.ordnance,
  unconverted: units.unconverted,
});

/** Takes flights for so much room, the first that wait first. */
function takeAboard(waiting: readonly Waiting[], room: number): readonly Carried[] {
  let free = room;
  return waiting.flatMap((flights): readonly Carried[] => {
    const count = Math.min(flights.left, free);
    if (count <= 0) return [];
    flights.left -= count;
    free -= count;
    return [{ group: groupOf(flights.units, count), row: flights.units.row }];
  });
}

/** The units of a side as a battle file has them: flights go aboard what carries them, as long as there is room. */
function entriesOf(
  units: readonly WhatIfUnits[],
  designs: ReadonlyMap<string, UnitDesign>,
): readonly Entry[] {
  // What is no number is left as it is, for the check to tell.
  const isFlight = (one: WhatIfUnits): boolean =>
    designs.get(one.class)?.kind === 'flight' && Number.isInteger(one.count);
  const waiting = units.filter(isFlight).map((one): Waiting => ({ units: one, left: one.count }));
  const others = units.filter((one) => !isFlight(one));
  const loaded = others.flatMap((one): readonly Entry[] => {
    const room = designs.get(one.class)?.cv ?? 0;
    if (room === 0 || waiting.length === 0 || !Number.isInteger(one.count)) {
      return [{ group: groupOf(one, one.count), row: one.row, aboard: [] }];
    }
    return Array.from({ length: Math.min(one.count, MOST_UNITS) }, () => ({
      group: groupOf(one, 1),
      row: one.row,
      aboard: takeAboard(waiting, room),
    }));
  });
  const left = waiting.filter((flights) => flights.left > 0);
  return [
    ...loaded,
    ...left.map((flights) => {
      return { group: groupOf(flights.units, flights.left), row: flights.units.row, aboard: [] };
    }),
  ];
}

type Sides = Readonly<Record<BattleSide, WhatIfSideName>>;
type Entries = Readonly<Record<WhatIfSideName, readonly Entry[]>>;

const sidesOf = ({ attacker }: WhatIf): Sides => ({
  attacker,
  defender: attacker === 'one' ? 'two' : 'one',
});

function placeJson(whatIf: WhatIf, { attacker }: Sides): object {
  const { place } = whatIf;
  const name = place.name.slice(0, LONGEST_NAME);
  if (place.kind === 'lane') return { kind: 'lane', name, class: place.class };
  const role: BattleSide = place.holder === attacker ? 'attacker' : 'defender';
  return { ...place, name, holder: place.holder === null ? null : role };
}

/** The settings by which a battle is checked, as its campaign has them. */
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

const AT = /^sides\.(attacker|defender)(?:\.units\[(\d+)\](?:\.aboard\[(\d+)\])?)?/;

/** The fields of the form that are called otherwise in a battle file. */
const FIELDS: Readonly<Record<string, string>> = {
  outOfSupply: 'levels',
  condition: 'state',
  status: 'state',
  unconverted: 'make',
};
/** The columns of a row; what is said of it as a whole is said of its class. */
const COLUMNS: ReadonlySet<string> = new Set(['class', 'count', 'state', 'make', 'levels']);

/** The last name in a path. */
const nameIn = (path: string): string => /(\w+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';

function fieldOf(path: string, side: WhatIfSideName, row: number | undefined): string {
  const name = nameIn(path);
  if (row === undefined) return name === 'units' ? `${side}.1.class` : `${side}.${name}`;
  const column = FIELDS[name] ?? name;
  return `${side}.${String(row)}.${COLUMNS.has(column) ? column : 'class'}`;
}

type Place = Pick<InputIssue, 'path' | 'field'>;

/** Which row of a side an entry came from. */
const rowOf = (entry: Entry | undefined, inside: string | undefined): number | undefined =>
  inside === undefined ? entry?.row : entry?.aboard[Number(inside)]?.row;

/** Where in the form a fault is: in words, and as the name of the field. */
function placeIn(path: string, whatIf: WhatIf, entries: Entries): Place {
  const [, role, index, inside] = AT.exec(path) ?? [];
  if (role === undefined) {
    return { path: path.startsWith('place') ? 'The place' : 'The battle', field: nameIn(path) };
  }
  const sides = sidesOf(whatIf);
  const side = role === 'attacker' ? sides.attacker : sides.defender;
  const row = index === undefined ? undefined : rowOf(entries[side][Number(index)], inside);
  const of = row === undefined ? '' : `, row ${String(row)}`;
  return { path: `${whatIf.sides[side].name}${of}`, field: fieldOf(path, side, row) };
}

/** What an entry asks for, in the words of the form. */
const WANTED: readonly (readonly [RegExp, string])[] = [
  [/\.class$/, 'Choose a class, or make the number 0.'],
  [/\.count$/, 'Give a whole number of units, or 0 for none.'],
  [/\.outOfSupply$/, 'Levels out of supply are a whole number from 0 to 100.'],
  [/\.intel$/, 'Intel is a whole number.'],
  [/\.(directShare|retreatAt)$/, 'A share is a whole percentage from 0 to 100.'],
  [/^place\.productivity$/, 'Productivity is a whole number.'],
  [/^place\.utilized$/, 'Utilized Productivity is a whole number.'],
  [/\.units$/, 'Nobody fights for this side: give it units.'],
];

const wanted = (path: string, code: string): string | undefined =>
  code === 'SHAPE' ? WANTED.find(([at]) => at.test(path))?.[1] : undefined;

/** What is too much for a page, told before anything is built of it. */
function tooMany({ sides }: WhatIf): readonly InputIssue[] {
  return WHAT_IF_SIDES.flatMap((side): readonly InputIssue[] => {
    const { name, units } = sides[side];
    const all = sumOf(units, ({ count }) => (Number.isInteger(count) ? count : 0));
    if (all <= MOST_UNITS) return [];
    const text = `${String(all)} units; here a side has at most ${String(MOST_UNITS)}.`;
    return [{ field: `${side}.1.count`, path: name, code: 'VALUE', text }];
  });
}

/**
 * A battle that somebody thought out, as it is fought, or everything that is wrong with it: the checks are those of a battle file.
 * @rule ENC-3
 */
export function battleOfWhatIf(
  whatIf: WhatIf,
  { rules, lists }: WhatIfMeans,
): Result<BattleStart, readonly InputIssue[]> {
  const many = tooMany(whatIf);
  if (many.length > 0) return err(many);
  const designs = new Map(lists.designs.map((design) => [String(design.id), design]));
  const entries: Entries = {
    one: entriesOf(whatIf.sides.one.units, designs),
    two: entriesOf(whatIf.sides.two.units, designs),
  };
  const json = battleJson(whatIf, entries, rules);
  const parsed = parseBattle(JSON.stringify(json), lists, BATTLE_RULES);
  if (parsed.ok) return { ok: true, value: { ...parsed.value, rules } };
  const issues = withoutLoading(parsed.error).map(({ path, code, text }) => {
    return { ...placeIn(path, whatIf, entries), code, text: wanted(path, code) ?? text };
  });
  return err(
    issues.filter((one, index) => issues.findIndex((other) => isSame(one, other)) === index),
  );
}

const UNREAD_UNITS = /^sides\.(attacker|defender)\.units.*\.(?:count|class)$/;

/** Flights are put aboard by number and class: where one of these is wrong, nobody knows yet who finds no room. */
function withoutLoading(issues: readonly ContentIssue[]): readonly ContentIssue[] {
  const unread = new Set(issues.flatMap(({ path }) => UNREAD_UNITS.exec(path)?.[1] ?? []));
  return issues.filter(({ path, code }) => {
    return code !== 'PLACE' || !unread.has(AT.exec(path)?.[1] ?? '');
  });
}

const isSame = (one: InputIssue, other: InputIssue): boolean =>
  one.path === other.path && one.text === other.text;
