import { plainLine } from '#report/document/plain-line';
import { TONES } from '#report/document/tones';
import type { Inline, Phrase } from '#report/document/document';

type InlineOf<K extends Inline['kind']> = Extract<Inline, { kind: K }>;

const SPELLED: { readonly [K in Inline['kind']]: (inline: InlineOf<K>) => string } = {
  text: (inline) => inline.text,
  strong: (inline) => inline.text,
  quiet: (inline) => inline.text,
  cite: (inline) => `(${inline.rule})`,
  link: (inline) => inline.text,
  target: (inline) => inline.text,
  status: (inline) => `${TONES[inline.tone].mark} ${inline.text}`,
  boxes: ({ boxes, ticked }) => '[x]'.repeat(ticked) + '[ ]'.repeat(boxes - ticked),
  explained: (inline) => inline.text,
};

const spell = <K extends Inline['kind']>(inline: InlineOf<K> & { kind: K }): string =>
  SPELLED[inline.kind](inline);

/** A phrase in plain characters: emphasis is dropped, citations stand in brackets, minus signs are ASCII. */
export const plainPhrase = (phrase: Phrase): string =>
  plainLine(phrase.map((inline) => spell(inline)).join('')).replaceAll('−', '-');
