import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { SeenEventOf, SeenMoment, SeenMomentType } from '#fog/views/seen-event';
import type { Phrase } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import type { BattleNames } from '#report/sentences/battle-names';
import { HIT_WORDS } from '#report/sentences/moment-sentences';
import { momentSentenceOf } from '#report/sentences/sentence-of';

type Step = SeenEventOf<'BattleMoment'>;
type MomentOf<T extends SeenMomentType> = Extract<SeenMoment, { type: T }>;
type UnitHit = MomentOf<'UnitHit'>;
type Hit = Readonly<{ step: Step; moment: UnitHit; formation: number | null }>;

/** Steps that one sentence tells. */
type Fold = Readonly<{ steps: readonly Step[]; tell: (names: BattleNames) => Phrase }>;

/** Hits on one side that come of the same fire in the same way. */
const isLike = ({ moment: a }: Hit, { moment: b }: Hit): boolean =>
  a.mine === b.mine && a.phase === b.phase && a.by === b.by;

/** A hit at a place of the record; one that was paid for, with what singled it out. */
function hitAt(steps: readonly Step[], at: number): Readonly<{ hit: Hit; size: number }> | null {
  const [step, next] = [steps[at], steps[at + 1]];
  if (step?.moment.type === 'UnitHit') {
    return { hit: { step, moment: step.moment, formation: null }, size: 1 };
  }
  if (step?.moment.type !== 'DamageDirected' || next?.moment.type !== 'UnitHit') return null;
  const { formation } = step.moment;
  return { hit: { step: next, moment: next.moment, formation }, size: 2 };
}

/** `3 Saber u4–u6 crippled for 2 each`; what was singled out, with its formation. */
function resultText(hits: readonly Hit[], names: BattleNames): string {
  const alike = groupBy(
    hits,
    ({ moment, formation }) => `${moment.result} ${String(moment.damage)} ${String(formation)}`,
  );
  const parts = [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { result, damage } = first.moment;
    const where = first.formation === null ? '' : ` in formation ${String(first.formation)}`;
    const each = group.length === 1 ? '' : ' each';
    const units = names.combatants(group.map(({ moment }) => moment.hit));
    return [`${units}${where} ${result} for ${String(damage)}${each}`];
  });
  return parts.join('; ');
}

function tellHits(hits: readonly Hit[], names: BattleNames): Phrase {
  const [first] = hits;
  if (first === undefined) return [];
  const { mine, by } = first.moment;
  const damage = sumOf(hits, ({ moment }) => moment.damage);
  const total = hits.length === 1 ? '' : ` (${String(damage)} in all)`;
  return phrase(
    `On ${mine ? 'your' : 'the enemy’s'} side, ${HIT_WORDS[by]}: ${resultText(hits, names)}${total}. `,
    cited(first.step.cite),
  );
}

/** Hits that follow one another in the same fire. */
function hitsFrom(steps: readonly Step[], from: number): Fold | null {
  const hits: Hit[] = [];
  let at = from;
  for (let next = hitAt(steps, at); next !== null; next = hitAt(steps, at)) {
    const [first] = hits;
    if (first !== undefined && !isLike(first, next.hit)) break;
    hits.push(next.hit);
    at += next.size;
  }
  if (hits.length === 0) return null;
  return { steps: steps.slice(from, at), tell: (names) => tellHits(hits, names) };
}

/** A try for a lucky hit that came to nothing, with what it was tried with. */
function missFrom(steps: readonly Step[], from: number): Fold | null {
  const [step, next] = [steps[from], steps[from + 1]];
  if (step?.moment.type !== 'LuckyHitRolled' || next?.moment.type !== 'DamageWasted') return null;
  const { damage } = next.moment;
  const more = `, and ${String(damage)} damage did nothing`;
  return { steps: [step, next], tell: (names) => momentSentenceOf(step, names, more) };
}

/**
 * The steps of a round as sentences, each with the steps that it tells; hits that follow one another in the same fire share one, and
 * equal ones their figures.
 * @rule CSC-15
 */
export function stepSentences(
  steps: readonly Step[],
  names: BattleNames,
): readonly Readonly<{ text: Phrase; of: readonly Step[] }>[] {
  const sentences: Readonly<{ text: Phrase; of: readonly Step[] }>[] = [];
  let at = 0;
  for (let step = steps[at]; step !== undefined; step = steps[at]) {
    const fold = hitsFrom(steps, at) ?? missFrom(steps, at);
    const of = fold?.steps ?? [step];
    sentences.push({ text: fold?.tell(names) ?? momentSentenceOf(step, names), of });
    at += of.length;
  }
  return sentences;
}
