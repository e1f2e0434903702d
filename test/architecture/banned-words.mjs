/**
 * Words and shapes that Farlane does not use, with what to write instead. Short on purpose: each was found in hundreds of places, and
 * each made a reader stop. `docs/style.md` says what the list can't.
 */
export const BANNED = [
  { shape: /\b(?:he|his|him|himself)\b/iu, instead: 'they for people, it for empires and units' },
  { shape: /\b(?:whoever|whomever|whatever)\b/iu, instead: 'the one who does it' },
  { shape: /\b(?:anew|afresh)\b/iu, instead: 'again' },
  { shape: /\bshall\b/iu, instead: 'must or will' },
  { shape: /\b(?:stands|stood)\b/iu, instead: 'is' },
  {
    shape: /\bwhat\b[^.,;:]*\b(?:came|comes) to\b|\bit (?:came|comes) to\b/iu,
    instead: 'the result',
  },
  { shape: /\bin hand\b/iu, instead: 'left, unused or available' },
  { shape: /\breckon\w*/iu, instead: 'count or calculate' },
  {
    shape: /\b(?:thereof|therein|thereby|whereby|hereby|hence|thus|lest|whence)\b/iu,
    instead: 'a plain word',
  },
  { shape: /\bupon\b/iu, instead: 'on' },
  { shape: /\bone[’']s own\b|\boneself\b/iu, instead: 'your own or its own' },
  { shape: /\bso (?:many|much)\b/iu, instead: 'a number of' },
];

/** In sentences that people read, a clause without a head: the subject is missing. */
export const BANNED_IN_SPEECH = [
  { shape: /(?:^|[.:;] )Who [^?.]{25,}[.]/u, instead: 'a subject: The player who …' },
];
