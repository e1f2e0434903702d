import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { Change, ChangeKind, ChangeOf } from '#app/ports/campaign-store';
import { newClock } from '#app/clock/new-clock';
import type { CampaignFile } from './campaign-file.ts';

type Written<K extends ChangeKind> = (
  file: CampaignFile,
  campaign: Campaign,
) => readonly ChangeOf<K>[];

const nothing = (): readonly [] => [];

/** Accounts stay where they are: of who did something only the role travels. */
function anonymous<R extends Readonly<{ by: Signature }>>(row: R): R {
  const kept = Object.entries(row.by).filter(([key]) => key !== 'person');
  // The same role with one optional field less.
  return { ...row, by: Object.fromEntries(kept) as Signature };
}

/** What of a file is written by each kind of change, in the order of writing: a new kind fails the build until it says. */
const WRITTEN: { readonly [K in ChangeKind]: Written<K> } = {
  campaign: (_file, campaign) => [{ put: 'campaign', campaign }],
  state: ({ state }) => [{ put: 'state', before: null, after: state }],
  run: ({ runs }) => runs.map((one) => ({ put: 'run', ...one })),
  // Each run says so of itself.
  'runs-undone': nothing,
  checkpoint: ({ checkpoints }) => checkpoints.map((one) => ({ put: 'checkpoint', ...one })),
  'checkpoints-dropped': nothing,
  sheet: ({ sheets }) => sheets.map((sheet) => ({ put: 'sheet', sheet })),
  'sheet-dropped': nothing,
  'sheets-reopened': nothing,
  // The steps of a draft stay where they were made.
  'draft-step': nothing,
  receipt: ({ receipts }) => receipts.map((receipt) => ({ put: 'receipt', receipt })),
  // Deadlines of windows stay where they were announced, like those of turns.
  question: ({ questions }) =>
    questions.map((question) => ({ put: 'question', question: { ...question, until: null } })),
  publication: ({ publications }) =>
    publications.map((publication) => ({ put: 'publication', publication })),
  audit: ({ audit }) => audit.map((entry) => ({ put: 'audit', entry: anonymous(entry) })),
  note: ({ desk }) => desk.notes.map((note) => ({ put: 'note', note: anonymous(note) })),
  ruling: ({ desk }) =>
    desk.rulings.map((ruling) => ({ put: 'ruling', ruling: anonymous(ruling) })),
  message: ({ desk }) =>
    desk.messages.map((message) => ({ put: 'message', message: anonymous(message) })),
  // Each message says so of itself.
  'messages-issued': nothing,
  delegation: ({ desk }) =>
    desk.delegations.map((delegation) => ({ put: 'delegation', delegation })),
  'encounter-windows': ({ desk }) =>
    desk.windows.map((windows) => ({ put: 'encounter-windows', windows: anonymous(windows) })),
  // Hours of windows too.
  'window-hour': nothing,
  'roll-ruling': ({ desk }) =>
    desk.rollRulings.map((ruling) => ({ put: 'roll-ruling', ruling: anonymous(ruling) })),
  'fought-elsewhere': ({ desk }) =>
    desk.foughtElsewhere.map((word) => ({ put: 'fought-elsewhere', word: anonymous(word) })),
  'desk-settings': ({ desk }) => [{ put: 'desk-settings', settings: desk.settings }],
  // Deadlines stay where they were announced: nothing may run by itself because a file was brought in.
  'turn-clock': ({ clock }) =>
    clock === null ? [] : [{ put: 'turn-clock', clock: newClock(clock) }],
  // Who sits where, and who is signed in, stays where it was.
  'sheets-of-empire-dropped': nothing,
  account: nothing,
  'account-changed': nothing,
  seat: nothing,
  link: nothing,
  'link-ended': nothing,
  session: nothing,
  'session-seen': nothing,
  'session-ended': nothing,
  'account-sessions-ended': nothing,
  'sessions-purged': nothing,
  'truth-opened': nothing,
  // So does who runs the installation.
  operator: nothing,
  'operator-ended': nothing,
  'operator-link': nothing,
  'backup-schedule': nothing,
  'revision-raised': nothing,
};

/** All that has to be written for the campaign of a file, under the row that it gets here. */
export function changesOfFile(file: CampaignFile, campaign: Campaign): readonly Change[] {
  return Object.values(WRITTEN).flatMap((write): readonly Change[] => write(file, campaign));
}
