import type { PhaseInput } from '#engine/record/phase';
import { orderFailed } from '#engine/record/order-failed';
import { type Ordered, ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Agreement, StandingOffer } from '#model/campaign/dealings';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { openStateOf, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import type { RuleSet } from '#model/settings/rule-set';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { mayAgree, ruleOf } from '#rules/diplomacy/diplomatic-chances';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { mayBeCoBelligerents } from '#rules/diplomacy/may-be-co-belligerents';
import { isSpent, tensionIn } from '#rules/diplomacy/tension';
import { fitsState, hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import { withTensionOf } from '#rules/diplomacy/with-tension-of';
import { involvesWorld } from '#rules/worlds/is-world';
import type { Feel, TensionRules } from './move-tension.ts';
import { tensionOfTreaty } from './tension-of-treaty.ts';
import { isPublicWar } from './wars-of-tension.ts';
import { compareOutput } from './compare-output.ts';
import { partyOf } from './own-dealings.ts';
import { parties, partiesAndHearers } from './public-news.ts';

type Given = Pick<PhaseInput, 'orders' | 'rules'> & Readonly<{ feel: Feel }>;

/** An offer of this turn. */
type Made = Ordered<'OfferTreaty'>;

const relationOf = (made: Made): RelationId => relationIdOf(partyOf(made), made.order.to);

/** Offers that stand or are made now between two empires: the last word of each on each agreement. */
function offersNow(
  { id, dealings }: Relation,
  made: readonly Made[],
  turn: number,
): readonly StandingOffer[] {
  const now = made
    .filter((one) => relationOf(one) === id)
    .map((one) => {
      const { offer, covert, keep } = one.order;
      return { by: partyOf(one), offer, covert, keep, turn };
    });
  const isNew = (one: StandingOffer): boolean =>
    now.some(({ by, offer }) => by === one.by && offer === one.offer);
  return [...openOffers(dealings, turn).filter((one) => !isNew(one)), ...now];
}

/** An agreement that both want. */
type Wanted = Readonly<{ relation: Relation; offer: Agreement; covert: boolean }>;

/** A Unification shows: everybody sees one empire in place of two. @rule DIP-10 @rule DIP-12 */
const isCovertly = (offer: Agreement): boolean => offer !== 'unification';

function wantedIn(relation: Relation, offers: readonly StandingOffer[]): readonly Wanted[] {
  const { a, b } = relation;
  return offers
    .filter(({ by }) => by === a)
    .flatMap(({ offer, covert }) => {
      const other = offers.find((one) => one.by === b && one.offer === offer);
      if (other === undefined) return [];
      return [{ relation, offer, covert: isCovertly(offer) && (covert || other.covert) }];
    });
}

type Facts = Readonly<{
  /** When nothing is signed yet, with the tension of the start of the phase. */
  state: CampaignState;
  rules: RuleSet;
  feel: Feel;
  /** Pairs that went to war this turn: nothing is signed between them. */
  atWarSince: ReadonlySet<RelationId>;
  /** Whether two were at War when the phase began. */
  wasAtWar: (one: EmpireId, other: EmpireId) => boolean;
  isOffered: (by: EmpireId, to: EmpireId, offer: Agreement) => boolean;
}>;

/** Whether all allies of an empire that were in its war with another before the phase want the armistice too. @rule DIP-8 */
function doAlliesAgree(
  { state, wasAtWar, isOffered }: Facts,
  of: EmpireId,
  enemy: EmpireId,
): boolean {
  return valuesById(state.relations).every(({ a, b, state: treaty }) => {
    if ((a !== of && b !== of) || !hasAtLeast(treaty, 'alliance')) return true;
    const ally = a === of ? b : a;
    return !wasAtWar(ally, enemy) || isOffered(ally, enemy, 'armistice');
  });
}

/** Why an empire can't agree; of its allies' will it isn't told. */
type Bar = OrderFailure | 'allies-disagree';

/** @rule DIP-5 @rule DIP-8 */
const isTooTense = (
  { rules, state }: Facts,
  by: EmpireId,
  { relation, offer }: Omit<Wanted, 'covert'>,
): boolean =>
  rules.tension === 'on' &&
  !involvesWorld(state.empires, relation) &&
  !mayAgree(offer, relation.state, tensionIn(relation, by, rules.startingTension).value);

/** Why an empire can't agree now; null: it can. @rule DIP-2 @rule DIP-5 @rule DIP-8 @rule DIP-11 */
function barFor(facts: Facts, by: EmpireId, { relation, offer }: Wanted): Bar | null {
  const { state, atWarSince } = facts;
  const other = relation.a === by ? relation.b : relation.a;
  if (atWarSince.has(relation.id) || !fitsState(offer, relation.state)) return 'relation-changed';
  if (!relation.sustained) return 'no-envoys';
  if (isTooTense(facts, by, { relation, offer })) return 'too-tense';
  if (offer === 'pact') {
    return mayBeCoBelligerents(state.relations, by, other) ? null : 'no-common-enemy';
  }
  if (relation.state !== 'war') return null;
  return doAlliesAgree(facts, by, other) ? null : 'allies-disagree';
}

function sign(record: Recorder, facts: Facts, { relation, offer, covert }: Wanted): void {
  const { a, b } = relation;
  const { turn } = record.state();
  const head = { cite: ruleOf(offer), rolls: [], a, b } as const;
  if (offer === 'pact') {
    record.emit({ type: 'PactSigned', ...head, witnesses: parties(a, b) });
    return;
  }
  const isNews = offer === 'armistice' ? openStateOf(relation) !== 'non-intercourse' : !covert;
  const witnesses = isNews ? partiesAndHearers(record.state(), [a, b]) : parties(a, b);
  if (offer === 'armistice') {
    record.emit({ type: 'ArmisticeSigned', ...head, witnesses, turn, agreed: true });
    return;
  }
  record.emit({ type: 'TreatySigned', ...head, witnesses, treaty: offer, covert, turn });
  tensionOfTreaty(record, facts, { between: [a, b], covert });
  if (offer === 'partnership') compareOutput(record, relation);
}

/** Public wars of which one side has no tension left, and the other at most 50. @rule DIP-4 @rule DIP-12 */
function isOver(relation: Relation, { tension, startingTension }: TensionRules): boolean {
  const [one, other] = [relation.a, relation.b].map((of) =>
    tensionIn(relation, of, startingTension),
  );
  if (tension === 'off' || one === undefined || other === undefined) return false;
  return isPublicWar(relation) && isSpent(one, other);
}

/**
 * Wars that end because nobody wants them any more.
 * @rule DIP-4 @rule DIP-12 @rule DIP-17 @rule FOG-8
 * @ruling Tension ends only public wars: the news of an armistice would reveal a covert one.
 */
function endWarsByTension(record: Recorder, { state, rules, atWarSince }: Facts): void {
  const { turn, relations } = record.snapshot();
  const now = withTensionOf(livingRelations({ ...state, relations }), state.relations);
  for (const relation of valuesById(now)) {
    const { id, a, b } = relation;
    const isKept = atWarSince.has(id) || involvesWorld(state.empires, relation);
    if (isKept || !isOver(relation, rules)) continue;
    record.emit({
      type: 'ArmisticeSigned',
      cite: cite('DIP-4'),
      rolls: [],
      witnesses: partiesAndHearers(record.state(), [a, b]),
      ...{ a, b, turn },
    });
  }
}

/** An offer that wasn't agreed stays open for the other to accept; an empire is told why its own can't be. */
function keepOffer(record: Recorder, made: Made, bar: Bar | null): void {
  const { empire, index, order } = made;
  const { to, offer, covert, keep } = order;
  if (bar !== null && bar !== 'allies-disagree') {
    const { name } = rowOf(record.state().empires, to);
    record.emit(orderFailed(order, { empire, index, rule: ruleOf(offer) }, bar, name));
    return;
  }
  const { turn } = record.state();
  const by = partyOf(made);
  record.emit({
    type: 'OfferMade',
    cite: ruleOf(offer),
    rolls: [],
    witnesses: parties(by, to),
    ...{ by, to, offer, covert, keep, turn },
  });
}

/**
 * Signs what both parties of a pair want, of this turn or of an open offer, and keeps the other offers for the next turn. Then the wars end
 * that nobody wants any more.
 * @rule DIP-5 @rule DIP-8 @rule DIP-11 @rule DIP-12 @rule DIP-17
 * @ruling A treaty is covert if one of the two asks for that.
 * @ruling An empire whose own tension is too high is told so; the other only sees that nothing is signed.
 * @ruling All members of an alliance who are in a war have to order the armistice in the same turn, or to have offered it. No leader is needed, because orders are written without seeing those of others.
 * @ruling A member of the alliance that comes into the war in the same Intel Phase doesn't have to agree, because it couldn't have ordered it.
 * @ruling Two empires that go to war in a turn sign nothing in it, and of two agreements that exclude each other the first in the list is
 *   signed.
 */
export function signTreaties(
  record: Recorder,
  given: Given,
  before: Pick<CampaignState, 'relations'>,
): void {
  const all = record.snapshot();
  const relations = withTensionOf(livingRelations(all), before.relations);
  const state = { ...all, relations };
  const made = ordersOfKind(given.orders, 'OfferTreaty').filter((one) =>
    Object.hasOwn(state.relations, relationOf(one)),
  );
  const offers = new Map(
    valuesById(state.relations).map((row) => [row.id, offersNow(row, made, state.turn)] as const),
  );
  const facts: Facts = {
    state,
    rules: given.rules,
    feel: given.feel,
    atWarSince: new Set(
      valuesById(state.relations)
        .filter(({ id, state: now }) => now === 'war' && before.relations[id]?.state !== 'war')
        .map(({ id }) => id),
    ),
    wasAtWar: (one, other) => before.relations[relationIdOf(one, other)]?.state === 'war',
    isOffered: (by, to, offer) =>
      (offers.get(relationIdOf(by, to)) ?? []).some((one) => one.by === by && one.offer === offer),
  };
  const signed = valuesById(state.relations).flatMap((relation) =>
    wantedIn(relation, offers.get(relation.id) ?? []).filter((wanted) =>
      [relation.a, relation.b].every((by) => barFor(facts, by, wanted) === null),
    ),
  );
  for (const wanted of signed) sign(record, facts, wanted);
  const isSigned = (one: Made): boolean =>
    signed.some(
      ({ relation, offer }) => relation.id === relationOf(one) && offer === one.order.offer,
    );
  for (const one of made.filter((offer) => !isSigned(offer))) {
    const relation = rowOf(state.relations, relationOf(one));
    keepOffer(record, one, barFor(facts, partyOf(one), { relation, ...one.order }));
  }
  endWarsByTension(record, facts);
}
