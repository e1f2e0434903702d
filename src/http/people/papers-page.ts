import type { TurnOfPapers } from '#app/people/turns-of-papers';
import type { Link } from '#http/pages/page-parts';
import type { PapersContent } from './people-contents.ts';
import { PAPERS } from '#http/renderers';
import { PAPER_WORDS } from '#http/reports/report-files';
import { empirePart, type Seat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

type Words = Pick<PapersContent, 'campaign' | 'title' | 'lead' | 'empty'>;

/** `base`: the address before empire, turn and paper. */
type Where = Pick<Seat, 'base' | 'keys'> &
  Readonly<{
    /** What else there is of a turn; null: nothing. */
    more: (turn: number) => Link | null;
  }>;

/** Everybody's papers, turn by turn. */
export function papersPage(
  turns: readonly TurnOfPapers[],
  { base, keys, more }: Where,
  words: Words,
): PapersContent {
  return {
    ...words,
    turns: turns.map(({ turn, papers }) => ({
      title: TEXTS.turn(turn),
      more: more(turn),
      empires: papers.map(({ empire, name, edition }) => ({
        name: edition === 1 ? name : TEXTS.editionOf(name, edition),
        papers: PAPERS.map((paper) => ({
          label: PAPER_WORDS[paper],
          href: `${base}/${empirePart({ keys }, empire)}/${String(turn)}/${paper}`,
        })),
      })),
    })),
  };
}
