import { AUDIT_ACTS } from '#app/ports/campaign-record';
import type { Journal, JournalLine } from '#app/usecases/read-journal';
import type { JournalContent } from '#http/pages/people-contents';
import { ACT_WORDS } from '#http/words/acts';
import { timeText } from '#http/words/times';

const BY_WORDS: Readonly<Record<JournalLine['by'], string>> = {
  moderator: 'owner',
  'co-moderator': 'co-moderator',
  player: 'player',
  deputy: 'deputy',
  spectator: 'spectator',
  clock: 'the turn clock',
};

function whoWords({ by, empire, person }: JournalLine): string {
  const role = empire === null ? BY_WORDS[by] : `${empire}, ${BY_WORDS[by]}`;
  return person === null ? role : `${person} (${role})`;
}

/** The journal of the desk, a page of it. */
export function journalPage(journal: Journal, path: string): JournalContent {
  const { act, page, pages, total } = journal;
  const hrefOf = (to: number): string =>
    `${path}?${act === null ? '' : `act=${act}&`}page=${String(to)}`;
  return {
    path,
    acts: AUDIT_ACTS.map((one) => ({
      value: one,
      label: ACT_WORDS[one],
      isChosen: one === act,
    })),
    lines: journal.lines.map((line) => ({
      at: timeText(line.at),
      who: whoWords(line),
      act: ACT_WORDS[line.act],
      detail: line.detail,
    })),
    total,
    page,
    pages,
    newerHref: page > 1 ? hrefOf(page - 1) : '',
    olderHref: page < pages ? hrefOf(page + 1) : '',
  };
}
