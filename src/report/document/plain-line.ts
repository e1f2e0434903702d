/**
 * Names and messages come from players: line breaks, escape sequences of terminals and the marks that turn the reading direction
 * would let a name imitate other lines of a report, so they become spaces or vanish.
 */
export const plainLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu, '');
