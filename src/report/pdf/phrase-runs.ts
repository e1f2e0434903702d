import type { Inline, Phrase } from '#report/document/document';
import { TONES } from '#report/document/tones';
import type { Run } from '#report/document/wrap-runs';
import type { Ink, InkSet } from './inks.ts';
import { inkRun, type Pen } from './pen.ts';

type InlineOf<K extends Inline['kind']> = Extract<Inline, { kind: K }>;

const LONGEST_KEPT = 24;

/** A state is read as one sign: a short one is not broken over lines. */
const together = (text: string): string =>
  text.length > LONGEST_KEPT ? text : text.replaceAll(' ', '\u00a0');

const ROWS: {
  readonly [K in Inline['kind']]: (inline: InlineOf<K>, inks: InkSet) => readonly [string, Ink];
} = {
  text: (inline, inks) => [inline.text, inks.text],
  strong: (inline, inks) => [inline.text, inks.strong],
  quiet: (inline, inks) => [inline.text, inks.quiet],
  cite: (inline, inks) => [inline.rule, inks.cite],
  link: (inline, inks) => [inline.text, { ...inks.link, goTo: inline.anchor }],
  target: (inline, inks) => [inline.text, inks.text],
  status: (inline, inks) => [
    together(`${TONES[inline.tone].mark} ${inline.text}`),
    inks.status[inline.tone],
  ],
  boxes: ({ boxes, ticked }, inks) => [
    '☒'.repeat(ticked) + '☐'.repeat(boxes - ticked),
    ticked > 0 ? inks.status.bad : inks.text,
  ],
  explained: (inline, inks) => [inline.text, inks.text],
};

const inked = <K extends Inline['kind']>(
  inline: InlineOf<K> & { kind: K },
  inks: InkSet,
): readonly [string, Ink] => ROWS[inline.kind](inline, inks);

/** A phrase as runs of ink. */
export const phraseRuns = (pen: Pen, phrase: Phrase, inks: InkSet): readonly Run<Ink>[] =>
  phrase.map((inline) => inkRun(pen, ...inked(inline, inks)));
