import { z } from 'zod';

const LONGEST = 60;

/** Control characters, lone surrogates, line ends, and marks that turn the direction of other text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A name that a player or a scenario gives: any letters of the world, on one line. */
export const nameSchema = z
  .string()
  .normalize('NFC')
  .min(1, 'The name is empty. Give a name')
  .max(LONGEST, `The name is too long. Use at most ${LONGEST} characters`)
  .refine((name) => name === name.trim(), 'The name begins or ends with a space. Remove it')
  .refine(
    (name) => !FORBIDDEN.test(name),
    'The name has a line break or control character. Remove it',
  );
