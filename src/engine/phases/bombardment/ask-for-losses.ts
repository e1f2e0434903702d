import type { PhaseInput } from '#engine/record/phase';
import type { Siege, Soldier } from '#engine/siege/siege-world';
import { brandAs } from '#kernel/brand/brand';
import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { DecisionId, EmpireId, EncounterId, SystemId, UnitId } from '#model/campaign/ids';
import type { AnsweredDecision, AnswerOf, Decision, DecisionOf } from '#model/decisions/decision';
import { takeHits } from '#rules/bombardment/take-hits';
import { attritionLeft } from '#rules/ground/ground-fighter';

type Losses = AnswerOf<'troop-losses'>['losses'];

/** Who is asked about losses in this phase, and what was answered. */
export type LossQuestions = Readonly<{
  decide: PhaseInput['decide'];
  open: Decision[];
  decided: AnsweredDecision[];
  /** Systems where a question waits: nobody is asked anything more there. */
  waiting: Set<SystemId>;
}>;

/** No questions yet. */
export const lossQuestions = (decide: PhaseInput['decide']): LossQuestions => ({
  decide,
  open: [],
  decided: [],
  waiting: new Set(),
});

type Hit = Readonly<{
  siege: Siege;
  questions: LossQuestions;
  system: SystemId;
  troops: readonly Soldier[];
  hits: number;
}>;

const exposedOf = (one: Soldier) => ({
  key: one.unit.id,
  left: attritionLeft(one),
  cost: one.design.cost,
});

/** The owner gives out the hits that fell on its units; what it doesn't give out falls as by default. */
function chosenBy(hit: Hit, asked: EmpireId, own: readonly Soldier[]): ReadonlyMap<string, number> {
  const { hits, questions, system } = hit;
  const standing = losesOf(takeHits(own.map(exposedOf), hits));
  if (questions.waiting.has(system)) return new Map(standing.map(({ unit, hits: n }) => [unit, n]));
  const question = questionOf(hit, asked, own);
  const given = questions.decide(question, { kind: 'troop-losses', losses: standing });
  if (given === undefined) {
    questions.open.push(question);
    questions.waiting.add(system);
    return new Map();
  }
  const { id, kind } = question;
  const { answer, by } = given;
  questions.decided.push({ decision: id, asked, kind, answer, by });
  return withRest(own, answer.losses, hits);
}

const losesOf = (taken: ReadonlyMap<string, number>): Losses =>
  [...taken].map(([unit, hits]) => ({ unit: brandAs<UnitId>(unit), hits }));

function withRest(
  own: readonly Soldier[],
  losses: Losses,
  hits: number,
): ReadonlyMap<string, number> {
  const given = new Map<string, number>(losses.map(({ unit, hits: some }) => [unit, some]));
  const rest = own
    .map(exposedOf)
    .map((one) => ({ ...one, left: one.left - (given.get(one.key) ?? 0) }));
  const open = hits - sumOf(losses, (loss) => loss.hits);
  for (const [key, more] of takeHits(rest, open)) given.set(key, (given.get(key) ?? 0) + more);
  return given;
}

function questionOf(
  { siege, questions, system, hits }: Hit,
  asked: EmpireId,
  own: readonly Soldier[],
): DecisionOf<'troop-losses'> {
  const siegeId = `siege.t${String(siege.before.turn)}.${system}`;
  const asker = `${asked}/${siegeId}/troop-losses`;
  const number = questions.decided.filter(({ decision }) =>
    decision.startsWith(`${asker}/`),
  ).length;
  return {
    kind: 'troop-losses',
    // Numbered by the order in which its owner is asked, which tells nothing of who bombards.
    id: brandAs<DecisionId>(`${asker}/${String(number + 1)}`),
    cite: cite('BOM-2'),
    asked,
    encounter: brandAs<EncounterId>(siegeId),
    place: { kind: 'system', system },
    hits,
    units: own.map((one) => ({
      unit: one.unit.id,
      design: one.unit.design,
      name: one.unit.name,
      left: attritionLeft(one),
      cost: one.design.cost,
    })),
  };
}

/**
 * The hits of a bombardment on each unit. Of several owners each gets the hits that fall on its units by default, and chooses among its own.
 * @rule BOM-2 @rule TURN-4
 */
export function hitsTaken(hit: Hit): ReadonlyMap<string, number> {
  const byDefault = takeHits(hit.troops.map(exposedOf), hit.hits);
  const owners = groupBy(hit.troops, ({ unit }) => unit.owner);
  const all = [...owners].flatMap(([owner, own]) => {
    const hits = sumOf(own, ({ unit }) => byDefault.get(unit.id) ?? 0);
    return hits === 0 ? [] : [...chosenBy({ ...hit, hits }, owner, own)];
  });
  return new Map(all);
}
