import { declareWar } from '#engine/diplomacy/declare-war';
import type { Feel } from '#engine/diplomacy/move-tension';
import { parties, partiesAndHearers } from '#engine/diplomacy/public-news';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import {
  DIPLOMATIC_STATES,
  type DiplomaticState,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { attitudeIn } from '#rules/worlds/attitude';

type Pair = Readonly<{ world: EmpireId; other: EmpireId }>;
type Given = Readonly<{ feel: Feel }>;

const isBelow = (state: DiplomaticState, other: DiplomaticState): boolean =>
  DIPLOMATIC_STATES.indexOf(state) < DIPLOMATIC_STATES.indexOf(other);

/** What a world offers an empire by its stand; null: nothing. */
function offered({ state, attitude }: Relation): Agreement | null {
  const ready = attitudeIn({ state, ...(attitude === undefined ? {} : { attitude }) }).state;
  if (!isBelow(state, ready)) return null;
  if (!isBelow(state, 'non-intercourse')) return nextTreaty(state);
  return isBelow(ready, 'non-intercourse') ? null : 'armistice';
}

/** Its offers are what it is ready for: the others are taken back. */
function setOffers(record: Recorder, { world, other }: Pair): void {
  const { relations, turn } = record.state();
  const relation = rowOf(relations, relationIdOf(world, other));
  const wanted = offered(relation);
  const own = openOffers(relation.dealings, turn).filter(({ by }) => by === world);
  const witnesses = parties(world, other);
  for (const { offer } of own.filter((one) => one.offer !== wanted)) {
    const ended = { type: 'OfferEnded', cite: ruleOf(offer), rolls: [], witnesses } as const;
    record.emit({ ...ended, by: world, to: other, offer, how: 'retracted' });
  }
  if (wanted === null || own.some(({ offer }) => offer === wanted)) return;
  const made = { type: 'OfferMade', cite: ruleOf(wanted), rolls: [], witnesses } as const;
  const how = { offer: wanted, covert: false, keep: true, turn } as const;
  record.emit({ ...made, by: world, to: other, ...how });
}

/** A world joins its partner; the smaller of the two is always the world. @rule DIP-14 @rule DIP-10 */
function join(record: Recorder, { world, other }: Pair): void {
  const state = record.state();
  const { a, b } = rowOf(state.relations, relationIdOf(world, other));
  record.emit({
    type: 'TreatySigned',
    cite: cite('DIP-14'),
    rolls: [],
    witnesses: partiesAndHearers(state, [a, b]),
    ...{ a, b, treaty: 'unification', covert: false, turn: state.turn },
  });
}

/** The treaties above its stand end, or it goes to war. */
function fallBack(record: Recorder, { feel }: Given, { world, other }: Pair): readonly BegunWar[] {
  const before = record.snapshot();
  const { relations, turn } = before;
  const relation = rowOf(relations, relationIdOf(world, other));
  const { state } = attitudeIn(relation);
  if (state === 'war' || state === 'hostilities') {
    const war = { by: world, against: other, cause: 'choice' } as const;
    const declare = state === 'hostilities' ? ({ declare: state } as const) : {};
    declareWar(record, feel, { ...war, ...declare }, before);
    return state === 'war' ? [war] : [];
  }
  const { openly, state: treaty } = relation;
  record.emit({
    type: 'TreatyBroken',
    cite: cite('DIP-14'),
    rolls: [],
    witnesses: openly === null ? partiesAndHearers(before, [world, other]) : parties(world, other),
    ...{ by: world, against: other, treaty, state, covert: openly !== null, turn },
  });
  return [];
}

/**
 * What follows from the stand of a world toward an empire: it ends treaties and begins wars by itself, and offers what it is ready for, until
 * the empire accepts. The wars that it began.
 * @rule DIP-14 @rule DIP-5 @rule DIP-8
 * @ruling A world needs no roll to break a treaty or to declare War. What its stand rises to isn't forced on an empire: the world offers the treaty
 *   or the armistice, and keeps the offer open until its stand changes.
 * @ruling At Unification a world joins its partner at the end of that turn, without asking.
 */
export function followAttitude(record: Recorder, given: Given, pair: Pair): readonly BegunWar[] {
  const relation = rowOf(record.state().relations, relationIdOf(pair.world, pair.other));
  const { state } = attitudeIn(relation);
  const begun = isBelow(state, relation.state) ? fallBack(record, given, pair) : [];
  if (state === 'unification' && relation.state === 'partnership') join(record, pair);
  else setOffers(record, pair);
  return begun;
}
