import type { RuleRef } from '#kernel/reasons/cite';
import type { OrderKind } from '#model/orders/order';
import type { IssuePlace } from '#model/orders/order-issue';
import type { Tone } from './document.ts';

/** What alerts are about, the heaviest first: players read from the top, and may stop early. */
export const ALERT_WEIGHTS = [
  'campaign',
  'systems',
  'battles',
  'attack',
  'supply',
  'unrest',
  'raiders',
  'relations',
  'secrets',
  'losses',
  'repairs',
  'upkeep',
  'finds',
  'orders',
  'yards',
  'arrivals',
  'research',
  'growth',
  'works',
  'charts',
] as const;
export type AlertWeight = (typeof ALERT_WEIGHTS)[number];

type Values = Readonly<Record<string, string | readonly string[]>>;

/** An order that answers an alert, as its form with some of it filled in. */
export type AnswerByOrder = Readonly<{
  kind: 'order';
  order: OrderKind;
  fields: Values;
  /** The parts of an order that settles the alert once it is in the sheet; left out: none does before the turn runs. */
  settles?: Values;
}>;

/** A page to read, or a place in one. */
export type AnswerByPage = Readonly<{ kind: 'page'; page: 'report'; anchor: string }>;

/** Something that a player should know first, in plain words, with what they can do about it. */
export type Alert = Readonly<{
  weight: AlertWeight;
  tone: Tone;
  text: string;
  cite: RuleRef;
  /** Where it leads on the player’s desk; null: nowhere. */
  place: IssuePlace | null;
  answers: readonly (AnswerByOrder | AnswerByPage)[];
}>;
