import { type Field, type Offer, selectField } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';
import type { Answer, DecisionOf } from './decision-form.ts';
import { laneHome } from '#rules/encounters/way-home';
import { wayOutText } from './pieces.ts';

const TEXTS = {
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

/** For each fleet that can leave a list of its lanes. */
export function leaveFields({ fleets, names, standing, sent, preset }: Leaving): readonly Field[] {
  const leaving = new Map(leaveOf(standing).map(({ fleet, lane }) => [fleet, lane]));
  return fleets
    .filter(({ ways }) => ways.length > 0)
    .map((one) =>
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
