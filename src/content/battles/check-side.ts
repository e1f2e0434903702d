import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import { type BattleSide } from '#model/battle/setup';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentIssue } from '#content/issue';
import type { IsUnread } from '#content/read-and-check';
import { conversionFaults } from '#content/scenarios/checks/conversion-faults';
import { ordnanceFaults } from '#content/scenarios/checks/ordnance-faults';
import { fault, faultIfUnknown } from '#content/scenarios/checks/check';
import type { ClassLookup } from '#content/scenarios/classes-of';
import { foldName } from '#content/fold-name';
import { STATUS_KINDS } from '#content/status-kinds';
import type { Battle, GroupEntry, SideEntry, UnitsEntry } from './battle-schema.ts';
import { classesOfSide, namesElsewhere } from './classes-of-side.ts';

/** A question that a check asks the rules, since content knows no rules: the levels without supply that are too many for a unit (SUP-7). */
export type BattleRules = Readonly<{
  levelsToLive: (
    design: UnitDesign,
    state: Readonly<{ outOfSupply: number; damage: number }>,
  ) => number;
}>;

/** One side of a battle file, with what its checks look at. */
export type SideCase = Readonly<{
  battle: Battle;
  side: BattleSide;
  entry: SideEntry;
  classes: ClassLookup;
  /** Names of classes of other lists, used when the list of this side could not be read. */
  elsewhere: ReadonlySet<string>;
  path: string;
  rules: BattleRules;
  isUnread: IsUnread;
}>;

/** What a battle is checked with. */
export type Means = Readonly<{ forceLists: ForceLists; rules: BattleRules; isUnread: IsUnread }>;

const MOST_OF_A_SIDE = 2000;

/** A side of a battle file as its checks look at it. */
export function sideCase(
  battle: Battle,
  side: BattleSide,
  { forceLists, rules, isUnread }: Means,
): SideCase {
  const entry = battle.sides[side];
  return {
    battle,
    side,
    entry,
    classes: classesOfSide(entry, forceLists),
    elsewhere: namesElsewhere(entry, forceLists),
    path: `sides.${side}`,
    rules,
    isUnread,
  };
}

/** The classes of a side that are known, with their groups and paths. */
export function groupsOf({ entry, classes, path }: SideCase): readonly Readonly<{
  units: UnitsEntry;
  design: UnitDesign;
  path: string;
}>[] {
  return entry.units.flatMap((units, index) => {
    const design = classes.find(units.class);
    return design === undefined ? [] : [{ units, design, path: `${path}.units[${String(index)}]` }];
  });
}

type Counted = Readonly<{ units: GroupEntry; path: string }>;

/** How many units there are, or at least. */
export type Count = Readonly<{ least: number; isExact: boolean }>;

/** `4`, `at least 4`. */
export const countText = ({ least, isExact }: Count, what: string): string =>
  isExact ? counted(least, what) : `at least ${counted(least, what)}`;

/** How many units some groups have: a number that could not be read counts as one. */
export function countOf(
  { isUnread }: Pick<SideCase, 'isUnread'>,
  groups: readonly Counted[],
): Count {
  const isUncounted = ({ path }: Counted): boolean => isUnread(`${path}.count`);
  return {
    least: sumOf(groups, (one) => (isUncounted(one) ? 1 : one.units.count)),
    isExact: !groups.some(isUncounted),
  };
}

/** Whether some class of a side is unknown. Checks of its units are skipped then. */
export const hasUnknown = ({ entry, classes }: SideCase): boolean =>
  entry.units.some((units) => classes.find(units.class) === undefined);

/** Everything that is wrong with one side by itself. */
export function sideFaults(one: SideCase, forceLists: ForceLists): readonly ContentIssue[] {
  return [
    ...listFaults(one, forceLists),
    ...one.entry.units.flatMap((units, index) =>
      unitsFaults(units, { ...one, path: `${one.path}.units[${String(index)}]` }),
    ),
    ...numberFaults(one),
    ...fighterFaults(one),
  ];
}

function listFaults({ entry, path }: SideCase, { lists }: ForceLists): readonly ContentIssue[] {
  if (entry.forceList === null) return [];
  const names = lists.map(({ id }) => id);
  return faultIfUnknown(`${path}.forceList`, entry.forceList, { what: 'force list', names });
}

/** A unit that has no DV left is lost before any battle. @rule SUP-7 */
function starvedFaults(
  { outOfSupply }: GroupEntry,
  design: UnitDesign,
  { path, rules }: Pick<At, 'path' | 'rules'>,
): readonly ContentIssue[] {
  const needed = rules.levelsToLive(design, { outOfSupply, damage: 0 });
  if (needed === 0) return [];
  const text =
    `${design.name} has no DV left after ${counted(outOfSupply, 'turn')} out of supply, so it is lost. ` +
    `Give at most ${String(outOfSupply - needed)}.`;
  return [fault(`${path}.outOfSupply`, 'VALUE', text, cite('SUP-7'))];
}

type At = Pick<SideCase, 'path' | 'classes' | 'elsewhere' | 'rules' | 'isUnread'>;

