import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { ListHead, ListKey, ListVersion } from '#app/ports/list-record';
import { compareText } from '#kernel/result/compare-text';

const isOf =
  ({ account, list }: ListKey) =>
  (one: ListKey): boolean =>
    one.account === account && one.list === list;

const headOf = ({ account, list, revision, name, units, at }: ListVersion): ListHead => ({
  ...{ account, list, revision, name, units, at },
});

/** Writes a change of saved force lists; undefined: it is about something else. */
export function listsAfter(
  lists: readonly ListVersion[],
  change: Change,
): ListVersion[] | undefined {
  if (change.put === 'list-dropped') return lists.filter((one) => !isOf(change.which)(one));
  if (change.put !== 'list-version') return undefined;
  const { version, keep } = change;
  const own = lists.filter(isOf(version));
  const isThere = own.some(({ revision }) => revision === version.revision);
  const all = isThere ? lists : [...lists, version];
  return all.filter((one) => !isOf(version)(one) || one.revision > version.revision - keep);
}

/** The reads of saved force lists. */
export function listReads(
  lists: readonly ListVersion[],
): Pick<StoreReader, 'savedLists' | 'listVersions' | 'listVersion'> {
  const newest = (which: ListKey): readonly ListVersion[] =>
    lists.filter(isOf(which)).sort((a, b) => b.revision - a.revision);
  return {
    savedLists: async (account) =>
      lists
        .filter((one) => one.account === account && newest(one)[0] === one)
        .sort((a, b) => compareText(b.at, a.at) || compareText(a.list, b.list))
        .map(headOf),
    listVersions: async (which) => newest(which).map(headOf),
    listVersion: async ({ revision, ...which }) =>
      newest(which).find((one) => revision === undefined || one.revision === revision),
  };
}
