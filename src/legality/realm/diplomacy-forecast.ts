import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Ledger } from '#kernel/reasons/ledger';
import { percent } from '#kernel/words/percent';
import { signed } from '#kernel/words/format-number';
import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import type { OfferTreaty } from '#model/orders/treaties';
import {
  breakingChance,
  declarationChance,
  type Grounds,
  percentOf,
} from '#rules/diplomacy/diplomatic-chances';
import { groundsSeen } from '#rules/diplomacy/chances-seen';
import { stateAfterBreak } from '#rules/diplomacy/treaty-ladder';
import { ownIntelOf } from '#legality/intel/intel-source';

const groundsOf = (view: EmpireView, other: NeighbourView, support: SystemId | null): Grounds =>
  groundsSeen(other, support === null ? 0 : ownIntelOf(view, support));

/** `Chance: 35 % (Trade −40, tension +55, support +20).` */
function chanceText(chance: Ledger): string {
  const terms = chance.map(({ label, amount }) => `${label} ${signed(amount)}`);
  return `Chance: ${percent(percentOf(chance))} (${terms.join(', ')}).`;
}

/** What an agreement needs or does beyond its signing. */
const ALSO: Readonly<Partial<Record<Agreement, string>>> = {
  armistice: ' Your allies in this war must want it too.',
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

function revealText({ name, covertWar, state }: NeighbourView): string {
  if (covertWar !== true)
    return `From then on everybody can know that you and ${name} are at ${STATE_WORDS[state]}.`;
  return `It is War with ${name} before the fleets move, and counts as a surprise attack: for 12 turns everybody has 20 more to break with you or declare on you.`;
}

/** An order with the other empire that it is about. */
type Asked<K extends OrderKind> = Readonly<{
  view: EmpireView;
  other: NeighbourView;
  order: OrderOf<K>;
}>;

function breakText({ view, other, order }: Asked<'BreakTreaty'>): string | null {
  if (order.what === 'pact') return `The pact ends in turn ${String(view.turn + 1)}.`;
  const chance = breakingChance(groundsOf(view, other, order.support));
  const after = stateAfterBreak(other.state);
  if (chance === null || after === null) return null;
  return `${chanceText(chance)} Then you are at ${STATE_WORDS[after]}.`;
}

function declareText({ view, other, order }: Asked<'DeclareWar'>): string {
  if (other.plotsWar === true)
    return `Your spies have uncovered the covert war of ${other.name} on you: the declaration succeeds without a roll.`;
  return chanceText(declarationChance(groundsOf(view, other, order.support), order));
}

/** What a diplomatic order is expected to do, by what its empire knows; null: there is nothing to say. @rule DIP-5 @rule DIP-6 @rule DIP-7 @rule FOG-14 */
export function diplomacyForecast(view: EmpireView, order: Order): string | null {
  const of = <T>(id: EmpireId, tell: (other: NeighbourView) => T): T | null => {
    const other = view.neighbours[id];
    return other === undefined ? null : tell(other);
  };
  if (order.kind === 'OfferTreaty') return of(order.to, (other) => offerText(other, order));
  if (order.kind === 'BreakTreaty')
    return of(order.with, (other) => breakText({ view, other, order }));
  if (order.kind === 'DeclareWar')
    return of(order.on, (other) => declareText({ view, other, order }));
  return order.kind === 'RevealTreaty' ? of(order.with, revealText) : null;
}
