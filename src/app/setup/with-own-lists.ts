import { err, ok, type Result } from '#kernel/result/result';
import { MOST_EMPIRES } from '#model/campaign/galaxy';
import type { InputIssue } from '#app/use-case-error';
import type { ActOf, Setup } from './setup.ts';
import { setupIssue } from './setup-issue.ts';

type Changed = Result<Setup, readonly InputIssue[]>;

/** A setup with more force lists of its own. A list takes the place of an earlier one with the same id. @rule U-9 */
export function withOwnLists(setup: Setup, { forceLists: added }: ActOf<'force-lists'>): Changed {
  const { file } = setup;
  const ids = new Set(added.map(({ id }) => id));
  const forceLists = [...file.forceLists.filter(({ id }) => !ids.has(id)), ...added];
  if (forceLists.length <= MOST_EMPIRES) return ok({ ...setup, file: { ...file, forceLists } });
  const text = `A campaign can have ${String(MOST_EMPIRES)} force lists of its own, and this makes ${String(forceLists.length)}. Remove some first.`;
  return err([setupIssue('TOO_MANY', '', text)]);
}

/** A setup without one of its own force lists. One that somebody chose stays. @rule U-9 */
export function withoutOwnList(setup: Setup, { list }: ActOf<'remove-list'>): Changed {
  const { file } = setup;
  const own = file.forceLists.find(({ id }) => id === list);
  if (own === undefined) {
    const text = `The campaign has no force list “${list}” of its own. Choose one of its lists.`;
    return err([setupIssue('UNKNOWN', '', text)]);
  }
  const player = file.empires.findIndex(({ forceList }) => forceList === list) + 1;
  if (player > 0) {
    const text = `Player ${String(player)} has chosen ${own.name}. They must choose another force list before you remove it.`;
    return err([setupIssue('CHOSEN', '', text)]);
  }
  const forceLists = file.forceLists.filter(({ id }) => id !== list);
  return ok({ ...setup, file: { ...file, forceLists } });
}
