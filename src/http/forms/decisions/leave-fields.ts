import { type Field, type Offer, selectField } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';
import { sum, sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { Answer, DecisionOf, QuestionTable } from './decision-form.ts';
import { laneHome } from '#rules/encounters/way-home';
import { wayOutText } from './pieces.ts';

const TEXTS = {
  fleetsThatCanLeave: 'Fleets that can leave, with their units by your last report',
  unitsFaced: (units: number, strength: number | null): string =>
    strength === null
      ? counted(units, 'unit')
      : `${counted(units, 'unit')}, strength ${String(strength)}`,
  toSystem: (system: string): string => `To ${system}`,
} as const;

type FleetWays = DecisionOf<'disengage'>['fleets'][number];
type Departure = Extract<Answer, { kind: 'defend' }>['leave'][number];

const STAYS: Offer = { value: '', label: 'Stays' };
const nameOf = ({ fleet }: FleetWays): string => `leave.${fleet}`;

/** The fleets that leave by an answer; none: it is another sort of answer. */
function leaveOf(standing: Answer | null): readonly Departure[] {
  return standing !== null && 'leave' in standing ? (standing.leave ?? []) : [];
}

type Leaving = Readonly<{
  fleets: readonly FleetWays[];
  names: ViewNames;
  standing: Answer | null;
  sent: FormBody;
  /** Whether a fleet that the standing orders say nothing of is shown as leaving. */
  preset: 'home' | 'stays';
}>;

/** An own fleet by its name, a partner’s by the number that it has there. */
const fleetText = ({ fleet, owner }: FleetWays, names: ViewNames): string =>
  owner === undefined
    ? names.fleet(fleet)
    : `${names.empire(owner)}’s fleet ${fleet.slice(owner.length + 1)}`;

const canLeave = ({ ways }: FleetWays): boolean => ways.length > 0;

type Facing = Pick<DecisionOf<'disengage'>, 'place' | 'own' | 'groups'>;

/** What a fleet would face if it stays; the strength of a class that its player doesn’t know is left out. */
function facedText(groups: Facing['groups']): string {
  const strengths = groups.map(({ count, strength }) =>
    strength === null ? null : count * strength,
  );
  const isKnown = strengths.every((one) => one !== null);
  return TEXTS.unitsFaced(
    sumOf(groups, ({ count }) => count),
    isKnown ? sum(strengths) : null,
  );
}

/** The fleets that can leave, each with where it is, its units and what it faces; none: no fleet can. */
export function fleetsTable(
  fleets: readonly FleetWays[],
  { place, own, groups }: Facing,
  names: ViewNames,
): readonly QuestionTable[] {
  const leaving = fleets.filter(canLeave);
  if (leaving.length === 0) return [];
  const faced = facedText(groups);
  const cellsOf = (one: FleetWays): readonly string[] => {
    const units = own.filter(({ unit }) => names.fleetOf(unit) === one.fleet);
    const isKnown = units.length > 0;
    const sums = [units.length, ...STATS.map((stat) => sumOf(units, (piece) => piece[stat]))];
    const cells = sums.map((sum) => (isKnown ? String(sum) : '?'));
    return [fleetText(one, names), names.at(place), ...cells, faced];
  };
  const columns = ['Fleet', 'Where', 'Units', 'DV', 'AS', 'AF', 'Faces'];
  const keys = leaving.map(({ fleet }) => fleet);
  return [{ caption: TEXTS.fleetsThatCanLeave, columns, keys, rows: leaving.map(cellsOf) }];
}

const STATS = ['dv', 'as', 'af'] as const;

/** For each fleet that can leave a list of its lanes. */
export function leaveFields({ fleets, names, standing, sent, preset }: Leaving): readonly Field[] {
  const leaving = new Map(leaveOf(standing).map(({ fleet, lane }) => [fleet, lane]));
  return fleets.filter(canLeave).map((one) =>
    selectField({
      name: nameOf(one),
      label: fleetText(one, names),
      sent,
      offers: [
        STAYS,
        ...one.ways.map((way) => ({
          value: way.lane,
          label: TEXTS.toSystem(wayOutText(way, names)),
        })),
      ],
      preset: leaving.get(one.fleet) ?? (preset === 'home' ? (laneHome(one.ways) ?? '') : ''),
    }),
  );
}

/** The fleets that leave and their lanes, as sent. */
export const leaveIn = (
  fleets: readonly FleetWays[],
  sent: FormBody,
): readonly Readonly<{ fleet: string; lane: string }>[] =>
  fleets.flatMap((one) => {
    const lane = sent.text(nameOf(one));
    return lane === '' ? [] : [{ fleet: one.fleet, lane }];
  });
