import type { NeighbourView } from '#fog/views/empire-view';
import { cite } from '#kernel/reasons/cite';
import type { Agreement } from '#model/campaign/dealings';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { EmpireId } from '#model/campaign/ids';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { OrderIssue } from '#model/orders/order-issue';
import type { DeclineOffer, OfferTreaty, RetractOffer } from '#model/orders/treaties';
import { mostTensionFor, ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { fitsState, nextTreaty } from '#rules/diplomacy/treaty-ladder';
import { refusal } from '#legality/issue';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { onceIssues, optionIssues } from '#legality/realm/dealing-issues';
import { type Dealing, dealingOr, isIssue } from '#legality/realm/dealing-party';

const DIP_2 = cite('DIP-2');
const DIP_5 = cite('DIP-5');
const DIP_12 = cite('DIP-12');

/** Why two that stand so can't agree on something. */
function unfitText({ party, other: { name, state } }: Dealing, offer: Agreement): string {
  const now = `${party.words.are} at ${STATE_WORDS[state]} with ${name}.`;
  if (offer === 'armistice') return `${now} An armistice ends a War or Hostilities.`;
  if (offer === 'pact')
    return `${now} A pact needs a ${STATE_WORDS['non-aggression']} treaty or better.`;
  const next = nextTreaty(state);
  if (next !== null) return `${now} The next treaty is ${STATE_WORDS[next]}.`;
  return isTreaty(state) ? `${now} There is no higher treaty.` : `${now} Offer an armistice first.`;
}

function offerIssues({ offer }: OfferTreaty, dealing: Dealing): readonly OrderIssue[] {
  const { words } = dealing.party;
  const { name, state, sustained, tension, pact } = dealing.other;
  const rule = ruleOf(offer);
  if (!fitsState(offer, state)) {
    return [refusal({ code: 'OFFER_UNFIT', cite: rule, path: 'offer' }, unfitText(dealing, offer))];
  }
  if (offer === 'pact' && pact) {
    const text = `${words.have} a pact with ${name} already.`;
    return [refusal({ code: 'OFFER_UNFIT', cite: rule, path: 'offer' }, text)];
  }
  if (!sustained) {
    const text = `No envoys get through to ${name}: offer it when there is sustained contact again.`;
    return [refusal({ code: 'NO_ENVOYS', cite: DIP_2, path: 'to' }, text)];
  }
  const most = mostTensionFor(offer, state);
  if (tension === undefined || most === null || tension.value <= most) return [];
  const text = `${words.your} tension toward ${name} is ${String(tension.value)}. ${words.can} agree to ${AGREEMENT_WORDS[offer]} up to ${String(most)}.`;
  return [refusal({ code: 'TOO_TENSE', cite: rule, path: 'offer' }, text)];
}

/** May this be offered to that empire, or accepted from it? @rule DIP-2 @rule DIP-5 @rule DIP-8 @rule DIP-11 */
function judgeOfferTreaty(order: OfferTreaty, plan: Plan): Judgement {
  const dealing = dealingOr(plan.view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  const key = `offer ${party.id} ${order.to} ${order.offer}`;
  const once = onceIssues(plan, key, {
    rule: DIP_5,
    path: 'offer',
    text: `An earlier order offers ${other.name} the same.`,
  });
  const { offer, covert } = order;
  const issues = [
    ...offerIssues(order, dealing),
    ...once,
    ...covertIssues(order),
    ...optionIssues(plan.view, { pact: offer === 'pact', covert }),
  ];
  if (!isRefused(issues)) plan.dealings.add(key);
  return free(issues);
}

/** Why an agreement can't be covert; empty: it can. */
const PLAINLY: Readonly<Record<Agreement, string>> = {
  'non-aggression': '',
  trade: '',
  military: '',
  'mutual-defense': '',
  alliance: '',
  partnership: '',
  unification: 'A Unification is public.',
  armistice: 'An armistice can’t be covert.',
  pact: 'A pact is always known to its two parties alone.',
};

function covertIssues({ offer, covert }: OfferTreaty): readonly OrderIssue[] {
  const why = PLAINLY[offer];
  if (!covert || why === '') return [];
  const text = `${why} Leave out “covert”.`;
  return [refusal({ code: 'OFFER_UNFIT', cite: DIP_12, path: 'covert' }, text)];
}

const hasOffer = (other: NeighbourView, by: EmpireId, offer: Agreement): boolean =>
  (other.offers ?? []).some((one) => one.by === by && one.offer === offer);

/** Is there such an own offer to retract? @rule DIP-5 */
function judgeRetractOffer(order: RetractOffer, { view }: Plan): Judgement {
  const dealing = dealingOr(view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  const { offer } = order;
  if (hasOffer(other, party.id, offer)) return free([]);
  const text = `${party.words.have} not offered ${other.name} ${AGREEMENT_WORDS[offer]}, or the offer has lapsed.`;
  return free([refusal({ code: 'OFFER_GONE', cite: ruleOf(offer), path: 'offer' }, text)]);
}

/** Is there such an offer to decline? @rule DIP-5 */
function judgeDeclineOffer(order: DeclineOffer, { view }: Plan): Judgement {
  const dealing = dealingOr(view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  const { offer } = order;
  if (hasOffer(other, other.id, offer)) return free([]);
  const text = `${party.words.have} no offer of ${AGREEMENT_WORDS[offer]} from ${other.name}, or it has lapsed.`;
  return free([refusal({ code: 'OFFER_GONE', cite: ruleOf(offer), path: 'offer' }, text)]);
}

/** Judges of offers. */
export const OFFERS = {
  OfferTreaty: judgeOfferTreaty,
  RetractOffer: judgeRetractOffer,
  DeclineOffer: judgeDeclineOffer,
} as const;