function unitsFaults(units: UnitsEntry, at: At): readonly ContentIssue[] {
  return [
    ...groupFaults(units, { ...at, carriers: 1 }),
    ...units.aboard.flatMap((group, index) =>
      groupFaults(group, {
        ...at,
        path: `${at.path}.aboard[${String(index)}]`,
        carriers: units.count,
      }),
    ),
    ...carrierFaults(units, at),
  ];
}

function groupFaults(
  group: GroupEntry,
  { path, classes, elsewhere, carriers, rules }: At & Readonly<{ carriers: number }>,
): readonly ContentIssue[] {
  const design = classes.find(group.class);
  if (design === undefined) {
    if (elsewhere.has(foldName(group.class))) return [];
    const known = { what: 'class', names: classes.names };
    return faultIfUnknown(`${path}.class`, group.class, known);
  }
  const issues: ContentIssue[] = [
    ...ordnanceFaults(group.ordnance, design, path),
    ...conversionFaults(group, design, path),
  ];
  issues.push(...starvedFaults(group, design, { path, rules }));
  if (design.kind === 'ground') {
    const text = `${design.name} is a ground unit and can’t fight in space. Leave it out.`;
    issues.push(fault(path, 'PLACE', text));
  }
  if (!STATUS_KINDS[group.status].includes(design.kind)) {
    const text = `${design.name} can’t be ${group.status}. Choose another status.`;
    issues.push(fault(`${path}.status`, 'VALUE', text, cite('CON-9')));
  }
  const many = group.count * carriers;
  if (group.names.length > many) {
    const text = `There are ${counted(group.names.length, 'name')} for ${String(many)} ${design.name}. Leave out names until they match.`;
    issues.push(fault(`${path}.names`, 'VALUE', text));
  }
  return issues;
}

/** The kind of a carried class, and the room that a carrier has for it. */
type Hold = Readonly<{
  what: string;
  fits: (design: UnitDesign) => boolean;
  room: (carrier: UnitDesign) => number;
}>;

const HOLDS: readonly Hold[] = [
  { what: 'flight', fits: ({ kind }) => kind === 'flight', room: ({ cv }) => cv },
  {
    what: 'minefield',
    fits: ({ kind }) => kind === 'minefield',
    room: (carrier) => ratingOf(carrier, 'minelayer'),
  },
  {
    what: 'corvette',
    fits: (design) => design.hull === 'CT' && design.kind === 'ship' && !isTender(design),
    room: (carrier) => ratingOf(carrier, 'tender'),
  },
];
const isTender = (design: UnitDesign): boolean => ratingOf(design, 'tender') > 0;

/** Flights need CV, minefields a Minelayer, corvettes a Tender; nothing else is carried. */
function carrierFaults(
  units: UnitsEntry,
  { path, classes, isUnread }: At,
): readonly ContentIssue[] {
  const carrier = classes.find(units.class);
  const carried = units.aboard.flatMap((group, index) => {
    const design = classes.find(group.class);
    return design === undefined
      ? []
      : [{ units: group, design, path: `${path}.aboard[${String(index)}]` }];
  });
  const homeless = carried
    .filter(({ design }) => HOLDS.every((hold) => !hold.fits(design)))
    .map(({ design, path: at }) =>
      fault(at, 'PLACE', `${design.name} can’t be carried. Move it out of the carrier.`),
    );
  if (carrier === undefined) return homeless;
  const crowded = HOLDS.flatMap(({ what, fits, room }): readonly ContentIssue[] => {
    const load = countOf(
      { isUnread },
      carried.filter(({ design }) => fits(design)),
    );
    if (load.least <= room(carrier)) return [];
    const text = `${carrier.name} has room for ${counted(room(carrier), what)} and carries ${countText(load, what)}. Remove some.`;
    return [fault(`${path}.aboard`, 'PLACE', text)];
  });
  return [...homeless, ...crowded];
}

function numberFaults({ entry, path, isUnread }: SideCase): readonly ContentIssue[] {
  const counts = entry.units.map((units, index) => {
    const at = `${path}.units[${String(index)}]`;
    const groups = units.aboard.map((group, inside) => {
      return { units: group, path: `${at}.aboard[${String(inside)}]` };
    });
    const carriers = countOf({ isUnread }, [{ units, path: at }]);
    const aboard = countOf({ isUnread }, groups);
    const least = carriers.least * (1 + aboard.least);
    return { least, isExact: carriers.isExact && aboard.isExact };
  });
  const all = {
    least: sumOf(counts, ({ least }) => least),
    isExact: counts.every(({ isExact }) => isExact),
  };
  if (all.least <= MOST_OF_A_SIDE) return [];
  const text = `This side has ${countText(all, 'unit')}. Give it at most ${String(MOST_OF_A_SIDE)}.`;
  return [fault(`${path}.units`, 'VALUE', text)];
}

/** At least one unit must be able to lead the task force. */
function fighterFaults({ entry, path }: SideCase): readonly ContentIssue[] {
  if (entry.units.some(({ nonCombatant }) => !nonCombatant)) return [];
  const text = 'No unit of this side can lead a task force. Make at least one unit active.';
  return [fault(`${path}.units`, 'VALUE', text, cite('CSC-1'))];
}
