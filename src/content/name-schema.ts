import { z } from 'zod';

const LONGEST = 60;

/** Control characters, lone surrogates, line ends, and marks that turn the direction of other text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A name that a player or a scenario gives: any letters of the world, on one line. */
export const nameSchema = z
  .string()
  .normalize('NFC')
  .min(1, 'A name cannot be empty')
  .max(LONGEST, `A name has at most ${LONGEST} characters`)
  .refine((name) => name === name.trim(), 'A name does not begin or end with a blank')
  .refine((name) => !FORBIDDEN.test(name), 'A name has no line ends or control characters');
