import type { EmpireView, JuniorView, NeighbourView } from '#fog/views/empire-view';
import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import { groupBy } from '#kernel/collections/group-by';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { type Agreement, AGREEMENTS } from '#model/campaign/dealings';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import { fitsState, hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import { plainForm } from './described-form.ts';
import { type FieldRow, oneOf, oneOrNone, readAs, ticked } from './field-rows.ts';
import { intelOffers } from './intel-offers.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

const GROUP = 'Diplomacy';

/** Another empire, and the party that deals with it: the player, or a junior partner. */
type Contact = Readonly<{ party: Pick<JuniorView, 'id' | 'name'>; other: NeighbourView }>;

/** Those that the player can deal with, first in their own name, then in that of junior partners. @rule DIP-10 */
function contactsOf({ empire, neighbours, juniors = {} }: EmpireView): readonly Contact[] {
  const parties = [{ id: empire.id, name: empire.name, neighbours }, ...valuesById(juniors)];
  return parties.flatMap(({ id, name, neighbours: met }) =>
    valuesById(met).map((other) => ({ party: { id, name }, other })),
  );
}

const contactsWhere =
  (isMeant: (neighbour: NeighbourView) => boolean) =>
  ({ view }: FormDesk): readonly Contact[] =>
    contactsOf(view).filter(({ other }) => isMeant(other));

/** Each empire once, with its relation to the first of those who deal with it. */
function empiresIn(contacts: readonly Contact[], { view }: FormDesk): readonly Offer[] {
  return [...groupBy(contacts, ({ other }) => other.id).values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const { party, other } = first;
    const whose = party.id === view.empire.id ? '' : ` with ${party.name}`;
    return [{ value: other.id, label: `${other.name} (${STATE_WORDS[other.state]}${whose})` }];
  });
}

const offersOf =
  (list: (desk: FormDesk) => readonly Contact[]) =>
  (desk: FormDesk): readonly Offer[] =>
    empiresIn(list(desk), desk);

const JUNIOR = readAs(
  oneOrNone({
    label: 'In whose name',
    none: 'your own',
    offers: ({ view }) =>
      valuesById(view.juniors ?? {}).map(({ id, name }) => ({ value: id, label: name })),
  }),
  (value) => ({ value: value ?? undefined }),
);

/** In whose name it is ordered: shown to those who lead a Partnership. @rule DIP-10 */
const junior: FieldRow<string | undefined> = {
  show: (asked) => (asked.desk.view.juniors === undefined ? [] : JUNIOR.show(asked)),
  read: (asked) =>
    asked.desk.view.juniors === undefined ? { value: undefined } : JUNIOR.read(asked),
};

/** A box that says yes or no. */
const yesOrNo = (label: string, box: string): FieldRow<boolean> =>
  readAs(ticked({ label, box }), (value) => ({ value: value === true }));

const ENVOYS = contactsWhere(({ sustained }) => sustained);

/** All that may be agreed with any of some empires. */
const agreementOffers = (desk: FormDesk): readonly Offer[] =>
  AGREEMENTS.filter((offer) => offer !== 'pact' || desk.view.rules.covertDiplomacy === 'on')
    .filter((offer) => ENVOYS(desk).some(({ other }) => fitsState(offer, other.state)))
    .map((offer) => ({ value: offer, label: AGREEMENT_WORDS[offer] }));

const SUPPORT_HINT = 'Each point of Intel adds 5 % to the chance and costs 1 EP. The Intel stays.';

const support = oneOrNone({
  label: 'Supported by',
  hint: SUPPORT_HINT,
  none: 'no system',
  offers: intelOffers,
});

