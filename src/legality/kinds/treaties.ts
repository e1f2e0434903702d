import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import { type Agreement, TREATIES } from '#model/campaign/dealings';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { OrderIssue } from '#model/orders/order-issue';
import type {
  BreakTreaty,
  DeclareWar,
  DeclineOffer,
  OfferTreaty,
  RetractOffer,
  RevealTreaty,
} from '#model/orders/treaties';
import { mostTensionFor, ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { fitsState, nextTreaty } from '#rules/diplomacy/treaty-ladder';
import { bookIntel, intelSourceIssues, ownIntelOf } from '#legality/intel/intel-source';
import { refusal } from '#legality/issue';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { paymentIssues } from '#legality/works/pay';

const DIP_1 = cite('DIP-1');
const DIP_2 = cite('DIP-2');
const DIP_3 = cite('DIP-3');
const DIP_5 = cite('DIP-5');
const DIP_6 = cite('DIP-6');
const DIP_7 = cite('DIP-7');
const DIP_11 = cite('DIP-11');
const DIP_12 = cite('DIP-12');
const FOG_13 = cite('FOG-13');
const OPT_22 = cite('OPT-22');

/** The other empire of an order, if its player has met it and it is still in the game. */
function metOr(
  { neighbours }: EmpireView,
  other: EmpireId,
  path: string,
): NeighbourView | OrderIssue {
  const met = neighbours[other];
  if (met === undefined) {
    const text = 'You are in contact with no such power.';
    return refusal({ code: 'EMPIRE_UNKNOWN', cite: DIP_1, path }, text);
  }
  if (met.left !== true) return met;
  return refusal({ code: 'EMPIRE_LEFT', cite: FOG_13, path }, `${met.name} is out of the game.`);
}

const isIssue = (found: NeighbourView | OrderIssue): found is OrderIssue => 'severity' in found;

/** Each thing once in a sheet. */
function onceIssues(
  { dealings }: Plan,
  key: string,
  { rule, path, text }: Readonly<{ rule: RuleRef; path: string; text: string }>,
): readonly OrderIssue[] {
  return dealings.has(key) ? [refusal({ code: 'DIPLOMACY_TWICE', cite: rule, path }, text)] : [];
}

/** Why two that stand so can't agree on something. */
function unfitText({ name, state }: NeighbourView, offer: Agreement): string {
  const now = `You are at ${STATE_WORDS[state]} with ${name}.`;
  if (offer === 'armistice') return `${now} An armistice ends a War or Hostilities.`;
  if (offer === 'pact')
    return `${now} A pact needs a ${STATE_WORDS['non-aggression']} treaty or better.`;
  const next = nextTreaty(state);
  if (next !== null) return `${now} The next treaty is ${STATE_WORDS[next]}.`;
  return isTreaty(state) ? `${now} There is no higher treaty.` : `${now} Offer an armistice first.`;
}

function offerIssues({ offer }: OfferTreaty, other: NeighbourView): readonly OrderIssue[] {
  const { name, state, sustained, tension, pact } = other;
  const rule = ruleOf(offer);
  if (!fitsState(offer, state)) {
    return [refusal({ code: 'OFFER_UNFIT', cite: rule, path: 'offer' }, unfitText(other, offer))];
  }
  if (offer === 'pact' && pact) {
    const text = `You have a pact with ${name} already.`;
    return [refusal({ code: 'OFFER_UNFIT', cite: rule, path: 'offer' }, text)];
  }
  if (!sustained) {
    const text = `No envoys get through to ${name}: offer it when you have sustained contact again.`;
    return [refusal({ code: 'NO_ENVOYS', cite: DIP_2, path: 'to' }, text)];
  }
  const most = mostTensionFor(offer, state);
  if (tension === undefined || most === null || tension.value <= most) return [];
  const text = `Your tension toward ${name} is ${String(tension.value)}. You can agree to ${AGREEMENT_WORDS[offer]} up to ${String(most)}.`;
  return [refusal({ code: 'TOO_TENSE', cite: rule, path: 'offer' }, text)];
}

/** Pacts and secrets only where the campaign has them. @rule OPT-22 */
function optionIssues(
  { rules }: EmpireView,
  { pact, covert }: Readonly<{ pact: boolean; covert: boolean }>,
): readonly OrderIssue[] {
  if (rules.covertDiplomacy === 'on') return [];
  const about = { code: 'NO_COVERT_DIPLOMACY', cite: OPT_22 };
  return [
    ...(pact
      ? [refusal({ ...about, path: 'offer' }, 'This campaign is played without co-belligerents.')]
      : []),
    ...(covert
      ? [
          refusal(
            { ...about, path: 'covert' },
            'This campaign is played without covert diplomacy. Leave out “covert”.',
          ),
        ]
      : []),
  ];
}

/** May this be offered to that empire, or accepted from it? @rule DIP-2 @rule DIP-5 @rule DIP-8 @rule DIP-11 */
export function judgeOfferTreaty(order: OfferTreaty, plan: Plan): Judgement {
  const other = metOr(plan.view, order.to, 'to');
  if (isIssue(other)) return free([other]);
  const key = `offer ${order.to} ${order.offer}`;
  const once = onceIssues(plan, key, {
    rule: DIP_5,
    path: 'offer',
    text: `An earlier order offers ${other.name} the same.`,
  });
  const { offer, covert } = order;
  const issues = [
    ...offerIssues(order, other),
    ...once,
    ...covertIssues(order),
    ...optionIssues(plan.view, { pact: offer === 'pact', covert }),
  ];
  if (!isRefused(issues)) plan.dealings.add(key);
  return free(issues);
}

const COVERTLY: readonly Agreement[] = TREATIES.filter((treaty) => treaty !== 'unification');

const PLAINLY: Readonly<Partial<Record<Agreement, string>>> = {
  pact: 'A pact is always known to its two parties alone.',
  unification: 'A Unification is public.',
};

function covertIssues({ offer, covert }: OfferTreaty): readonly OrderIssue[] {
  if (!covert || COVERTLY.includes(offer)) return [];
  const text = `${PLAINLY[offer] ?? 'An armistice can’t be covert.'} Leave out “covert”.`;
  return [refusal({ code: 'OFFER_UNFIT', cite: DIP_12, path: 'covert' }, text)];
}

const hasOffer = (other: NeighbourView, by: EmpireId, offer: Agreement): boolean =>
  (other.offers ?? []).some((one) => one.by === by && one.offer === offer);

/** Is there such an own offer to retract? @rule DIP-5 */
export function judgeRetractOffer({ to, offer }: RetractOffer, { view }: Plan): Judgement {
  const other = metOr(view, to, 'to');
  if (isIssue(other)) return free([other]);
  if (hasOffer(other, view.empire.id, offer)) return free([]);
  const text = `You have not offered ${other.name} ${AGREEMENT_WORDS[offer]}, or the offer has lapsed.`;
  return free([refusal({ code: 'OFFER_GONE', cite: ruleOf(offer), path: 'offer' }, text)]);
}

/** Is there such an offer to decline? @rule DIP-5 */
export function judgeDeclineOffer({ from, offer }: DeclineOffer, { view }: Plan): Judgement {
  const other = metOr(view, from, 'from');
  if (isIssue(other)) return free([other]);
  if (hasOffer(other, other.id, offer)) return free([]);
  const text = `${other.name} has not offered you ${AGREEMENT_WORDS[offer]}, or the offer has lapsed.`;
  return free([refusal({ code: 'OFFER_GONE', cite: ruleOf(offer), path: 'offer' }, text)]);
}

/** Reasons against an attempt whose system can’t support it or be paid for, and what it costs. @rule INT-1 @rule ECO-6 */
function supportOf(
  plan: Plan,
  support: SystemId | null,
): Readonly<{ issues: readonly OrderIssue[]; cost: number }> {
  if (support === null) return { issues: [], cost: 0 };
  const unfit = intelSourceIssues(plan, support, 'support');
  if (isRefused(unfit)) return { issues: unfit, cost: 0 };
  const cost = ownIntelOf(plan.view, support);
  return { issues: paymentIssues(plan, cost), cost };
}

function attempt(
  plan: Plan,
  key: string,
  { issues, support }: Readonly<{ issues: readonly OrderIssue[]; support: SystemId | null }>,
): Judgement {
  if (isRefused(issues)) return free(issues);
  const help = supportOf(plan, support);
  const all = [...issues, ...help.issues];
  if (isRefused(all)) return free(all);
  plan.dealings.add(key);
  if (support !== null) bookIntel(plan, support);
  return { issues: all, cost: help.cost };
}

function breakIssues({ what, support }: BreakTreaty, other: NeighbourView): readonly OrderIssue[] {
  const { name, state, pact, pactEnds } = other;
  if (what === 'treaty') {
    if (isTreaty(state)) return [];
    const text = `You have no treaty with ${name}.`;
    return [refusal({ code: 'NOTHING_TO_BREAK', cite: DIP_6, path: 'with' }, text)];
  }
  const about = { code: 'NOTHING_TO_BREAK', cite: DIP_11, path: 'with' };
  if (!pact) return [refusal(about, `You have no pact with ${name}.`)];
  if (pactEnds !== undefined)
    return [refusal(about, `Your pact with ${name} ends in turn ${String(pactEnds)} already.`)];
  if (support === null) return [];
  const text = 'Ending a pact needs no support: leave it out.';
  return [refusal({ ...about, path: 'support' }, text)];
}

/** May a treaty with that empire be broken, or a pact ended? @rule DIP-6 @rule DIP-11 */
export function judgeBreakTreaty(order: BreakTreaty, plan: Plan): Judgement {
  const other = metOr(plan.view, order.with, 'with');
  if (isIssue(other)) return free([other]);
  const key = `break ${order.with} ${order.what}`;
  const once = onceIssues(plan, key, {
    rule: DIP_6,
    path: 'with',
    text: `An earlier order breaks with ${other.name}: one attempt in a turn.`,
  });
  return attempt(plan, key, {
    issues: [...breakIssues(order, other), ...once],
    support: order.support,
  });
}

function declareIssues(
  { view }: Plan,
  { declare, covert }: DeclareWar,
  { name, state, covertWar }: NeighbourView,
): readonly OrderIssue[] {
  const about = { code: 'DECLARATION_UNFIT', cite: DIP_7, path: 'declare' };
  if (state === 'war' || state === declare) {
    return [refusal(about, `You are at ${STATE_WORDS[state]} with ${name} already.`)];
  }
  if (declare === 'hostilities') {
    if (view.rules.hostilities === 'off') {
      return [refusal({ ...about, cite: DIP_3 }, 'In this campaign you can declare only War.')];
    }
    if (covert) {
      return [
        refusal({ ...about, cite: DIP_12, path: 'covert' }, 'Only War can be declared in secret.'),
      ];
    }
  }
  if (covertWar !== true) return [];
  const text = `You are at War with ${name} in secret. Reveal it instead: that needs no roll.`;
  return [refusal({ ...about, cite: DIP_12 }, text)];
}

/** May War or Hostilities be declared on that empire? @rule DIP-7 @rule DIP-3 @rule DIP-12 */
export function judgeDeclareWar(order: DeclareWar, plan: Plan): Judgement {
  const other = metOr(plan.view, order.on, 'on');
  if (isIssue(other)) return free([other]);
  const key = `declare ${order.on}`;
  const once = onceIssues(plan, key, {
    rule: DIP_7,
    path: 'on',
    text: `An earlier order declares on ${other.name}: one attempt in a turn.`,
  });
  return attempt(plan, key, {
    issues: [
      ...declareIssues(plan, order, other),
      ...once,
      ...optionIssues(plan.view, { pact: false, covert: order.covert }),
    ],
    support: order.support,
  });
}

/** Is there anything between the two that others don’t know? @rule DIP-12 */
export function judgeRevealTreaty({ with: id }: RevealTreaty, { view }: Plan): Judgement {
  const other = metOr(view, id, 'with');
  if (isIssue(other)) return free([other]);
  if (other.openly !== undefined || other.covertWar === true) return free([]);
  const text = `There is nothing to reveal: everybody can know how you and ${other.name} stand.`;
  return free([refusal({ code: 'NOTHING_TO_REVEAL', cite: DIP_12, path: 'with' }, text)]);
}
