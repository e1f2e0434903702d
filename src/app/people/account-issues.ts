import type { InputIssue } from '#app/use-case-error';

const SHORTEST_NAME = 2;
const LONGEST_NAME = 40;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** A name as it is shown: without leading, trailing or repeated spaces. */
export const accountName = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** A name without regard to case and width: two accounts never share one. */
export const nameKeyOf = (name: string): string =>
  accountName(name.normalize('NFKC')).toLowerCase().normalize('NFKC');

/** A password as it is hashed. It is the same for all ways in which keyboards encode its letters. */
export const passwordOf = (text: string): string => text.normalize('NFKC');

/** The fault in an account's name. */
export function nameIssues(text: string): readonly InputIssue[] {
  const name = accountName(text);
  const { length } = [...name];
  if (length < SHORTEST_NAME || length > LONGEST_NAME) {
    const said = `Choose a name of ${String(SHORTEST_NAME)} to ${String(LONGEST_NAME)} characters.`;
    return [{ code: 'ACCOUNT_NAME', path: 'name', text: said }];
  }
  // Invisible characters would make two names look the same.
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name)) return [];
  const said = 'The name has characters that can’t be seen. Use letters, digits and signs.';
  return [{ code: 'ACCOUNT_NAME', path: 'name', text: said }];
}

/** The name is taken. */
export const NAME_TAKEN: InputIssue = {
  code: 'ACCOUNT_NAME_TAKEN',
  path: 'name',
  text: 'This server already has an account with this name. If it is yours, sign in instead. Otherwise choose another name.',
};

/** The faults in a new password. */
export function passwordIssues({
  password,
  again,
  name,
}: Readonly<{ password: string; again: string; name: string }>): readonly InputIssue[] {
  const issue = (path: string, code: string, text: string): InputIssue => ({ path, code, text });
  const { length } = [...passwordOf(password)];
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
    const text = `Choose a password of at least ${String(SHORTEST_PASSWORD)} characters. Several words in a row work well.`;
    return [issue('password', 'PASSWORD_LENGTH', text)];
  }
  if (nameKeyOf(password) === nameKeyOf(name)) {
    return [issue('password', 'PASSWORD_IS_NAME', 'Choose a password that is not your name.')];
  }
  if (password === again) return [];
  return [
    issue('again', 'PASSWORD_AGAIN', 'The two passwords differ. Type the same password twice.'),
  ];
}
