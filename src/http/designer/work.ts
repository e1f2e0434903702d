import { brandAs } from '#kernel/brand/brand';
import { ok, type Result } from '#kernel/result/result';
import type { SavedListId } from '#app/ports/list-record';
import { type Outcome, refuse, type UseCaseError } from '#app/use-case-error';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { readDraftList } from '#content/force-lists/read-draft-list';
import { textOfList } from '#content/force-lists/text-of-list';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';

/** A list that somebody works on. It is in the forms of the page, so that no window loses it to another one. */
export type Work = Readonly<{
  list: DraftList;
  /** The list of the account that it comes from; null: it is saved nowhere. */
  saved: Readonly<{ list: SavedListId; revision: number }> | null;
  /** How it was before the last change, where no versions are saved. */
  before: DraftList | null;
}>;

type Hidden = Readonly<{ name: string; value: string }>;
export type WorkKeys = Readonly<{ hidden: readonly Hidden[] }>;

/** The hidden fields of every form of a list. */
export function workKeys(visit: Visit, { list, saved, before }: Work): WorkKeys {
  return {
    hidden: [
      { name: 'form-token', value: ownFormToken(visit, null) },
      { name: 'list', value: textOfList(list) },
      { name: 'saved', value: saved?.list ?? '' },
      { name: 'revision', value: saved === null ? '' : String(saved.revision) },
      { name: 'before', value: before === null ? '' : textOfList(before) },
    ],
  };
}

/** The list that a form brings. */
export function workIn(body: FormBody): Outcome<Work> {
  const list = readDraftList(body.text('list'));
  if (!list.ok) return refuse('LIST_REFUSED', list.error);
  const before = body.text('before') === '' ? null : readDraftList(body.text('before'));
  const revision = wholeNumber(body.text('revision'));
  const id = body.text('saved');
  const saved =
    id === '' || revision === undefined ? null : { list: brandAs<SavedListId>(id), revision };
  return ok({ list: list.value, saved, before: before?.ok === true ? before.value : null });
}

/** A new list of somebody. */
export const newWork = (list: DraftList): Work => ({ list, saved: null, before: null });

/** Saves what somebody did to a list, if they have an account. A list that can't be saved stays in the page as it is. */
export async function keepWork(
  { useCases }: Site,
  { account }: Visit,
  { list, saved }: Work,
  changed: DraftList,
): Promise<Result<Work, UseCaseError>> {
  if (account === null) return ok({ list: changed, saved: null, before: list });
  const { session } = account;
  const kept = await useCases.saveList({ session, draft: changed, from: saved });
  return kept.ok ? ok({ list: changed, saved: kept.value, before: null }) : kept;
}

/** The address of a saved list. */
export const savedPath = ({ list }: NonNullable<Work['saved']>): string =>
  `/designer/lists/${encodeURIComponent(list)}`;
