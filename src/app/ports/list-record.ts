import type { Brand } from '#kernel/brand/brand';
import type { AccountId } from './campaign-record.ts';

export type SavedListId = Brand<string, 'SavedListId'>;

/** A force list that an account designs, as it was saved at one time. Earlier versions are kept for a while. */
export type ListVersion = Readonly<{
  account: AccountId;
  list: SavedListId;
  /** 1, and one more each time. */
  revision: number;
  /** Of the list. */
  name: string;
  /** How many units it has. */
  units: number;
  /** The list in the format of its file. */
  text: string;
  at: string;
}>;

/** A version without its text. */
export type ListHead = Omit<ListVersion, 'text'>;

/** One of the lists of an account. */
export type ListKey = Pick<ListVersion, 'account' | 'list'>;
