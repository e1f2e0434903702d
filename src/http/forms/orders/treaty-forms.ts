import type { NeighbourView } from '#fog/views/empire-view';
import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { type Agreement, AGREEMENTS } from '#model/campaign/dealings';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import { fitsState } from '#rules/diplomacy/treaty-ladder';
import { plainForm } from './described-form.ts';
import { type FieldRow, oneOf, oneOrNone, readAs, ticked } from './field-rows.ts';
import { intelOffers } from './intel-offers.ts';
import type { FormDesk } from './order-form.ts';

const GROUP = 'Diplomacy';

const neighboursWhere =
  (isMeant: (neighbour: NeighbourView) => boolean) =>
  ({ view }: FormDesk): readonly NeighbourView[] =>
    valuesById(view.neighbours).filter(isMeant);

const withState = (neighbour: NeighbourView): Offer => ({
  value: neighbour.id,
  label: `${neighbour.name} (${STATE_WORDS[neighbour.state]})`,
});

const offersOf =
  (list: (desk: FormDesk) => readonly NeighbourView[]) =>
  (desk: FormDesk): readonly Offer[] =>
    list(desk).map(withState);

/** A box that says yes or no. */
const yesOrNo = (label: string, box: string): FieldRow<boolean> =>
  readAs(ticked({ label, box }), (value) => ({ value: value === true }));

const CONTACTS = neighboursWhere(() => true);
const ENVOYS = neighboursWhere(({ sustained }) => sustained);

/** All that may be agreed with any of some empires. */
const agreementOffers = (desk: FormDesk): readonly Offer[] =>
  AGREEMENTS.filter((offer) => offer !== 'pact' || desk.view.rules.covertDiplomacy === 'on')
    .filter((offer) => ENVOYS(desk).some(({ state }) => fitsState(offer, state)))
    .map((offer) => ({ value: offer, label: AGREEMENT_WORDS[offer] }));

const support = oneOrNone({
  label: 'Supported by',
  hint: 'Each point of Intel adds 5 to the chance and costs a point.',
  none: 'no system',
  offers: intelOffers,
});

export const offerTreatyForm = plainForm({
  kind: 'OfferTreaty',
  title: 'Offer or accept a treaty',
  hint: 'A treaty is signed in the Intel Phase if both order it in the same turn, or if one accepts what the other offered the turn before.',
  group: GROUP,
  unavailable: (desk) =>
    ENVOYS(desk).length > 0 ? null : 'You are not in sustained contact with any empire.',
  fields: {
    to: oneOf({ label: 'With', offers: offersOf(ENVOYS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementOffers }),
    covert: yesOrNo('Covert', 'nobody else is to know of it'),
    keep: yesOrNo('Keep', 'offer it until you retract it'),
  },
});

/** Open offers, as `empire agreement`. */
const openOffers =
  (isMeant: (by: 'own' | 'theirs') => boolean) =>
  ({ view }: FormDesk): readonly Readonly<{ with: NeighbourView; offer: Agreement }>[] =>
    valuesById(view.neighbours).flatMap((neighbour) =>
      (neighbour.offers ?? [])
        .filter(({ by }) => isMeant(by === view.empire.id ? 'own' : 'theirs'))
        .map(({ offer }) => ({ with: neighbour, offer })),
    );

const OWN_OFFERS = openOffers((by) => by === 'own');
const THEIR_OFFERS = openOffers((by) => by === 'theirs');

const agreementsIn =
  (list: typeof OWN_OFFERS) =>
  (desk: FormDesk): readonly Offer[] =>
    AGREEMENTS.filter((offer) => list(desk).some((one) => one.offer === offer)).map((offer) => ({
      value: offer,
      label: AGREEMENT_WORDS[offer],
    }));

const empiresIn =
  (list: typeof OWN_OFFERS) =>
  (desk: FormDesk): readonly Offer[] =>
    CONTACTS(desk)
      .filter(({ id }) => list(desk).some((one) => one.with.id === id))
      .map(withState);

export const retractOfferForm = plainForm({
  kind: 'RetractOffer',
  title: 'Retract an offer',
  hint: 'Your offer is gone, even if the other empire accepts it this turn.',
  group: GROUP,
  unavailable: (desk) => (OWN_OFFERS(desk).length > 0 ? null : 'You have no open offer.'),
  fields: {
    to: oneOf({ label: 'To', offers: empiresIn(OWN_OFFERS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementsIn(OWN_OFFERS) }),
  },
});

export const declineOfferForm = plainForm({
  kind: 'DeclineOffer',
  title: 'Decline an offer',
  hint: 'The other empire is told. An offer that you leave alone lapses, unless it is kept.',
  group: GROUP,
  unavailable: (desk) =>
    THEIR_OFFERS(desk).length > 0 ? null : 'Nobody has offered you anything.',
  fields: {
    from: oneOf({ label: 'From', offers: empiresIn(THEIR_OFFERS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementsIn(THEIR_OFFERS) }),
  },
});

const PARTNERS = neighboursWhere(({ state, pact }) => isTreaty(state) || pact);

export const breakTreatyForm = plainForm({
  kind: 'BreakTreaty',
  title: 'Break a treaty or end a pact',
  hint: 'You roll to break the highest treaty that you have with the empire. A pact ends in the turn after your notice, without a roll.',
  group: GROUP,
  unavailable: (desk) => (PARTNERS(desk).length > 0 ? null : 'You have no treaty.'),
  fields: {
    with: oneOf({ label: 'With', offers: offersOf(PARTNERS) }),
    what: oneOf({
      label: 'What',
      offers: [
        { value: 'treaty', label: 'the highest treaty' },
        { value: 'pact', label: 'the pact of co-belligerents' },
      ],
    }),
    support,
  },
});

const NOT_AT_WAR = neighboursWhere(({ state }) => state !== 'war');

/** Hostilities only where the campaign has them. */
const declarations = ({ view }: FormDesk): readonly Offer[] =>
  (['war', 'hostilities'] as const)
    .filter((state) => state === 'war' || view.rules.hostilities === 'on')
    .map((state) => ({ value: state, label: STATE_WORDS[state] }));

export const declareWarForm = plainForm({
  kind: 'DeclareWar',
  title: 'Declare War',
  hint: 'You roll in the Intel Phase, before the fleets move. A failure stays secret. A covert war is known to you alone until you reveal it.',
  group: GROUP,
  unavailable: (desk) => (NOT_AT_WAR(desk).length > 0 ? null : 'There is nobody to declare it on.'),
  fields: {
    on: oneOf({ label: 'On', offers: offersOf(NOT_AT_WAR) }),
    declare: oneOf({ label: 'Declare', offers: declarations }),
    covert: yesOrNo('Covert', 'in secret (40 less)'),
    support,
  },
});

const SECRETS = neighboursWhere(
  ({ openly, covertWar }) => openly !== undefined || covertWar === true,
);

export const revealTreatyForm = plainForm({
  kind: 'RevealTreaty',
  title: 'Reveal a covert treaty or war',
  hint: 'Everybody can know it from the Intel Phase on. A covert war becomes public before the fleets move, so that you can attack in the same turn.',
  group: GROUP,
  unavailable: (desk) => (SECRETS(desk).length > 0 ? null : 'You have no secret to reveal.'),
  fields: { with: oneOf({ label: 'With', offers: offersOf(SECRETS) }) },
});
