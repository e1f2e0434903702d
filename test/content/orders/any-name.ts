import fc from 'fast-check';
import { nameSchema } from '#content/name-schema';
import { KEYWORDS } from '#content/orders/text/keywords';

/** Names that are easily taken for something else, besides any that are allowed. */
export const awkward = fc.constantFrom(
  ...KEYWORDS,
  ...['u1', 'f2', 'w3', 'H0001', '4', 'Ares', 'ares', 'ARES', 'Home Fleet', 'home fleet'],
  ...[
    'A -> B',
    'a:b',
    'x, y',
    '#1',
    'say "hi"',
    '"',
    '“quoted”',
    'new "X"',
    "Barnard's Star",
    'é',
    'e\u0301',
  ],
);
/** A name that may be given. */
export const name = fc
  .oneof(awkward, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .filter((text) => nameSchema.safeParse(text).success);
