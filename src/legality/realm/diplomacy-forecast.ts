import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Ledger } from '#kernel/reasons/ledger';
import { percent } from '#kernel/words/percent';
import { signed } from '#kernel/words/format-number';
import type { Agreement } from '#model/campaign/dealings';
import type { SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import {
  type DealingOrder,
  isDealing,
  type OfferTreaty,
  otherPartyOf,
} from '#model/orders/treaties';
import {
  breakingChance,
  declarationChance,
  isSure,
  type Grounds,
  PER_INTEL,
  percentOf,
} from '#rules/diplomacy/diplomatic-chances';
import { groundsSeen } from '#rules/diplomacy/chances-seen';
import { stateAfterBreak } from '#rules/diplomacy/treaty-ladder';
import { ownIntelOf } from '#legality/intel/intel-source';
import { type Dealing, partyIn } from './dealing-party.ts';

const groundsOf = (view: EmpireView, other: NeighbourView, support: SystemId | null): Grounds =>
  groundsSeen(other, support === null ? 0 : ownIntelOf(view, support));

/** `Chance: 35 % (Trade −40, tension +55, support +20).` */
function chanceText(chance: Ledger): string {
  const terms = chance.map(({ label, amount }) => `${label} ${signed(amount)}`);
  return `Chance: ${percent(percentOf(chance))} (${terms.join(', ')}).`;
}

/** What an agreement needs or does beyond its signing. */
const ALSO: Readonly<Partial<Record<Agreement, string>>> = {
  armistice: ' The allies of each side in this war must want it too.',
  'mutual-defense':
    ' It binds both: when anybody declares War on one, the other is at War with them too, and its treaties with them end.',
  alliance:
    ' It binds both: when one declares War, the other must try to declare it too, each turn until it succeeds or that war ends.',
  partnership:
    ' Then the one with less system output leaves its diplomacy with all others to the other.',
  unification:
    ' Then, at the end of the turn, the one of you with less system output joins the other with all it has, and is out of the game.',
};

function offerText({ name, offers, id }: NeighbourView, { offer, keep }: OfferTreaty): string {
  const isOffered = (offers ?? []).some((one) => one.by === id && one.offer === offer);
  const also = ALSO[offer] ?? '';
  if (isOffered)
    return `${name} has offered it: it is signed this turn if nothing prevents it.${also}`;
  const until = keep ? 'until you retract it' : 'next turn';
  return `It is signed this turn if ${name} orders the same. Otherwise ${name} can accept it ${until}.${also}`;
}

function revealText({ party, other: { name, covertWar, state } }: Dealing): string {
  const { are, inside } = party.words;
  if (covertWar !== true)
    return `From then on everybody can know that ${inside} at ${STATE_WORDS[state]} with ${name}.`;
  return `${are} at War with ${name} before the fleets move. It counts as a surprise attack: for 12 turns everybody has 20 more to break with the attacker or declare on it.`;
}

/** An order with the other empire that it is about. */
type Asked<K extends OrderKind> = Dealing & Readonly<{ view: EmpireView; order: OrderOf<K> }>;

/** What the support of an ally's attempt adds to its chance. @rule DIP-9 */
function supportText(view: EmpireView, { to, against, support }: OrderOf<'LendSupport'>): string {
  const [ally, enemy] = [to, against].map((id) => view.neighbours[id]?.name ?? id);
  const more = ownIntelOf(view, support) * PER_INTEL;
  return `If ${ally ?? to} must attempt to declare War on ${enemy ?? against} for an ally’s sake, its chance is ${percent(more)} higher, unless a system with more Intel supports it.`;
}

/** The chance of an attempt in percent; null: it is not rolled for. @rule DIP-6 @rule DIP-7 */
export function attemptChance(view: EmpireView, order: Order): number | null {
  if (order.kind !== 'BreakTreaty' && order.kind !== 'DeclareWar') return null;
  const other = partyIn(view, order.junior)?.neighbours[otherPartyOf(order)];
  if (other === undefined) return null;
  const grounds = groundsOf(view, other, order.support);
  if (order.kind === 'DeclareWar') {
    return isSure(grounds) ? null : percentOf(declarationChance(grounds, order));
  }
  const chance = order.what === 'pact' ? null : breakingChance(grounds);
  return chance === null ? null : percentOf(chance);
}

function breakText({ view, party, other, order }: Asked<'BreakTreaty'>): string | null {
  if (order.what === 'pact') return `The pact ends in turn ${String(view.turn + 1)}.`;
  const chance = breakingChance(groundsOf(view, other, order.support));
  const after = stateAfterBreak(other.state);
  if (chance === null || after === null) return null;
  return `${chanceText(chance)} Then ${party.words.inside} at ${STATE_WORDS[after]}.`;
}

function declareText({ view, party, other, order }: Asked<'DeclareWar'>): string {
  if (other.plotsWar === true)
    return `${party.words.your} spies have uncovered the covert war of ${other.name} on ${party.words.them}: the declaration succeeds without a roll.`;
  const grounds = groundsOf(view, other, order.support);
  if (isSure(grounds))
    return `${other.name} is a non-aligned world: the declaration succeeds without a roll.`;
  return chanceText(declarationChance(grounds, order));
}

type Foresee<K extends DealingOrder['kind']> = (asked: Asked<K>) => string | null;

/** What each kind of dealing is expected to do; null: there is nothing to say. */
const DEALINGS: { readonly [K in DealingOrder['kind']]: Foresee<K> } = {
  OfferTreaty: ({ other, order }) => offerText(other, order),
  RetractOffer: () => null,
  DeclineOffer: () => null,
  BreakTreaty: breakText,
  DeclareWar: declareText,
  RevealTreaty: revealText,
};

/** What a diplomatic order is expected to do, by what its empire knows; null: there is nothing to say. @rule DIP-5 @rule DIP-6 @rule DIP-7 @rule DIP-9 @rule FOG-14 */
export function diplomacyForecast(view: EmpireView, order: Order): string | null {
  if (order.kind === 'LendSupport') return supportText(view, order);
  if (!isDealing(order)) return null;
  const party = partyIn(view, order.junior);
  const other = party?.neighbours[otherPartyOf(order)];
  if (party === null || other === undefined) return null;
  // The table ties each kind to its text; an indexed access loses that tie.
  const tell = DEALINGS[order.kind] as Foresee<DealingOrder['kind']>;
  return tell({ view, party, other, order });
}
