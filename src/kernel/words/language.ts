/**
 * The language of all texts. It is fixed, so that the same turn gives the same bytes on every machine. British English joins lists without a
 * comma before the last `and`.
 */
export const LANGUAGE = 'en-GB';
