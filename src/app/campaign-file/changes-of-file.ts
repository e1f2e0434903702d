import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { Change, ChangeKind, ChangeOf } from '#app/ports/campaign-store';
import { newClock } from '#app/clock/new-clock';
import type { CampaignFile } from './campaign-file.ts';

type Written<K extends ChangeKind> = (
  file: CampaignFile,
  campaign: Campaign,
) => readonly ChangeOf<K>[];

const nothing = (): readonly [] => [];

/** Accounts are not exported. Of the person who did something only the role is. */
function anonymous<R extends Readonly<{ by: Signature }>>(row: R): R {
  const kept = Object.entries(row.by).filter(([key]) => key !== 'person');
  // The same role with one optional field less.
  return { ...row, by: Object.fromEntries(kept) as Signature };
}

/** The part of a file that each kind of change writes, in the order of writing. A new kind must add its row, or the build fails. */
const WRITTEN: { readonly [K in ChangeKind]: Written<K> } = {
  campaign: (_file, campaign) => [{ put: 'campaign', campaign }],
  state: ({ state }) => [{ put: 'state', before: null, after: state }],
  run: ({ runs }) => runs.map((one) => ({ put: 'run', ...one })),
  // Each run has its own mark for that.
  'runs-undone': nothing,
  checkpoint: ({ checkpoints }) => checkpoints.map((one) => ({ put: 'checkpoint', ...one })),
  'checkpoints-dropped': nothing,
  sheet: ({ sheets }) => sheets.map((sheet) => ({ put: 'sheet', sheet })),
  'sheet-dropped': nothing,
  'sheets-reopened': nothing,
  // The steps of a draft are not exported.
  'draft-step': nothing,
  receipt: ({ receipts }) => receipts.map((receipt) => ({ put: 'receipt', receipt })),
  // Deadlines of windows are not exported, like those of turns.
  question: ({ questions }) =>
    questions.map((question) => ({ put: 'question', question: { ...question, until: null } })),
  publication: ({ publications }) =>
    publications.map((publication) => ({ put: 'publication', publication })),
  audit: ({ audit }) => audit.map((entry) => ({ put: 'audit', entry: anonymous(entry) })),
  note: ({ desk }) => desk.notes.map((note) => ({ put: 'note', note: anonymous(note) })),
  ruling: ({ desk }) =>
    desk.rulings.map((ruling) => ({ put: 'ruling', ruling: anonymous(ruling) })),
  'house-rules': ({ desk }) =>
    desk.houseRules.map((rules) => ({ put: 'house-rules', rules: anonymous(rules) })),
  message: ({ desk }) =>
    desk.messages.map((message) => ({ put: 'message', message: anonymous(message) })),
  conversation: ({ desk }) =>
    desk.conversations.map((conversation) => ({ put: 'conversation', conversation })),
  letter: ({ desk }) =>
    desk.letters.map((letter) => ({ put: 'letter', letter: anonymous(letter) })),
  'letter-mark': ({ desk }) => desk.letterMarks.map((mark) => ({ put: 'letter-mark', mark })),
  mute: ({ desk }) => desk.mutes.map((mute) => ({ put: 'mute', mute, isMuted: true })),
  notice: ({ desk }) =>
    desk.notices.map((notice) => ({ put: 'notice', notice: anonymous(notice) })),
  proposal: ({ desk }) =>
    desk.proposals.map((proposal) => ({ put: 'proposal', proposal: anonymous(proposal) })),
  vote: ({ desk }) => desk.votes.map((vote) => ({ put: 'vote', vote: anonymous(vote) })),
  'stand-in': ({ desk }) =>
    desk.standIns.map((standIn) => {
      return { put: 'stand-in', empire: standIn.empire, standIn: anonymous(standIn) };
    }),
  'machine-turn': ({ desk }) => desk.machineTurns.map((turn) => ({ put: 'machine-turn', turn })),
  'machine-turns-dropped': nothing,
  // Each message, letter and notice has its own mark for that.
  'messages-issued': nothing,
  delegation: ({ desk }) =>
    desk.delegations.map((delegation) => ({ put: 'delegation', delegation })),
  'encounter-windows': ({ desk }) =>
    desk.windows.map((windows) => ({ put: 'encounter-windows', windows: anonymous(windows) })),
  // Closing times of windows are not exported either.
  'window-hour': nothing,
  'roll-ruling': ({ desk }) =>
    desk.rollRulings.map((ruling) => ({ put: 'roll-ruling', ruling: anonymous(ruling) })),
  'fought-elsewhere': ({ desk }) =>
    desk.foughtElsewhere.map((word) => ({ put: 'fought-elsewhere', word: anonymous(word) })),
  guide: ({ desk: { guide } }) => (guide === null ? [] : [{ put: 'guide', guide }]),
  'desk-settings': ({ desk }) => [{ put: 'desk-settings', settings: desk.settings }],
  // Deadlines are not exported: importing a file must never start a turn.
  'turn-clock': ({ clock }) =>
    clock === null ? [] : [{ put: 'turn-clock', clock: newClock(clock) }],
  // Seats and sessions are not exported.
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
  // Operators are not exported either.
  operator: nothing,
  'operator-ended': nothing,
  'operator-link': nothing,
  'backup-schedule': nothing,
  // A tutorial belongs to a seat.
  'tutorial-mark': nothing,
  // Force lists belong to accounts.
  'list-version': nothing,
  'list-dropped': nothing,
  'revision-raised': nothing,
  // A setup ends where its campaign begins.
  setup: nothing,
  'setup-seats': nothing,
  'setup-version': nothing,
  'setup-version-undone': nothing,
};

/** All changes that store the campaign of a file, under the row that it gets here. */
export function changesOfFile(file: CampaignFile, campaign: Campaign): readonly Change[] {
  return Object.values(WRITTEN).flatMap((write): readonly Change[] => write(file, campaign));
}
