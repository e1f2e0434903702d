import { OPERATE_CONFIRM_PAGE, OPERATE_PAGE } from './operate-contents.ts';
import type { InstallationFindings } from '#app/usecases/operators/check-installation';
import type { UseCaseError } from '#app/use-case-error';
import type { Flash } from '#http/pages/frame';
import { confirmPage, operatePage } from './operate-page.ts';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import { patiently } from '#http/server/patiently';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { OperatorVisit } from '#http/visits/visit';
import { OPERATE, type Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const BACK = { href: `${OPERATE}/`, label: TEXTS.backToServer };

const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    made: { tone: 'good', text: TEXTS.backupIsMade },
    making: {
      tone: 'info',
      text: TEXTS.backupIsBeingMade,
    },
    schedule: { tone: 'good', text: TEXTS.scheduleIsSet },
    restored: {
      tone: 'good',
      text: TEXTS.backupIsRestored,
    },
  } satisfies Record<string, Flash>),
);

type Shown = Readonly<{ refused?: UseCaseError; check?: InstallationFindings }>;

async function show(site: Site, visit: OperatorVisit, shown: Shown = {}): Promise<Reply> {
  const { session } = visit.account;
  const read = await site.useCases.readInstallation({ session });
  if (!read.ok) return problemReply(read.error, BACK);
  const flash = DONE.get(visit.query('done'));
  return pageReply(OPERATE_PAGE, operatePage(read.value, visit, shown), {
    title: 'Server',
    status: shown.refused === undefined ? 200 : statusOf(shown.refused),
    flashes: flash === undefined ? [] : [flash],
  });
}

async function makeBackup(site: Site, { account }: OperatorVisit): Promise<Reply> {
  const making = site.useCases.makeBackup({ session: account.session });
  const made = await patiently(making, site.patienceMs);
  if (made === 'later') {
    const about = `POST ${OPERATE}/backups`;
    making.catch((error: unknown) => site.report(error, about, about));
    return redirectTo(`${OPERATE}/?done=making#backups`);
  }
  return made.ok ? redirectTo(`${OPERATE}/?done=made#backups`) : problemReply(made.error, BACK);
}

async function setSchedule(site: Site, visit: OperatorVisit): Promise<Reply> {
  const { body, account } = visit;
  const set = await site.useCases.setBackupSchedule({
    session: account.session,
    rhythm: body.text('rhythm'),
    keep: wholeNumber(body.text('keep')),
  });
  if (set.ok) return redirectTo(`${OPERATE}/?done=schedule#backups`);
  const { error } = set;
  if (error.code !== 'BACKUP_SCHEDULE_REFUSED') return problemReply(error, BACK);
  return show(site, visit, { refused: error });
}

async function check(site: Site, visit: OperatorVisit): Promise<Reply> {
  const found = await site.useCases.checkInstallation({ session: visit.account.session });
  return found.ok ? show(site, visit, { check: found.value }) : problemReply(found.error, BACK);
}

type Act = 'download' | 'restore';

/** The page that asks for the password; `refused`: what was typed was wrong. */
function ask(act: Act, visit: OperatorVisit, refused: UseCaseError | null): Promise<Reply> {
  const content = confirmPage(act, visit, refused === null ? [] : [refused.text]);
  const status = refused === null ? 200 : statusOf(refused);
  return Promise.resolve(
    pageReply(OPERATE_CONFIRM_PAGE, content, { title: content.title, status }),
  );
}

const given = ({ account, body, param }: OperatorVisit) => {
  return { session: account.session, name: param('name'), password: body.text('password') };
};

function notDone(act: Act, visit: OperatorVisit, error: UseCaseError): Reply | Promise<Reply> {
  return error.code === 'OPERATOR_PASSWORD_WRONG'
    ? ask(act, visit, error)
    : problemReply(error, BACK);
}

async function download(site: Site, visit: OperatorVisit): Promise<Reply> {
  const fetched = await site.useCases.fetchBackup(given(visit));
  if (!fetched.ok) return notDone('download', visit, fetched.error);
  const { path, name } = fetched.value;
  return { kind: 'download', path, saveAs: name.endsWith('.db') ? name : `${name}.db` };
}

async function restore(site: Site, visit: OperatorVisit): Promise<Reply> {
  const restored = await site.useCases.restoreBackup(given(visit));
  return restored.ok
    ? redirectTo(`${OPERATE}/?done=restored#backups`)
    : notDone('restore', visit, restored.error);
}

const DOWNLOAD = '/backups/:name/download';
const RESTORE = '/backups/:name/restore';

export const OPERATOR_ROUTES: readonly Route[] = [
  {
    who: 'operator',
    method: 'get',
    path: '/',
    page: OPERATE_PAGE,
    handle: (site, visit) => show(site, visit),
  },
  { who: 'operator', method: 'post', path: '/backups', handle: makeBackup },
  { who: 'operator', method: 'post', path: '/schedule', handle: setSchedule },
  { who: 'operator', method: 'post', path: '/check', handle: check },
  {
    who: 'operator',
    method: 'get',
    path: DOWNLOAD,
    page: OPERATE_CONFIRM_PAGE,
    handle: (_site, visit) => ask('download', visit, null),
  },
  { who: 'operator', method: 'post', path: DOWNLOAD, handle: download },
  {
    who: 'operator',
    method: 'get',
    path: RESTORE,
    page: OPERATE_CONFIRM_PAGE,
    handle: (_site, visit) => ask('restore', visit, null),
  },
  { who: 'operator', method: 'post', path: RESTORE, handle: restore },
];
