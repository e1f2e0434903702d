import { DOCTRINES } from '#model/forces/doctrines';
import { STANDING_FIELDS, type StandingOrders } from '#model/forces/standing-orders';
import { selectField } from '#http/forms/field';
import { doctrineIn, doctrineOffers } from '#http/forms/standing/doctrine-offers';
import {
  AS_IT_IS,
  standingIn,
  standingInputs,
  type StandingPage,
} from '#http/forms/standing/standing-inputs';
import { thingsOffers } from '#http/forms/standing/things-offers';
import type { FormBody } from '#http/visits/form-body';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { FormDesk, OrderForm } from './order-form.ts';

const EMPIRE = 'empire';
const FOLLOW = 'follow';

const pageOf = (desk: FormDesk, sent: FormBody): StandingPage => ({
  sent,
  nameOf: (field) => field,
  isPartial: true,
  choices: (row) => thingsOffers(desk, row),
});

/** All that a chosen doctrine says. */
function doctrineFields(sent: FormBody): Partial<StandingOrders> {
  const name = doctrineIn(sent.text('doctrine'));
  return name === undefined ? {} : DOCTRINES[name].standing;
}

export const setStandingForm: OrderForm<'SetStanding'> = {
  kind: 'SetStanding',
  title: 'Standing orders',
  hint: 'A fleet follows them when Farlane can’t ask you. Fill in only the parts to change.',
  unavailable: () => null,
  fields: (desk, sent) => [
    selectField({
      name: 'fleet',
      label: 'Fleet',
      sent,
      offers: [
        { value: EMPIRE, label: 'All fleets without standing orders of their own' },
        ...fleetOffers(desk),
        ...formedOffers(desk),
      ],
    }),
    selectField({
      name: 'doctrine',
      label: 'Doctrine',
      hint: 'A doctrine sets everything below except the lists, the place to withdraw to and how to take damage. Your choices below override it.',
      sent,
      offers: [
        { value: AS_IT_IS, label: 'Leave as it is' },
        { value: FOLLOW, label: 'Remove the fleet’s own standing orders' },
        ...doctrineOffers(),
      ],
    }),
    ...standingInputs(pageOf(desk, sent), STANDING_FIELDS),
  ],
  read: (sent, desk) => {
    const said = standingIn(pageOf(desk, sent), STANDING_FIELDS);
    if (said.problem !== null) return said.problem;
    const standing = { ...doctrineFields(sent), ...said.standing };
    const fleet = sent.text('fleet') === EMPIRE ? null : sent.text('fleet');
    const saysNothing = Object.keys(standing).length === 0;
    if (sent.text('doctrine') === FOLLOW) {
      if (saysNothing) return { json: { kind: 'SetStanding', fleet, standing } };
      return {
        field: 'doctrine',
        problem:
          'You can’t remove and change a fleet’s standing orders at once. Leave everything else as it is.',
      };
    }
    if (saysNothing) {
      return {
        field: 'engage',
        problem: 'You have not changed anything. Fill in at least one part.',
      };
    }
    return { json: { kind: 'SetStanding', fleet, standing } };
  },
};
