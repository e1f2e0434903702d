import { brandAs } from '#kernel/brand/brand';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication } from '#app/ports/turn-record';
import type { CampaignFile } from './campaign-file.ts';
import { eventPageOf } from './event-page-of.ts';
import { editionsIn, issuesIn } from './heads-in.ts';

/** A campaign in a file has no id yet. */
const IN_FILE = brandAs<CampaignId>('file');

/** The row of a campaign from its file. */
export function campaignOfFile({ campaign, rules, state }: CampaignFile): Campaign {
  const { turn, phase } = state;
  return { ...campaign, id: IN_FILE, revision: 0, rules, turn, phase };
}

const all =
  <T>(value: T) =>
  (): Promise<T> =>
    Promise.resolve(value);
const none = all(undefined);

/** Seats are not exported. */
const NO_PEOPLE = {
  accounts: all([]),
  account: none,
  accountNamed: none,
  seats: all([]),
  seat: none,
  seatsOf: all([]),
  link: none,
  links: all([]),
  session: none,
  lastSeen: all({}),
  operators: all([]),
  operatorLink: none,
  backupSchedule: none,
  bytes: all(0),
  truthOpenings: all([]),
  tutorialMarks: all([]),
};

/** A setup ends where its campaign begins. */
const NO_SETUPS = {
  setupSlugs: all([]),
  setup: none,
  setupBySlug: none,
  setupsOf: all([]),
  setupSeats: all([]),
  setupSeatOfLink: none,
  setupVersions: all([]),
  setupVersion: none,
};

/** Saved force lists belong to accounts. */
const NO_LISTS = { savedLists: all([]), listVersions: all([]), listVersion: none };

/** What players wrote to each other, how they voted, and who played for them. */
const playersWrote = ({ desk }: CampaignFile) => ({
  conversations: all(desk.conversations),
  letters: all(desk.letters),
  letterMarks: all(desk.letterMarks),
  mutes: all(desk.mutes),
  notices: all(desk.notices),
  proposals: all(desk.proposals),
  votes: all(desk.votes),
  standIns: all(desk.standIns),
  machineTurns: all(desk.machineTurns),
});

const receiptsOf = ({
  receipts,
}: CampaignFile): Pick<StoreReader, 'receipts' | 'receiptsOfTurn' | 'allReceipts'> => ({
  receipts: (_id, empire) => Promise.resolve(receipts.filter((one) => one.empire === empire)),
  receiptsOfTurn: (_id, turn) => Promise.resolve(receipts.filter((one) => one.turn === turn)),
  allReceipts: all(receipts),
});

/** Reads a campaign file as if it were stored, so that every check of a stored campaign works for a file too. */
export function readerOverFile(file: CampaignFile): StoreReader {
  const campaign = campaignOfFile(file);
  const runs = new Map(file.runs.map((one) => [one.run.version, one]));
  const states = new Map(file.checkpoints.map(({ head, state }) => [head.version, state]));
  const published = new Map(file.publications.map((one) => [keyOf(one), one]));
  return {
    campaigns: all([campaign]),
    campaign: all(campaign),
    campaignBySlug: all(campaign),
    state: all(file.state),
    empires: all(file.state.empires),
    checkpoints: all(file.checkpoints.map(({ head }) => head)),
    checkpoint: (_id, version) => Promise.resolve(states.get(version)),
    runs: all(file.runs.map(({ run }) => run)),
    lastRun: all(file.runs.findLast(({ run }) => !run.undone)?.run),
    record: (_id, version) => {
      const record = runs.get(version)?.record ?? { events: [], rolls: [], decided: [] };
      return Promise.resolve(record);
    },
    eventPage: (_id, wanted) => Promise.resolve(eventPageOf(file.runs, wanted)),
    sheets: (_id, turn) => Promise.resolve(file.sheets.filter((one) => one.turn === turn)),
    sheet: (_id, { turn, empire, status }) =>
      Promise.resolve(
        file.sheets.find(
          (one) => one.turn === turn && one.empire === empire && one.status === status,
        ),
      ),
    allSheets: all(file.sheets),
    // The steps of a draft are not exported.
    draftStep: none,
    ...receiptsOf(file),
    questions: (_id, version) =>
      Promise.resolve(file.questions.filter((one) => one.version === version)),
    allQuestions: all(file.questions),
    publications: all(issuesIn(file)),
    issuedTo: (_id, empire) => Promise.resolve(editionsIn(file, empire)),
    publication: (_id, which) => Promise.resolve(published.get(keyOf(which))),
    allPublications: all(file.publications),
    ...NO_PEOPLE,
    ...NO_SETUPS,
    ...NO_LISTS,
    audit: all(file.audit),
    auditPage: all({ entries: file.audit, total: file.audit.length }),
    notes: all(file.desk.notes),
    rulings: all(file.desk.rulings),
    houseRules: all(file.desk.houseRules),
    messages: all(file.desk.messages),
    ...playersWrote(file),
    delegations: all(file.desk.delegations),
    encounterWindows: all(file.desk.windows),
    // Deadlines of windows are not exported.
    windowHours: all([]),
    rollRulings: all(file.desk.rollRulings),
    foughtElsewhere: all(file.desk.foughtElsewhere),
    guide: all(file.desk.guide),
    deskSettings: all(file.desk.settings),
    turnClock: none,
  };
}

const keyOf = ({
  turn,
  edition,
  empire,
}: Pick<Publication, 'turn' | 'edition' | 'empire'>): string => `${turn}/${edition}/${empire}`;
