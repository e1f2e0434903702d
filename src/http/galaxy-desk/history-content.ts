import { groupBy } from '#kernel/collections/group-by';
import type { History } from '#app/usecases/desk/read-history';
import { PHASE_WORDS } from '#http/words/phases';
import type { HistoryContent } from './galaxy-content.ts';
import { TEXTS } from './texts.ts';

type Line = History['lines'][number];

/** How the attitude of a world moved: the last of it, on one page. @rule DIP-14 */
export function attitudeHistory(
  history: History,
  at: Readonly<{ path: string; base: string }>,
): HistoryContent {
  const { turns } = historyContent(history, at);
  const lead = history.total === 0 ? TEXTS.noHistory : TEXTS.attitudeLead(history.total);
  return { lead, turns, newerHref: '', olderHref: '' };
}

/** A history by turns, the last first; each line leads to the events of its phase. */
export function historyContent(
  { lines, page, pages, total }: History,
  { path, base }: Readonly<{ path: string; base: string }>,
): HistoryContent {
  const pageHref = (to: number): string => `${path}?page=${String(to)}#history`;
  const lineOf = ({ cite, line, phase, version }: Line) => ({
    // The line begins with its rule, which the page shows behind it.
    text: line.startsWith(`${cite} `) ? line.slice(cite.length + 1) : line,
    cite,
    phase: PHASE_WORDS[phase],
    href: `${base}/events/${String(version)}`,
  });
  return {
    lead: total === 0 ? TEXTS.noHistory : TEXTS.historyLead(total),
    turns: [...groupBy(lines, ({ turn }) => turn)].map(([turn, ofTurn]) => ({
      title: TEXTS.turn(turn),
      lines: ofTurn.map(lineOf),
    })),
    newerHref: page > 1 ? pageHref(page - 1) : '',
    olderHref: page < pages ? pageHref(page + 1) : '',
  };
}
