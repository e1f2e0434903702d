import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Link } from '#http/pages/page-parts';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { Agreement, StandingOffer } from '#model/campaign/dealings';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderKind } from '#model/orders/order';
import { chancesSeen } from '#rules/diplomacy/chances-seen';
import { mostTensionFor } from '#rules/diplomacy/diplomatic-chances';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';
import type { OfferLine } from './diplomacy-content.ts';
import { TEXTS } from './texts.ts';

/** The address of the form of an order with these fields filled in. */
export type FilledForm = (form: OrderKind, filled: Readonly<Record<string, string>>) => string;

/** The forms on the page of all orders. */
export const formsOnOrders =
  (base: string): FilledForm =>
  (form, filled) =>
    `${base}/orders?${new URLSearchParams({ form, ...filled }).toString()}#add-${form}`;

/** Where a party's orders are written: on the player's pages, in their own name or that of a junior partner (DIP-10). */
export type DealingDesk = Readonly<{
  /** Where the form of an order is, filled in. */
  hrefOf: FilledForm;
  rules: EmpireView['rules'];
  party: Readonly<{ id: EmpireId; name: string }>;
  isJunior: boolean;
}>;

/** The form of an order, filled in. */
function formOf(
  { hrefOf, party, isJunior }: DealingDesk,
  form: OrderKind,
  filled: Readonly<Record<string, string>>,
): string {
  return hrefOf(form, { ...filled, ...(isJunior ? { junior: party.id } : {}) });
}

/** An offer of one side, and what the player can answer. */
function offerLine(desk: DealingDesk, other: NeighbourView) {
  return ({ by, offer, covert, keep }: StandingOffer): OfferLine => {
    const { party, isJunior } = desk;
    const isOwn = by === party.id;
    const what = `${AGREEMENT_WORDS[offer]}${covert ? TEXTS.inSecret : ''}${keep ? '' : TEXTS.untilIntel}`;
    if (isOwn) {
      const href = formOf(desk, 'RetractOffer', { to: other.id, offer });
      const text = isJunior ? TEXTS.offersYou(party.name, what, other.name) : TEXTS.youOffer(what);
      return { text, acts: [{ href, label: 'Retract' }] };
    }
    const accept = { to: other.id, offer, ...(covert ? { covert: 'yes' } : {}) };
    return {
      text: TEXTS.offersYou(other.name, what, isJunior ? party.name : 'you'),
      acts: [
        { href: formOf(desk, 'OfferTreaty', accept), label: 'Accept' },
        {
          href: formOf(desk, 'DeclineOffer', { from: other.id, offer }),
          label: 'Decline',
        },
      ],
    };
  };
}

/** The open offers between a party and another empire. @rule DIP-5 */
export const offerLines = (desk: DealingDesk, other: NeighbourView): readonly OfferLine[] =>
  (other.offers ?? []).map(offerLine(desk, other));

/** What can be agreed on next; null: nothing. */
function nextAgreement({ state }: NeighbourView): Agreement | null {
  return state === 'war' || state === 'hostilities' ? 'armistice' : nextTreaty(state);
}

/** What tension keeps the player from agreeing on next, and how much it may be at most; null: nothing. */
function tooTense(other: NeighbourView): Readonly<{ offer: Agreement; most: number }> | null {
  const offer = nextAgreement(other);
  const most = offer === null ? null : mostTensionFor(offer, other.state);
  if (offer === null || most === null || other.tension === undefined) return null;
  return other.tension.value > most ? { offer, most } : null;
}

/** What the player’s own tension keeps them from agreeing on. @rule DIP-5 @rule DIP-8 */
export function tensionBar(other: NeighbourView): readonly string[] {
  const bar = tooTense(other);
  return bar === null ? [] : [TEXTS.tooTenseFor(AGREEMENT_WORDS[bar.offer], bar.most)];
}

function offerAct(desk: DealingDesk, other: NeighbourView): readonly Link[] {
  const offer = nextAgreement(other);
  const isOffered = (other.offers ?? []).some((one) => one.offer === offer);
  if (offer === null || isOffered || !other.sustained || tooTense(other) !== null) return [];
  const label = TEXTS.offer(AGREEMENT_WORDS[offer]);
  return [{ href: formOf(desk, 'OfferTreaty', { to: other.id, offer }), label }];
}

type Acts = (desk: DealingDesk, other: NeighbourView) => readonly Link[];

const pactActs: Acts = (desk, { id, state, pact, pactEnds, sustained }) => {
  if (pact && pactEnds === undefined) {
    const href = formOf(desk, 'BreakTreaty', { with: id, what: 'pact' });
    return [{ href, label: TEXTS.endPact }];
  }
  const isBarred = desk.rules.covertDiplomacy === 'off';
  if (pact || isBarred || !isTreaty(state) || !sustained) return [];
  return [{ href: formOf(desk, 'OfferTreaty', { to: id, offer: 'pact' }), label: TEXTS.offerPact }];
};

const breakActs: Acts = (desk, other) => {
  const { breaking } = chancesSeen(other);
  if (breaking === null) return [];
  const href = formOf(desk, 'BreakTreaty', { with: other.id, what: 'treaty' });
  return [{ href, label: TEXTS.breakTreaty(STATE_WORDS[other.state], breaking) }];
};

const warActs: Acts = (desk, other) => {
  const { war } = chancesSeen(other);
  if (war === null || other.covertWar === true) return [];
  const href = formOf(desk, 'DeclareWar', { on: other.id, declare: 'war' });
  return [{ href, label: TEXTS.declareWar(war) }];
};

const hostilityActs: Acts = (desk, { id, state }) => {
  if (desk.rules.hostilities === 'off' || state === 'war' || state === 'hostilities') return [];
  const href = formOf(desk, 'DeclareWar', { on: id, declare: 'hostilities' });
  return [{ href, label: TEXTS.declareHostilities }];
};

const secretActs: Acts = (desk, { id, openly, covertWar }) =>
  openly === undefined && covertWar !== true
    ? []
    : [{ href: formOf(desk, 'RevealTreaty', { with: id }), label: TEXTS.revealSecret }];

const ACTS: readonly Acts[] = [offerAct, pactActs, breakActs, warActs, hostilityActs, secretActs];

/** What a party's player can order about another empire this turn, with its chance. @rule DIP-5 @rule DIP-6 @rule DIP-7 @rule DIP-11 @rule DIP-12 */
export const dealingActs = (desk: DealingDesk, other: NeighbourView): readonly Link[] =>
  other.left === true ? [] : ACTS.flatMap((act) => act(desk, other));
