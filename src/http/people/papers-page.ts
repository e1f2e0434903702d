import type { TurnOfPapers } from '#app/people/turns-of-papers';
import type { PapersContent } from '#http/pages/people-contents';
import { PAPERS } from '#http/renderers';
import { PAPER_WORDS } from '#http/routes/report-files';

type Words = Pick<PapersContent, 'campaign' | 'title' | 'lead' | 'empty'>;

/** Everybody's papers, turn by turn; `base`: the address before empire, turn and paper. */
export function papersPage(
  turns: readonly TurnOfPapers[],
  base: string,
  words: Words,
): PapersContent {
  return {
    ...words,
    turns: turns.map(({ turn, papers }) => ({
      title: `Turn ${String(turn)}`,
      empires: papers.map(({ empire, name, edition }) => ({
        name: edition === 1 ? name : `${name}, edition ${String(edition)}`,
        papers: PAPERS.map((paper) => ({
          label: PAPER_WORDS[paper],
          href: `${base}/${encodeURIComponent(empire)}/${String(turn)}/${paper}`,
        })),
      })),
    })),
  };
}