const offerTreatyForm = plainForm({
  kind: 'OfferTreaty',
  title: 'Offer or accept a treaty',
  hint: 'A treaty is signed in the Intel Phase if both order it in the same turn, or if one accepts what the other offered the turn before.',
  group: GROUP,
  unavailable: ifNone(ENVOYS, 'You are not in sustained contact with any empire.'),
  fields: {
    junior,
    to: oneOf({ label: 'With', offers: offersOf(ENVOYS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementOffers }),
    covert: yesOrNo('Covert', 'nobody else is to know of it'),
    keep: yesOrNo('Keep', 'offer it until you retract it'),
  },
});

/** Open offers, each with those that it is between. */
const openOffers =
  (isMeant: (by: 'own' | 'theirs') => boolean) =>
  ({ view }: FormDesk): readonly (Contact & Readonly<{ offer: Agreement }>)[] =>
    contactsOf(view).flatMap((contact) =>
      (contact.other.offers ?? [])
        .filter(({ by }) => isMeant(by === contact.party.id ? 'own' : 'theirs'))
        .map(({ offer }) => ({ ...contact, offer })),
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

const retractOfferForm = plainForm({
  kind: 'RetractOffer',
  title: 'Retract an offer',
  hint: 'Your offer is gone, even if the other empire accepts it this turn.',
  group: GROUP,
  unavailable: ifNone(OWN_OFFERS, 'You have no open offer.'),
  fields: {
    junior,
    to: oneOf({ label: 'To', offers: offersOf(OWN_OFFERS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementsIn(OWN_OFFERS) }),
  },
});

const declineOfferForm = plainForm({
  kind: 'DeclineOffer',
  title: 'Decline an offer',
  hint: 'The other empire is told. An offer that you leave alone lapses, unless it is kept.',
  group: GROUP,
  unavailable: ifNone(THEIR_OFFERS, 'Nobody has offered you anything.'),
  fields: {
    junior,
    from: oneOf({ label: 'From', offers: offersOf(THEIR_OFFERS) }),
    offer: oneOf({ label: 'Agreement', offers: agreementsIn(THEIR_OFFERS) }),
  },
});

const PARTNERS = contactsWhere(({ state, pact }) => isTreaty(state) || pact);

const breakTreatyForm = plainForm({
  kind: 'BreakTreaty',
  title: 'Break a treaty or end a pact',
  hint: 'You roll to break the highest treaty that you have with the empire. A pact ends in the turn after your notice, without a roll.',
  group: GROUP,
  unavailable: ifNone(PARTNERS, 'You have no treaty.'),
  fields: {
    junior,
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

const NOT_AT_WAR = contactsWhere(({ state }) => state !== 'war');

/** Hostilities only where the campaign has them. */
const declarations = ({ view }: FormDesk): readonly Offer[] =>
  (['war', 'hostilities'] as const)
    .filter((state) => state === 'war' || view.rules.hostilities === 'on')
    .map((state) => ({ value: state, label: STATE_WORDS[state] }));

const declareWarForm = plainForm({
  kind: 'DeclareWar',
  title: 'Declare War',
  hint: 'You roll in the Intel Phase, before the fleets move. A failure stays secret. A covert war is known to you alone until you reveal it.',
  group: GROUP,
  unavailable: ifNone(NOT_AT_WAR, 'There is nobody to declare it on.'),
  fields: {
    junior,
    on: oneOf({ label: 'On', offers: offersOf(NOT_AT_WAR) }),
    declare: oneOf({ label: 'Declare', offers: declarations }),
    covert: yesOrNo('Covert', 'in secret (40 less)'),
    support,
  },
});

const SECRETS = contactsWhere(
  ({ openly, covertWar }) => openly !== undefined || covertWar === true,
);

const revealTreatyForm = plainForm({
  kind: 'RevealTreaty',
  title: 'Reveal a covert treaty or war',
  hint: 'Everybody can know it from the Intel Phase on. A covert war becomes public before the fleets move, so that you can attack in the same turn.',
  group: GROUP,
  unavailable: ifNone(SECRETS, 'You have no secret to reveal.'),
  fields: { junior, with: oneOf({ label: 'With', offers: offersOf(SECRETS) }) },
});

const ALLIES = ({ view }: FormDesk): readonly NeighbourView[] =>
  valuesById(view.neighbours).filter(
    ({ state, left }) => left !== true && hasAtLeast(state, 'alliance'),
  );

const named = (list: readonly NeighbourView[]): readonly Offer[] =>
  list.map(({ id, name, state }) => ({ value: id, label: `${name} (${STATE_WORDS[state]})` }));

const lendSupportForm = plainForm({
  kind: 'LendSupport',
  title: 'Support an ally’s declaration of War',
  hint: 'If an ally must attempt to declare War for the sake of another, one system supports the attempt. Yours can be that one.',
  group: GROUP,
  unavailable: ifNone(ALLIES, 'You have no ally.'),
  fields: {
    to: oneOf({ label: 'Ally', offers: (desk) => named(ALLIES(desk)) }),
    against: oneOf({
      label: 'Against',
      offers: ({ view }) => named(valuesById(view.neighbours).filter(({ left }) => left !== true)),
    }),
    support: oneOf({ label: 'With', hint: SUPPORT_HINT, offers: intelOffers }),
  },
});

/** Forms about treaties and wars. */
export const TREATY_FORMS = {
  OfferTreaty: offerTreatyForm,
  RetractOffer: retractOfferForm,
  DeclineOffer: declineOfferForm,
  BreakTreaty: breakTreatyForm,
  DeclareWar: declareWarForm,
  RevealTreaty: revealTreatyForm,
  LendSupport: lendSupportForm,
} as const;
