import type { Offer } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import { ownSystems, statsOf } from '#http/names/view-names';
import { isInHold } from './cargo-fields.ts';
import { fleetOffers } from './fleets.ts';
import { plainForm } from './described-form.ts';
import { oneOf, readAs } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { someUnits, unitOffers } from './units.ts';
import { firstOf, ifNone, unless } from './unavailable.ts';

const TEXTS = {
  system: 'A system',
  fleet: 'A fleet',
} as const;

const FLEET = 'fleet ';

/** Flights that are no cargo, and minefields that lie in systems. */
const isMovable =
  (desk: FormDesk) =>
  (unit: Unit): boolean => {
    const kind = statsOf(desk.view, unit.design)?.kind;
    if (kind === 'minefield') return unit.place.kind === 'system';
    return kind === 'flight' && !isInHold(desk, unit);
  };

const candidates = (desk: FormDesk): readonly Offer[] => unitOffers(desk, isMovable(desk));

const goalOffers = (desk: FormDesk): readonly Offer[] => [
  ...ownSystems(desk.view).map(({ id, name }) => ({ value: id, label: name, group: TEXTS.system })),
  ...fleetOffers(desk).map(({ value, label }) => ({
    value: `${FLEET}${value}`,
    label,
    group: TEXTS.fleet,
  })),
];

const goalIn = (text: string) =>
  text.startsWith(FLEET)
    ? { kind: 'fleet', fleet: text.slice(FLEET.length) }
    : { kind: 'system', system: text };

export const redeployUnitsForm = plainForm({
  kind: 'RedeployUnits',
  title: 'Redeploy flights and minefields',
  hint: 'Units redeploy in the Supply Phase over any distance, if both ends are in supply and no enemy fleet blocks the lanes.',
  group: 'Fleets and movement',
  unavailable: firstOf(
    unless(
      ({ view }) => view.rules.strategicRedeployment !== 'off',
      'This campaign does not use strategic redeployment.',
    ),
    ifNone(candidates, 'You have no flights and no laid minefields.'),
  ),
  fields: {
    units: someUnits(candidates),
    to: readAs(oneOf({ label: 'To', offers: goalOffers }), (text) => ({ value: goalIn(text) })),
  },
});
