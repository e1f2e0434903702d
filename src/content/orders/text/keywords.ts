import { CLAUSE_WORDS } from './standing-clauses.ts';

/** Words that divide a line, and those of the other clauses of standing orders. */
const WORDS = [
  'at',
  'against',
  'with',
  'named',
  'pay',
  'share',
  'first',
  'from',
  'to',
  'aboard',
  'ashore',
  'new',
  'empire',
  'nearest',
  'toward',
  'unless',
  'nobody',
  'of',
  'doctrine',
  'units',
  'for',
  'nothing',
  'plunging',
  'class',
  'framing',
  'raising',
  'lowering',
] as const;
export type Keyword = (typeof WORDS)[number];

/** Words that mean something in the middle of a line; put a name that is one of them in quotes. */
export const KEYWORDS: readonly string[] = [...WORDS, ...CLAUSE_WORDS];
