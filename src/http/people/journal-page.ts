import { AUDIT_ACTS } from '#app/ports/campaign-record';
import type { Journal, JournalLine } from '#app/usecases/desk/read-journal';
import type { JournalContent } from './people-contents.ts';
import { ACT_WORDS } from '#http/words/acts';
import { PHASE_WORDS } from '#http/words/phases';
import { timeText } from '#http/words/times';
import { type DataTable, numberColumn, tableContent, textColumn } from '#http/tables/data-table';
import { TEXTS } from './texts.ts';

const PHASES: ReadonlyMap<string, string> = new Map(Object.entries(PHASE_WORDS));

const BY_WORDS: Readonly<Record<JournalLine['by'], string>> = {
  moderator: 'owner',
  'co-moderator': 'co-moderator',
  player: 'player',
  deputy: 'deputy',
  spectator: 'spectator',
  clock: TEXTS.turnClock,
  operator: TEXTS.operatorOfServer,
};

function whoWords({ by, empire, person }: JournalLine): string {
  const role = empire === null ? BY_WORDS[by] : `${empire}, ${BY_WORDS[by]}`;
  return person === null ? role : `${person} (${role})`;
}

/** A receipt is the beginning of the hash that is noted. */
const HASH = /\b([0-9a-f]{12})[0-9a-f]{52}\b/gu;
const PHASE_RUN = /^([a-z-]+) (\d+)$/u;

/** What is noted, in the words of the desk. */
function detailWords({ act, detail, looked }: JournalLine): string {
  if (looked !== null) return TEXTS.lookedAt(TEXTS.looks[looked.what], looked.turn, looked.empire);
  const [, phase = '', turn = ''] = (act === 'phase-run' && PHASE_RUN.exec(detail)) || [];
  const name = PHASES.get(phase);
  return name === undefined ? detail.replace(HASH, '$1') : TEXTS.paperOfTurn(name, turn);
}

const lineWords = (line: JournalLine): JournalContent['lines'][number] => ({
  at: timeText(line.at),
  who: whoWords(line),
  act: ACT_WORDS[line.act],
  detail: detailWords(line),
});

/** The journal as a table to save. */
export const journalTable = ({ lines }: Journal): DataTable => ({
  name: 'journal',
  caption: TEXTS.journal,
  columns: [
    textColumn('at', TEXTS.when),
    textColumn('who', TEXTS.who),
    textColumn('act', TEXTS.action),
    numberColumn('version', TEXTS.version),
    textColumn('detail', TEXTS.details),
  ],
  rows: lines.map((line) => ({ values: { ...lineWords(line), version: line.version } })),
  empty: '',
});

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
    lines: journal.lines.map(lineWords),
    files: tableContent(journalTable(journal), {
      fileHref: (form) => `${path}/${form}${act === null ? '' : `?act=${act}`}`,
    }).files,
    total,
    page,
    pages,
    newerHref: page > 1 ? hrefOf(page - 1) : '',
    olderHref: page < pages ? hrefOf(page + 1) : '',
  };
}
