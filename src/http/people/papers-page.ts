import type { TurnOfPapers } from '#app/people/turns-of-papers';
import type { PapersContent } from './people-contents.ts';
import { PAPERS } from '#http/renderers';
import { PAPER_WORDS } from '#http/reports/report-files';
import { empirePart, type Seat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

type Words = Pick<PapersContent, 'campaign' | 'title' | 'lead' | 'empty'>;

/** `base`: the address before empire, turn and paper. */
type Where = Pick<Seat, 'base' | 'keys'> &
  Readonly<{
    /** Orders are revealed after their turn. */
    revealsOrders?: boolean;
  }>;

/** Everybody's papers, turn by turn. */
export function papersPage(
  turns: readonly TurnOfPapers[],
  { base, keys, revealsOrders = false }: Where,
  words: Words,
): PapersContent {
  return {
    ...words,
    turns: turns.map(({ turn, papers }) => ({
      title: TEXTS.turn(turn),
      orders: {
        href: revealsOrders && turn > 1 ? `${base}/${String(turn - 1)}/orders` : '',
        label: TEXTS.everybodysOrdersFor(turn - 1),
      },
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
