const BREAKS = /\r\n?|[\u2028\u2029]/gu;
/** Control characters but line breaks, and the marks that turn the reading direction. */
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu;

/** What a player wrote for another one to read: nothing in it can imitate what Farlane says. */
export const cleanText = (text: string): string =>
  text.replaceAll(BREAKS, '\n').replaceAll(UNSEEN, '').trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/gu, ' ');
