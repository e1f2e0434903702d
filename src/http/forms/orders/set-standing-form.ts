import { DOCTRINES } from '#model/forces/doctrines';
import { STANDING_FIELDS, type StandingOrders } from '#model/forces/standing-orders';
import { doctrineIn, doctrineOffers } from '#http/forms/standing/doctrine-offers';
import {
  AS_IT_IS,
  standingIn,
  standingInputs,
  type StandingPage,
} from '#http/forms/standing/standing-inputs';
import { thingsOffers } from '#http/forms/standing/things-offers';
import type { FormBody } from '#http/visits/form-body';
import { shapedForm } from './described-form.ts';
import { type FieldRow, oneOf } from './field-rows.ts';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { FormDesk } from './order-form.ts';

const TEXTS = {
  allOtherFleets: 'All fleets without standing orders of their own',
  notBothAtOnce:
    'You can’t remove and change a fleet’s standing orders at once. Leave everything else as it is.',
  nothingChanged: 'You have not changed anything. Fill in at least one part.',
} as const;

const EMPIRE = 'empire';
const FOLLOW = 'follow';

const pageOf = (desk: FormDesk, sent: FormBody): StandingPage => ({
  sent,
  nameOf: (field) => field,
  isPartial: true,
  choices: (row) => thingsOffers(desk, row),
});

/** All that a chosen doctrine says. */
function doctrineFields(text: string): Partial<StandingOrders> {
  const name = doctrineIn(text);
  return name === undefined ? {} : DOCTRINES[name].standing;
}

/** All fields of standing orders, each by its own name. */
const parts: FieldRow<Partial<StandingOrders>> = {
  show: ({ desk, sent }) => standingInputs(pageOf(desk, sent), STANDING_FIELDS),
  read: ({ desk, sent }) => {
    const { problem, standing } = standingIn(pageOf(desk, sent), STANDING_FIELDS);
    // As unchecked as the rest of the order: its schema judges it.
    return problem ?? { value: standing as Partial<StandingOrders> };
  },
};

export const setStandingForm = shapedForm({
  kind: 'SetStanding',
  title: 'Standing orders',
  hint: 'A fleet follows them when Farlane can’t ask you. Fill in only the parts to change.',
  group: 'Fleets and movement',
  unavailable: () => null,
  fields: {
    fleet: oneOf({
      label: 'Fleet',
      offers: (desk) => [
        { value: EMPIRE, label: TEXTS.allOtherFleets },
        ...fleetOffers(desk),
        ...formedOffers(desk),
      ],
    }),
    doctrine: oneOf({
      label: 'Doctrine',
      hint: 'A doctrine sets everything below except the lists, the place to withdraw to and how to take damage. Your choices below override it.',
      offers: [
        { value: AS_IT_IS, label: 'Leave as it is' },
        { value: FOLLOW, label: 'Remove the fleet’s own standing orders' },
        ...doctrineOffers(),
      ],
    }),
    standing: parts,
  },
  order: ({ fleet, doctrine, standing: changed }) => {
    const standing = { ...doctrineFields(doctrine), ...changed };
    const saysNothing = Object.keys(standing).length === 0;
    if (doctrine === FOLLOW && !saysNothing) {
      return {
        field: 'doctrine',
        problem: TEXTS.notBothAtOnce,
      };
    }
    if (doctrine !== FOLLOW && saysNothing) {
      return {
        field: 'engage',
        problem: TEXTS.nothingChanged,
      };
    }
    return { kind: 'SetStanding', fleet: fleet === EMPIRE ? null : fleet, standing };
  },
});
