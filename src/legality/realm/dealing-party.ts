import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { type DealingOrder, otherPartyOf } from '#model/orders/treaties';
import { refusal } from '#legality/issue';
import { empireLeft } from './empire-left.ts';

const DIP_1 = cite('DIP-1');
const DIP_10 = cite('DIP-10');

/** How sentences speak of a party: the player, or the junior partner in whose name they order. */
export type PartyWords = Readonly<{
  are: string;
  /** The same in the middle of a sentence. */
  inside: string;
  have: string;
  can: string;
  your: string;
  /** Whom something is done to. */
  them: string;
}>;

/** The player’s own empire. */
export const YOU: PartyWords = {
  are: 'You are',
  inside: 'you are',
  have: 'You have',
  can: 'You can',
  your: 'Your',
  them: 'you',
};

const wordsOf = (name: string): PartyWords => ({
  are: `${name} is`,
  inside: `${name} is`,
  have: `${name} has`,
  can: `${name} can`,
  your: `${name}’s`,
  them: name,
});

/** In whose name an order about a treaty or war is given, and the relations of that empire. */
export type Party = Pick<EmpireView, 'neighbours'> & Readonly<{ id: EmpireId; words: PartyWords }>;

/** The party and the other empire of an order. */
export type Dealing = Readonly<{ party: Party; other: NeighbourView }>;

const OTHER_PATHS: { readonly [K in DealingOrder['kind']]: string } = {
  OfferTreaty: 'to',
  RetractOffer: 'to',
  DeclineOffer: 'from',
  BreakTreaty: 'with',
  DeclareWar: 'on',
  RevealTreaty: 'with',
};

/** The party of an order, as far as its player can order for it; null: they can't. @rule DIP-10 */
export function partyIn(
  { empire, neighbours, juniors = {} }: Pick<EmpireView, 'empire' | 'neighbours' | 'juniors'>,
  junior: EmpireId | undefined,
): Party | null {
  if (junior === undefined) return { id: empire.id, neighbours, words: YOU };
  const led = juniors[junior];
  return led === undefined
    ? null
    : { id: led.id, neighbours: led.neighbours, words: wordsOf(led.name) };
}

/** The other empire of an order, if its party has met it and it is still in the game. @rule DIP-1 @rule FOG-13 */
export function metOr(
  { neighbours, words }: Pick<Party, 'neighbours' | 'words'>,
  other: EmpireId,
  path: string,
): NeighbourView | OrderIssue {
  const met = neighbours[other];
  if (met === undefined) {
    const text = `${words.are} in contact with no such power.`;
    return refusal({ code: 'EMPIRE_UNKNOWN', cite: DIP_1, path }, text);
  }
  return met.left === true ? empireLeft(met.name, path) : met;
}

export const isIssue = (found: NeighbourView | Dealing | OrderIssue): found is OrderIssue =>
  'severity' in found;

/** Who orders the diplomacy of a player with another empire, if that is their leader. @rule DIP-10 */
function ledIssue(
  { leader, neighbours }: EmpireView,
  other: EmpireId,
  path: string,
): OrderIssue | null {
  if (leader === undefined || leader === other) return null;
  const name = neighbours[leader]?.name ?? 'Your partner';
  const text = `${name} leads your Partnership and orders your diplomacy. You can order only what is between the two of you.`;
  return refusal({ code: 'LED_BY_PARTNER', cite: DIP_10, path }, text);
}

/** The party and the other empire of an order about a treaty or war, or why its player can't give it. @rule DIP-1 @rule DIP-10 */
export function dealingOr(view: EmpireView, order: DealingOrder): Dealing | OrderIssue {
  const { junior } = order;
  const id = otherPartyOf(order);
  const path = OTHER_PATHS[order.kind];
  const party = partyIn(view, junior);
  if (party === null) {
    const text = 'You lead no Partnership with that empire, so you can’t order in its name.';
    return refusal({ code: 'NO_JUNIOR', cite: DIP_10, path: 'junior' }, text);
  }
  if (junior !== undefined && id === view.empire.id) {
    const text = 'Each partner orders for itself what is between the two of you.';
    return refusal({ code: 'NO_JUNIOR', cite: DIP_10, path }, text);
  }
  const other = metOr(party, id, path);
  if (isIssue(other)) return other;
  const led = junior === undefined ? ledIssue(view, id, path) : null;
  return led ?? { party, other };
}
