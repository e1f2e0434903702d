import type { BackupKind } from '#app/ports/installation';
import type { FolderFinding } from '#app/ports/data-keeper';
import type { BackupRhythm } from '#app/ports/operator-record';
import type { InstallationFindings } from '#app/usecases/operators/check-installation';
import type { InstallationView, OperatedCampaign } from '#app/usecases/operators/read-installation';
import type { UseCaseError } from '#app/use-case-error';
import { numberField, placeFields, selectField } from '#http/forms/field';
import type { OperateConfirmContent, OperateContent } from './operate-contents.ts';
import type { Chip } from '#http/pages/page-parts';
import { OPERATE } from '#http/routes/route';
import { formBodyOf } from '#http/visits/form-body';
import type { OperatorVisit } from '#http/visits/visit';
import { counted } from '#kernel/words/counted';
import { dayText, timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

const MEGABYTE = 1_000_000;
const MOST_KEPT = 100;

const KIND_WORDS: Readonly<Record<BackupKind, string>> = {
  made: TEXTS.madeByOperator,
  scheduled: TEXTS.madeBySchedule,
  'before-restore': TEXTS.savedBeforeRestore,
  'before-migration': TEXTS.savedBeforeUpgrade,
};

const RHYTHM_WORDS: Readonly<Record<BackupRhythm, string>> = {
  off: 'Never',
  daily: TEXTS.everyDay,
  weekly: TEXTS.everyWeek,
};

const ABOUT_WORDS: Readonly<Record<FolderFinding['about'], string>> = {
  database: 'Database',
  migrations: TEXTS.versionOfDatabase,
  space: 'Disk',
  leftovers: TEXTS.unfinishedFiles,
};

const SOUND: Chip = { tone: 'good', mark: '✓', word: 'sound' };
const UNSOUND: Chip = { tone: 'bad', mark: '!', word: 'damaged' };

/** Whole megabytes: finer steps would tell an operator who plays that somebody did something. */
const sizeText = (bytes: number): string => `${String(Math.ceil(bytes / MEGABYTE))} MB`;

function campaignLine({ name, issued, megabytes }: OperatedCampaign) {
  return {
    name,
    issued:
      issued === null
        ? TEXTS.noTurnIssuedYet
        : TEXTS.turnIssued(issued.turn, issued.label, timeText(issued.at)),
    size: `${String(megabytes)} MB`,
    by: issued === null ? '–' : TEXTS.farlaneBaseline(issued.engine, issued.baseline),
  };
}

function factsOf({ versions, space }: InstallationView): OperateContent['facts'] {
  const { farlane, baseline, node, sqlite, migration } = versions;
  return [
    { label: 'Farlane', value: TEXTS.withBaseline(farlane, baseline) },
    { label: 'Node.js', value: node },
    { label: 'SQLite', value: TEXTS.databaseAt(sqlite, migration) },
    { label: 'Database', value: sizeText(space.database) },
    { label: 'Backups', value: sizeText(space.backups) },
    { label: TEXTS.freeOnThisDisk, value: sizeText(space.free) },
  ];
}

function scheduleText({ rhythm, lastAt, nextAt }: InstallationView['schedule']): string {
  if (rhythm === 'off' || nextAt === null) return TEXTS.thereIsNoScheduleForBackups;
  const last = lastAt === null ? TEXTS.noBackupYet : TEXTS.lastBackup(timeText(lastAt));
  return lastAt === null
    ? TEXTS.firstOneStartsWithinMinute(last)
    : TEXTS.nextIsDue(last, timeText(nextAt));
}

function scheduleOf(
  { schedule }: InstallationView,
  refused: UseCaseError | undefined,
  visit: OperatorVisit,
): OperateContent['schedule'] {
  const now = formBodyOf({ rhythm: schedule.rhythm, keep: String(schedule.keep) });
  const sent = visit.body.has('rhythm') ? visit.body : now;
  const offers = Object.entries(RHYTHM_WORDS).map(([value, label]) => ({ value, label }));
  const issues = refused?.issues ?? [];
  const errors = new Map(issues.map(({ path, text }) => [path, text]));
  const fields = [
    selectField({ name: 'rhythm', label: TEXTS.makeBackup, sent, offers }),
    numberField({
      name: 'keep',
      label: TEXTS.scheduledBackupsToKeep,
      sent,
      min: 1,
      max: MOST_KEPT,
    }),
  ];
  return {
    text: scheduleText(schedule),
    fields: placeFields(fields, 'schedule', errors),
  };
}

const folderLine = ({ about, sound, text, advice }: FolderFinding) => ({
  chip: sound ? SOUND : UNSOUND,
  about: ABOUT_WORDS[about],
  text,
  advice,
});

const checkedLine = ({ name, faults }: Readonly<{ name: string; faults: number }>) => ({
  chip: faults === 0 ? SOUND : UNSOUND,
  about: name,
  text: faults === 0 ? TEXTS.allRecordsAgree : counted(faults, 'fault'),
  advice: faults === 0 ? '' : TEXTS.restoreLastValidBackup,
});

function checkOf(check: InstallationFindings | undefined): OperateContent['check'] {
  if (check === undefined) return null;
  const { folder, campaigns } = check;
  return { lines: [...folder.map(folderLine), ...(campaigns ?? []).map(checkedLine)] };
}

type Shown = Readonly<{ refused?: UseCaseError; check?: InstallationFindings }>;

/** The page of an operator. */
export function operatePage(
  view: InstallationView,
  visit: OperatorVisit,
  { refused, check }: Shown,
): OperateContent {
  return {
    path: OPERATE,
    formToken: visit.account.formToken,
    campaigns: view.campaigns.map(campaignLine),
    facts: factsOf(view),
    backups: view.backups.map(({ name, kind, madeAt, bytes }) => ({
      name,
      kind: KIND_WORDS[kind],
      madeAt: timeText(madeAt),
      size: sizeText(bytes),
      downloadHref: `${OPERATE}/backups/${encodeURIComponent(name)}/download`,
      restoreHref: `${OPERATE}/backups/${encodeURIComponent(name)}/restore`,
    })),
    schedule: scheduleOf(view, refused, visit),
    check: checkOf(check),
    faults: view.faults.map(({ at, code, place }) => ({ day: dayText(at), code, place })),
  };
}

type Asked = Pick<OperateConfirmContent, 'title' | 'lead' | 'points' | 'button' | 'danger'>;

const ASKED: Readonly<Record<'download' | 'restore', Asked>> = {
  download: {
    title: TEXTS.downloadABackup,
    lead: TEXTS.backupHoldsEverything,
    points: [
      TEXTS.journalsOfAllCampaignsTellModerators,
      TEXTS.ifYouPlayInCampaignHere,
      TEXTS.keepFileWhereNobodyElse,
    ],
    button: TEXTS.downloadBackup,
    danger: false,
  },
  restore: {
    title: TEXTS.restoreABackup,
    lead: TEXTS.backupReplacesEverything,
    points: [
      TEXTS.playersAndModeratorsLoseAllChanges,
      TEXTS.restoreTakesFewSeconds,
      TEXTS.youMayHaveToSign,
      TEXTS.journalsOfRestoredCampaignsTellModerators,
    ],
    button: TEXTS.restoreBackup,
    danger: true,
  },
};

/** Asks for the password before a backup is given out or restored. */
export function confirmPage(
  act: 'download' | 'restore',
  visit: OperatorVisit,
  problems: readonly string[],
): OperateConfirmContent {
  const { title, ...asked } = ASKED[act];
  return {
    ...asked,
    title,
    name: visit.param('name'),
    action: visit.path,
    formToken: visit.account.formToken,
    problems,
    back: { href: `${OPERATE}/`, label: 'Cancel' },
  };
}
