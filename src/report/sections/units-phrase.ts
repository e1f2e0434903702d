import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import type { ForceIndex } from '#rules/forces/force-index';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Phrase } from '#report/document/document';
import { phrase, quiet, type Status, status } from '#report/document/inline';
import { ordnanceText } from '#report/sentences/ordnance-text';
import { type Names, shortId } from '#report/sentences/names';
import { unitMarks } from './unit-marks.ts';

export type UnitFacts = Readonly<{
  index: ForceIndex;
  names: Pick<Names, 'design'>;
  isUnpaid: (unit: UnitId) => boolean;
  /** Whether it pulled back before an Interception, and is held to it. */
  isHeldBack: (unit: UnitId) => boolean;
  /** Why it does nothing this turn; null: it does. */
  restOf: (unit: UnitId) => string | null;
  /** How it hides from others; null: it does not. */
  hidingOf: (unit: UnitId) => string | null;
}>;

const HELD_BACK = 'pulled back until the next movement is over: no loading before that';

/** What is so of a unit this turn that its own row does not tell. */
const statesNow = ({ id }: Unit, { isUnpaid, isHeldBack }: UnitFacts): readonly Status[] => [
  ...(isUnpaid(id) ? [status('bad', 'unpaid')] : []),
  ...(isHeldBack(id) ? [status('warning', HELD_BACK)] : []),
];

/** What boxes show where they are printed. */
const boxedStatesOf = ({ condition, damage, outOfSupply }: Unit): readonly Status[] => [
  ...(condition === 'crippled' ? [status('bad', 'crippled')] : []),
  ...(damage > 0 ? [status('bad', `${String(damage)} Attrition lost`)] : []),
  ...(outOfSupply > 0 ? [status('bad', `out of supply by ${String(outOfSupply)}`)] : []),
];

/** What sets a unit apart from others of its class, besides what boxes show. */
export const plainStatesOf = (unit: Unit, facts: UnitFacts): readonly Status[] => [
  ...(unit.unconverted ? [status('bad', 'unconverted')] : []),
  ...statesNow(unit, facts),
  ...(unit.status === 'active' ? [] : [status('info', unit.status)]),
  ...[facts.restOf(unit.id), facts.hidingOf(unit.id)].flatMap((text) =>
    text === null ? [] : [status('info', text)],
  ),
  ...(unit.trading ? [status('info', 'trading')] : []),
  ...(unit.census > 0 ? [status('info', 'Census aboard')] : []),
  ...(unit.ordnance.length > 0 ? [status('info', `with ${ordnanceText(unit.ordnance)}`)] : []),
];

const statesOf = (unit: Unit, facts: UnitFacts): readonly Status[] => [
  ...boxedStatesOf(unit),
  ...plainStatesOf(unit, facts),
];

/** The same for units that can be told in one: class, and all that sets one apart. */
export const groupKeyOf = (unit: Unit, facts: UnitFacts): string =>
  [
    unit.design,
    unit.condition,
    unit.status,
    String(unit.trading),
    String(unit.census),
    String(unit.outOfSupply),
    String(unit.damage),
    ordnanceText(unit.ordnance),
    String(unit.unconverted),
    String(facts.isUnpaid(unit.id)),
    String(facts.isHeldBack(unit.id)),
    facts.restOf(unit.id),
    facts.hidingOf(unit.id),
  ].join('|');

const carrierOf = ({ place }: Unit): string => (place.kind === 'aboard' ? place.carrier : '');

/** `u2 on u1, u4–u5 on u3`: flights with what they are based on. */
export const marksOf = (units: readonly Unit[]): string =>
  [...groupBy(units, carrierOf)]
    .map(([carrier, group]) => {
      const marks = unitMarks(group);
      return carrier === '' ? marks : `${marks} on ${shortId(carrier)}`;
    })
    .join(', ');

type Group = Readonly<{ units: readonly Unit[]; design: DesignId; states: readonly Status[] }>;

function groupPhrase({ units, design, states }: Group, facts: UnitFacts): Phrase {
  const count = units.length === 1 ? '' : `${String(units.length)} `;
  return phrase(
    `${count}${facts.names.design(design)} `,
    quiet(marksOf(units)),
    ...states.flatMap((state) => [' ', state]),
  );
}

function groupsOf(units: readonly Unit[], facts: UnitFacts): readonly Group[] {
  return [...groupBy(units, (unit) => groupKeyOf(unit, facts)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ units: same, design: first.design, states: statesOf(first, facts) }];
  });
}

/** What is so of each of several groups is said once of all. */
function sharedStates([first, ...others]: readonly Group[]): readonly Status[] {
  if (first === undefined || others.length === 0) return [];
  return first.states.filter(({ text }) =>
    others.every(({ states }) => states.some((state) => state.text === text)),
  );
}

/** The units themselves, then what is based aboard them. */
export const withThoseAboard = (units: readonly Unit[], index: ForceIndex): readonly Unit[] => [
  ...units,
  ...unique(units.flatMap(({ id }) => index.aboard(id))),
];

/** Units by class and state, each carrier's flights after the units of the place itself. */
export function unitsPhrase(units: readonly Unit[], facts: UnitFacts): Phrase {
  const groups = groupsOf(withThoseAboard(units, facts.index), facts);
  const shared = sharedStates(groups);
  const isShared = ({ text }: Status): boolean => shared.some((state) => state.text === text);
  const own = groups.flatMap((group, index) => [
    ...(index === 0 ? [] : phrase('; ')),
    ...groupPhrase({ ...group, states: group.states.filter((one) => !isShared(one)) }, facts),
  ]);
  return [...own, ...(shared.length === 0 ? [] : phrase('; all:')), ...shared.flatMap(spaced)];
}

const spaced = (state: Status): Phrase => phrase(' ', state);
