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

const MEGABYTE = 1_000_000;
const MOST_KEPT = 100;

const KIND_WORDS: Readonly<Record<BackupKind, string>> = {
  made: 'made by an operator',
  scheduled: 'made by the schedule',
  'before-restore': 'saved before a restore',
  'before-migration': 'saved before an upgrade',
};

const RHYTHM_WORDS: Readonly<Record<BackupRhythm, string>> = {
  off: 'Never',
  daily: 'Every day',
  weekly: 'Every week',
};

const ABOUT_WORDS: Readonly<Record<FolderFinding['about'], string>> = {
  database: 'Database',
  migrations: 'Version of the database',
  space: 'Disk',
  leftovers: 'Unfinished files',
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
        ? 'No turn issued yet'
        : `Turn ${String(issued.turn)} (${issued.label}), issued ${timeText(issued.at)}`,
    size: `${String(megabytes)} MB`,
    by: issued === null ? '–' : `Farlane ${issued.engine}, baseline ${String(issued.baseline)}`,
  };
}

function factsOf({ versions, space }: InstallationView): OperateContent['facts'] {
  const { farlane, baseline, node, sqlite, migration } = versions;
  return [
    { label: 'Farlane', value: `${farlane}, baseline ${String(baseline)}` },
    { label: 'Node.js', value: node },
    { label: 'SQLite', value: `${sqlite}, database at ${migration}` },
    { label: 'Database', value: sizeText(space.database) },
    { label: 'Backups', value: sizeText(space.backups) },
    { label: 'Free on this disk', value: sizeText(space.free) },
  ];
}

function scheduleText({ rhythm, lastAt, nextAt }: InstallationView['schedule']): string {
  if (rhythm === 'off' || nextAt === null) return 'There is no schedule for backups.';
  const last = lastAt === null ? 'No backup yet' : `Last backup ${timeText(lastAt)}`;
  return lastAt === null
    ? `${last}. The first one starts within a minute.`
    : `${last}. The next is due ${timeText(nextAt)}.`;
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
    selectField({ name: 'rhythm', label: 'Make a backup', sent, offers }),
    numberField({ name: 'keep', label: 'Scheduled backups to keep', sent, min: 1, max: MOST_KEPT }),
  ];
  return {
    text: scheduleText(schedule),
    fields: placeFields(fields, 'schedule', errors),
    problems: [],
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
  text: faults === 0 ? 'All records agree' : counted(faults, 'fault'),
  advice:
    faults === 0 ? '' : 'Restore the last valid backup, or run farlane doctor on the machine.',
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
    title: 'Download a backup',
    lead: 'A backup holds everything: the secrets of all players in all campaigns, and the keys to their seats.',
    points: [
      'The journals of all campaigns tell the moderators about the download.',
      'If you play in a campaign here, don’t open the file.',
      'Keep the file where nobody else can read it.',
    ],
    button: 'Download the backup',
    danger: false,
  },
  restore: {
    title: 'Restore a backup',
    lead: 'The backup replaces everything: all campaigns, accounts and sign-in links of this server.',
    points: [
      'Players and moderators lose all changes since the backup. Farlane saves them in another backup, which you can restore.',
      'The restore takes a few seconds. During that time all pages show a notice and accept no input.',
      'You may have to sign in again. If your account is not in the backup, make a new operator on the machine: farlane operator link.',
      'The journals of the restored campaigns tell the moderators about the restore.',
    ],
    button: 'Restore the backup',
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
