import { unique } from '#kernel/collections/unique';
import type { Actor } from '#app/actor';
import type { UseCases } from '#app/all-use-cases';
import type { UseCase } from '#app/guarded';
import type { EmpireId } from '#model/campaign/ids';
import type { LookedAt, NewLook } from './looks.ts';

/** Why a use case shows a moderator nothing of a player's that is to be noted. */
type NoLook = Readonly<{ noLook: string }>;

/** What a moderator looks at by a use case, from what it took and gave; or why that is no look. */
export type LookRow<I, O> = NoLook | ((input: I, shown: O) => readonly NewLook[]);

type LookTable = {
  readonly [K in keyof UseCases]: UseCases[K] extends UseCase<infer I, infer O>
    ? LookRow<I, O>
    : never;
};

const noLook = (why: string): NoLook => ({ noLook: why });

const ACT = noLook('It changes something: the journal notes that, and it shows only what it did.');
const OWN_ONLY = noLook(
  'It refuses everybody but players, spectators and the holder of a session.',
);
const DESK = noLook(
  'It shows how far each player is, and what is wrong at the desk. The page of looks tells the players that this is not listed.',
);
const OF_MODERATORS = noLook('It shows what moderators wrote or did.');
const OF_NOBODY = noLook('It shows nothing of a campaign that is being played.');
const OPERATING = noLook(
  'It is for an operator of the server, and shows nothing of a campaign that not all its players know.',
);
const BACKUPS = noLook(
  'A backup holds everything. The journal of each campaign notes that an operator downloaded or restored it.',
);
const CHECK = noLook('It shows whether the records agree, not what is in them.');

const ofAll = (what: LookedAt, turn?: number): readonly NewLook[] => [
  { what, empire: null, ...(turn !== undefined && { turn }) },
];

const ofOne = (what: LookedAt, empire: EmpireId | undefined, turn?: number): readonly NewLook[] =>
  empire === undefined ? [] : [{ what, empire, ...(turn !== undefined && { turn }) }];

/** What the command line shows of the player that it acts for. */
const ofPlayer =
  (what: LookedAt) =>
  ({ actor }: Readonly<{ actor: Actor }>): readonly NewLook[] =>
    actor.kind === 'player' ? ofOne(what, actor.empire) : [];

/**
 * Whether a moderator looks at what is a player's by a use case, and whose that is. Pages, files, commands and programs get all that they
 * show from use cases, so nothing of a player's can be shown without a row here.
 * @rule FOG-1
 */
export const LOOKS_BY_USE_CASE: LookTable = {
  actAsModerator: OF_NOBODY,
  answerDecisions: OWN_ONLY,
  askOdds: ACT,
  askOddsOfFile: OF_NOBODY,
  becomeOperator: ACT,
  changePassword: ACT,
  changeSeat: ACT,
  checkInstallation: OPERATING,
  chooseGoingOn: ACT,
  closeWindows: ACT,
  compareDrafts: OWN_ONLY,
  compareVersions: (_input, { to }) => ofAll('differences', to.turn),
  copyLastOrders: OWN_ONLY,
  createAccount: ACT,
  createCampaign: ACT,
  createOwnCampaign: ACT,
  decideQuestion: ACT,
  dismissDoubt: OWN_ONLY,
  draftGalaxy: OF_NOBODY,
  endSeat: ACT,
  enterOutcome: ACT,
  examineState: CHECK,
  exportCampaign: (_input, { turn }) => ofAll('file', turn),
  extendDeadline: ACT,
  fetchBackup: BACKUPS,
  fightElsewhere: ACT,
  findMark: OF_NOBODY,
  foreseeSupply: OWN_ONLY,
  goOn: ACT,
  importCampaign: ACT,
  invite: ACT,
  judgeDesign: OWN_ONLY,
  judgeDraft: ofPlayer('desk'),
  listAccounts: OF_NOBODY,
  listCampaigns: OF_NOBODY,
  listOperators: OPERATING,
  listPeople: DESK,
  listReports: OWN_ONLY,
  listScenarios: OF_NOBODY,
  makeBackup: OPERATING,
  makeCorrection: ACT,
  makeOperator: ACT,
  makeOperatorLink: OPERATING,
  makeRuling: ACT,
  markBrowser: OWN_ONLY,
  moveDeadline: ACT,
  openTruth: ACT,
  pauseClock: ACT,
  plotFleets: OWN_ONLY,
  previewCorrection: () => ofAll('corrections'),
  previewOutcome: () => ofAll('outcomes'),
  previewReports: ({ empire }, { turn }) =>
    empire === undefined ? ofAll('previews', turn) : ofOne('preview', empire, turn),
  readBattles: (_input, { turn }) => ofAll('battles', turn),
  readClock: DESK,
  readCorrections: OF_MODERATORS,
  readDeadline: OWN_ONLY,
  readSeatTurn: noLook('It shows which turn it is, which is nobody’s secret.'),
  readDesk: DESK,
  readEvents: (_input, runs) =>
    unique(runs.map(({ run }) => run.turn)).flatMap((turn) => ofAll('events', turn)),
  readJournal: OF_MODERATORS,
  readInstallation: OPERATING,
  readLink: OWN_ONLY,
  readLooks: OWN_ONLY,
  readMessages: OF_MODERATORS,
  readModeratorView: ({ look = 'truth' }, { turn }) => ofAll(look, turn),
  readNotes: OF_MODERATORS,
  readOdds: noLook(
    'It shows chances of battles that were made of true forces: the look at these is noted.',
  ),
  readOperatorLink: OPERATING,
  readOpenPapers: OWN_ONLY,
  readOutcomes: () => ofAll('outcomes'),
  readOwnMessages: OWN_ONLY,
  readPlayerDesk: ofPlayer('desk'),
  readProgress: DESK,
  readReceipt: (_input, { receipt }) => ofOne('receipts', receipt.empire, receipt.turn),
  readReceipts: ({ empire }) => ofOne('receipts', empire),
  readReport: ({ look = 'report' }, { empire, turn }) => ofOne(look, empire, turn),
  readRulings: OF_MODERATORS,
  readScenario: OF_NOBODY,
  readSheet: ({ empire }, shown) =>
    shown === null ? [] : ofOne('orders', empire, shown.draft.sheet.turn),
  readSpectated: OWN_ONLY,
  readWorkList: DESK,
  removeOperator: OPERATING,
  renameAccount: ACT,
  renewLink: ACT,
  replayRecord: CHECK,
  resetAccount: ACT,
  resetPassword: ACT,
  restoreBackup: BACKUPS,
  resumeClock: ACT,
  ruleOnRoll: ACT,
  runBackupSchedule: OPERATING,
  runNextPhase: ACT,
  runTurn: ACT,
  saveDraft: OWN_ONLY,
  sendMessage: ACT,
  setBackupSchedule: OPERATING,
  setClock: ACT,
  setRelation: ACT,
  setWindowUntil: ACT,
  setWindows: ACT,
  shadowTurn: ({ which }, { turn }) => ofAll(which === 'drafts' ? 'shadow-drafts' : 'shadow', turn),
  signIn: ACT,
  signInAccount: ACT,
  signOut: ACT,
  signOutEverywhere: ACT,
  stepDraft: OWN_ONLY,
  stopRun: ACT,
  stopOdds: ACT,
  submitOrders: ACT,
  takeSeat: ACT,
  tickClocks: ACT,
  transferOwnership: ACT,
  undo: ACT,
  verifyCampaign: CHECK,
  whoAmI: OWN_ONLY,
  withdrawOrders: ACT,
  writeNote: ACT,
};
