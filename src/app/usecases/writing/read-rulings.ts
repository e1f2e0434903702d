import { ok } from '#kernel/result/result';
import type { Ruling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { latestEditions } from '#app/desk/latest-editions';
import { readableBy } from '#app/desk/readable-by';
import { type UseCase, guarded } from '#app/guarded';

export type ReadRulingsInput = Readonly<{
  actor: Actor;
  /** Words that it must contain, or the id of a rule; empty: all rulings. */
  search?: string;
}>;

/** A ruling as its reader sees it. Only moderators see its author and its changes. */
export type RulingLine = Pick<
  Ruling,
  'number' | 'edition' | 'turn' | 'question' | 'rule' | 'decision' | 'isPublic' | 'at'
>;

const lineOf = (ruling: RulingLine): RulingLine => ({
  number: ruling.number,
  edition: ruling.edition,
  turn: ruling.turn,
  question: ruling.question,
  rule: ruling.rule,
  decision: ruling.decision,
  isPublic: ruling.isPublic,
  at: ruling.at,
});

function isFound({ question, rule, decision }: RulingLine, search: string): boolean {
  const text = `${rule} ${question} ${decision}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}

const foundIn = (rulings: readonly RulingLine[], search: string): readonly RulingLine[] =>
  rulings.filter((ruling) => isFound(ruling, search.trim())).toReversed();

/** The rulings of a campaign, newest first. Readers other than moderators get only the public ones, with numbers of their own. */
export const readRulings = ({ store }: Ports): UseCase<ReadRulingsInput, readonly RulingLine[]> =>
  guarded(async ({ actor, search = '' }) => {
    const editions = await store.read((reader) => reader.rulings(actor.campaign));
    const rulings = latestEditions(editions);
    if (actor.kind === 'moderator') {
      const readable = new Set(readableBy(actor, editions).map(({ number }) => number));
      const his = rulings.filter((one) => one.isPublic || readable.has(one.number));
      return ok(foundIn(his.map(lineOf), search));
    }
    // Gaps in the numbers would show how many rulings the reader may not see.
    const own = rulings
      .filter(({ isPublic }) => isPublic)
      .map((ruling, index) => lineOf({ ...ruling, number: index + 1, edition: 1 }));
    return ok(foundIn(own, search));
  });
