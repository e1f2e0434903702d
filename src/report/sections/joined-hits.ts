import type { SeenEventOf, SeenMoment, SeenTag } from '#fog/views/seen-event';
import type { Phrase } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import type { BattleNames } from '#report/sentences/battle-names';
import { HIT_WORDS } from '#report/sentences/moment-sentences';
import { momentSentenceOf } from '#report/sentences/sentence-of';
import { sumOf } from '#kernel/numbers/sum';

type Step = SeenEventOf<'BattleMoment'>;
type UnitHit = Extract<SeenMoment, { type: 'UnitHit' }>;
type Hit = Readonly<{ step: Step; moment: UnitHit }>;

const hitOf = (step: Step | undefined): Hit | undefined =>
  step?.moment.type === 'UnitHit' ? { step, moment: step.moment } : undefined;

/** Hits on one side that come of the same fire in the same way. */
const isLike = ({ moment: a }: Hit, { moment: b }: Hit): boolean =>
  a.mine === b.mine && a.phase === b.phase && a.by === b.by;

function resultText(hits: readonly Hit[], names: BattleNames): string {
  const lost = new Set(hits.filter(({ moment }) => moment.result === 'destroyed').map(keyOf));
  const tagsOf = (result: UnitHit['result']): readonly SeenTag[] =>
    hits
      .filter(
        (hit) => hit.moment.result === result && (result === 'destroyed' || !lost.has(keyOf(hit))),
      )
      .map(({ moment }) => moment.hit);
  const part = (tags: readonly SeenTag[], word: string): readonly string[] =>
    tags.length === 0
      ? []
      : [`${names.combatants(tags)} ${tags.length === 1 ? 'was' : 'were'} ${word}`];
  return [...part(tagsOf('crippled'), 'crippled'), ...part(tagsOf('destroyed'), 'destroyed')].join(
    '; ',
  );
}

const keyOf = ({ moment }: Hit): string => `${String(moment.hit.own)} ${moment.hit.tag}`;

function hitsSentence(hits: readonly Hit[], names: BattleNames): Phrase {
  const [first] = hits;
  if (first === undefined) return [];
  if (hits.length === 1) return momentSentenceOf(first.step, names);
  const { mine, by } = first.moment;
  const damage = sumOf(hits, ({ moment }) => moment.damage);
  return phrase(
    `${mine ? 'Yours' : 'The enemy’s'}: ${resultText(hits, names)} ${HIT_WORDS[by]} (${String(damage)}). `,
    cited(first.step.cite),
  );
}

/** The steps of a round as sentences; hits that follow one another in the same fire share one. @rule CSC-15 */
export function stepSentences(steps: readonly Step[], names: BattleNames): readonly Phrase[] {
  const sentences: Phrase[] = [];
  let hits: Hit[] = [];
  const close = (): void => {
    if (hits.length > 0) sentences.push(hitsSentence(hits, names));
    hits = [];
  };
  for (const step of steps) {
    const hit = hitOf(step);
    const [first] = hits;
    if (hit === undefined || (first !== undefined && !isLike(first, hit))) close();
    if (hit === undefined) sentences.push(momentSentenceOf(step, names));
    else hits.push(hit);
  }
  close();
  return sentences;
}
