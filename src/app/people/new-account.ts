import { brandAs } from '#kernel/brand/brand';
import type { AccountId } from '#app/ports/campaign-record';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { StoreError } from '#app/ports/store-error';
import type { InputIssue } from '#app/use-case-error';
import {
  accountName,
  nameIssues,
  nameKeyOf,
  passwordIssues,
  passwordOf,
} from './account-issues.ts';

/** What a person types to get an account. */
export type ChosenAccount = Readonly<{ name: string; password: string; again: string }>;

/** The faults in it. */
export const accountIssues = (chosen: ChosenAccount): readonly InputIssue[] => [
  ...nameIssues(chosen.name),
  ...passwordIssues(chosen),
];

/** The account. Its hash takes time, so refuse first what can be refused. */
export async function newAccount(
  { secrets, passwords, clock }: Pick<Ports, 'secrets' | 'passwords' | 'clock'>,
  { name, password }: ChosenAccount,
): Promise<Account> {
  return {
    id: brandAs<AccountId>(secrets.id()),
    name: accountName(name),
    nameKey: nameKeyOf(name),
    password: await passwords.hash(passwordOf(password)),
    createdAt: clock.now(),
  };
}

/** Whether another account has the name. */
export const isNameTaken = (store: CampaignStore, { nameKey }: Account): Promise<boolean> =>
  store.read(async (reader) => (await reader.accountNamed(nameKey)) !== undefined);

/** Whether a commit failed because another person took the name at the same moment. */
export const isNameClash = async (
  store: CampaignStore,
  error: unknown,
  account: Account,
): Promise<boolean> =>
  error instanceof StoreError && error.failure === 'failed' && isNameTaken(store, account);
