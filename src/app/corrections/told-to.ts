import { judgeSheet } from '#app/orders/judge-sheet';
import type { EmpireId } from '#model/campaign/ids';
import { namesOfView } from '#report/sentences/names-of-view';
import { sentenceOf } from '#report/sentences/sentence-of';
import { plainPhrase } from '#report/text/plain-phrase';
import type { Touched } from './touched-by.ts';

/** The text about a correction for one empire, and its budget for the next turn if it orders nothing else. */
export type ToldTo = Readonly<{
  empire: EmpireId;
  name: string;
  sentences: readonly string[];
  treasuryNext: Readonly<{ before: number; after: number }>;
  /** The edition of this turn’s report that it gets at once; null: it reads about it in its next report. */
  edition: number | null;
}>;

/** The text that an empire touched by a correction will read. @rule TURN-3 @rule FOG-1 */
export function toldTo(
  { empire, before, after, seen }: Touched,
  edition: ToldTo['edition'],
): ToldTo {
  const names = namesOfView(after, seen);
  return {
    empire,
    name: after.empire.name,
    sentences: seen.map((event) => plainPhrase(sentenceOf(event, names))),
    treasuryNext: {
      before: judgeSheet(before, []).treasuryNext,
      after: judgeSheet(after, []).treasuryNext,
    },
    edition,
  };
}
