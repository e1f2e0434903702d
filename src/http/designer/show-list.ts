import type { ListHead } from '#app/ports/list-record';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { ok } from '#kernel/result/result';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { FormBody } from '#http/visits/form-body';
import type { Visit } from '#http/visits/visit';
import { LIST_PAGE, listPage } from './list-page.ts';
import { TEXTS } from './texts.ts';
import { type Work, workKeys } from './work.ts';

export const TO_DESIGNER = { href: '/designer', label: TEXTS.toDesigner };

type Extras = Readonly<{
  flashes?: readonly Flash[];
  /** Why something was refused. */
  error?: UseCaseError | null;
  /** The form that was refused. */
  sent?: FormBody | null;
}>;

/** The kept versions of a saved list; none of one that is saved nowhere, or was deleted meanwhile. */
async function versionsOf(
  { useCases }: Site,
  { account }: Visit,
  { saved }: Work,
): Promise<Outcome<readonly ListHead[]>> {
  if (account === null || saved === null) return ok([]);
  const read = await useCases.readSavedList({ session: account.session, list: saved.list });
  if (read.ok) return ok(read.value.versions);
  return read.error.code === 'LIST_UNKNOWN' ? ok([]) : read;
}

/** The page of a list, with what was done or why not. */
export async function showList(
  site: Site,
  visit: Visit,
  work: Work,
  { flashes = [], error = null, sent = null }: Extras = {},
): Promise<Reply> {
  const versions = await versionsOf(site, visit, work);
  if (!versions.ok) return problemReply(versions.error, TO_DESIGNER);
  const keys = workKeys(visit, work);
  const content = listPage({ work, keys, versions: versions.value, error, sent });
  const status = error === null ? 200 : statusOf(error);
  return pageReply(LIST_PAGE, content, { title: content.title, status, flashes });
}
