import { sumOf } from '#kernel/numbers/sum';
import type { BattleEvent, BattleEventType } from '#model/battle/battle-event';
import type { EffectSource, ElectronicEffect, Mission } from '#model/battle/round-orders';
import type { ScenarioKind } from '#model/battle/setup';
import type { DesignId } from '#model/campaign/ids';
import type { AnsweredDecision, DecisionKind } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { LegalOrder, OrderKind } from '#model/orders/order';
import type { Roll, RollKind } from '#model/rolls/roll-purpose';

/** The number of times that each thing was seen. */
export type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

/** What happened in self-played campaigns, counted. */
export type Tally = Readonly<{
  turns: number;
  events: Counts<CampaignEventType>;
  /** Steps of battles. */
  moments: Counts<BattleEventType>;
  /** Battles, by their kind. */
  scenarios: Counts<ScenarioKind>;
  missions: Counts<Mission>;
  effects: Counts<`${ElectronicEffect} by ${EffectSource}`>;
  /** Classes with a sound unit that entered a task force. */
  fought: Counts<DesignId>;
  rolls: Counts<RollKind>;
  /** Accepted orders, by kind. */
  orders: Counts<OrderKind>;
  /** Questions that players were asked and answered in a window, by kind. */
  answers: Counts<DecisionKind>;
  /** Those that standing orders would have answered differently. */
  beyond: Counts<DecisionKind>;
}>;

function added<K extends string>(counts: Counts<K>, more: Counts<K>): Counts<K> {
  const sums = new Map<string, number>(Object.entries<number | undefined>(counts).map(entry));
  for (const [key, count = 0] of Object.entries<number | undefined>(more)) {
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  // Object.fromEntries forgets the type of the keys.
  return Object.fromEntries(sums) as Counts<K>;
}

const entry = ([key, count = 0]: readonly [string, number | undefined]): [string, number] => [
  key,
  count,
];

function countOf<K extends string>(keys: readonly K[]): Counts<K> {
  const counts: Partial<Record<K, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Two tallies together. */
export function sumOfTallies(one: Tally, other: Tally): Tally {
  return {
    turns: one.turns + other.turns,
    events: added(one.events, other.events),
    moments: added(one.moments, other.moments),
    scenarios: added(one.scenarios, other.scenarios),
    missions: added(one.missions, other.missions),
    effects: added(one.effects, other.effects),
    fought: added(one.fought, other.fought),
    rolls: added(one.rolls, other.rolls),
    orders: added(one.orders, other.orders),
    answers: added(one.answers, other.answers),
    beyond: added(one.beyond, other.beyond),
  };
}

const missionsIn = (moment: BattleEvent): readonly Mission[] =>
  moment.type === 'MissionsGiven' ? moment.given.map(({ mission }) => mission) : [];

const effectsIn = (moment: BattleEvent): readonly `${ElectronicEffect} by ${EffectSource}`[] =>
  moment.type === 'ElectronicWarfareWaged'
    ? moment.effects.map(({ effect, by }) => `${effect} by ${by}` as const)
    : [];

function soundIn(moment: BattleEvent): readonly DesignId[] {
  const hasEntered = moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered';
  const entered = hasEntered ? moment.entered : [];
  return entered.flatMap(({ condition, design }) => (condition === 'sound' ? [design] : []));
}

/** What one phase, or the sheets of one turn, add. */
export function tallyOf(
  part: Readonly<{
    events?: readonly CampaignEvent[];
    rolls?: readonly Roll[];
    orders?: readonly LegalOrder[];
    decided?: readonly AnsweredDecision[];
    beyond?: readonly DecisionKind[];
  }>,
): Tally {
  const { events = [], rolls = [], orders = [], decided = [], beyond = [] } = part;
  const moments = events.flatMap((event) => (event.type === 'BattleMoment' ? [event.moment] : []));
  return {
    turns: sumOf(events, ({ type }) => (type === 'TurnEnded' ? 1 : 0)),
    events: countOf(events.map(({ type }) => type)),
    moments: countOf(moments.map(({ type }) => type)),
    scenarios: countOf(
      events.flatMap((event) => (event.type === 'BattleBegan' ? [event.scenario] : [])),
    ),
    missions: countOf(moments.flatMap(missionsIn)),
    effects: countOf(moments.flatMap(effectsIn)),
    fought: countOf(moments.flatMap(soundIn)),
    rolls: countOf(rolls.map(({ purpose }) => purpose.kind)),
    orders: countOf(orders.map(({ order }) => order.kind)),
    answers: countOf(decided.filter(({ by }) => by === 'window').map(({ kind }) => kind)),
    beyond: countOf(beyond),
  };
}

/** An empty tally. */
export const NOTHING_YET: Tally = tallyOf({});
