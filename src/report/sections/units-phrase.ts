import { groupBy } from '#kernel/collections/group-by';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Unit, UnitId } from '#fog/views/terms';
import type { Inline, Phrase } from '#report/document/document';
import { phrase, quiet, status } from '#report/document/inline';
import { type Names, shortId } from '#report/sentences/names';
import { unitMarks } from './unit-marks.ts';

export type UnitFacts = Readonly<{
  index: ForceIndex;
  names: Pick<Names, 'design'>;
  isUnpaid: (unit: UnitId) => boolean;
}>;

/** What sets a unit apart from others of its class. */
const statesOf = (unit: Unit, { isUnpaid }: UnitFacts): readonly Inline[] => [
  ...(unit.condition === 'crippled' ? [status('bad', 'crippled')] : []),
  ...(isUnpaid(unit.id) ? [status('bad', 'unpaid')] : []),
  ...(unit.status === 'active' ? [] : [status('info', unit.status)]),
  ...(unit.trading ? [status('info', 'trading')] : []),
];

const groupKeyOf = (unit: Unit, facts: UnitFacts): string =>
  [
    unit.design,
    unit.condition,
    unit.status,
    String(unit.trading),
    String(facts.isUnpaid(unit.id)),
  ].join('|');

const carrierOf = ({ place }: Unit): string => (place.kind === 'aboard' ? place.carrier : '');

/** `u2 on u1, u4–u5 on u3`: flights with what they are based on. */
const marksOf = (units: readonly Unit[]): string =>
  [...groupBy(units, carrierOf)]
    .map(([carrier, group]) => {
      const marks = unitMarks(group);
      return carrier === '' ? marks : `${marks} on ${shortId(carrier)}`;
    })
    .join(', ');

function groupPhrase(units: readonly Unit[], facts: UnitFacts): Phrase {
  const [first] = units;
  if (first === undefined) return [];
  return phrase(
    `${String(units.length)} ${facts.names.design(first.design)} `,
    quiet(marksOf(units)),
    ...statesOf(first, facts).flatMap((state) => [' ', state]),
  );
}

/** The units themselves, then what is based aboard them. */
const withThoseAboard = (units: readonly Unit[], index: ForceIndex): readonly Unit[] => [
  ...units,
  ...units.flatMap(({ id }) => index.aboard(id)),
];

/** Units by class and state, each carrier's flights after the units of the place itself. */
export function unitsPhrase(units: readonly Unit[], facts: UnitFacts): Phrase {
  const all = withThoseAboard(units, facts.index);
  const groups = [...groupBy(all, (unit) => groupKeyOf(unit, facts)).values()];
  return groups.flatMap((group, index) => [
    ...(index === 0 ? [] : phrase('; ')),
    ...groupPhrase(group, facts),
  ]);
}
