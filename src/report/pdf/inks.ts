import type { Tone } from '#report/document/document';

export type Face = 'regular' | 'bold';

/** How a run of text looks on paper. Runs are joined when they share one ink object, so inks are made once. */
export type Ink = Readonly<{
  face: Face;
  size: number;
  colour: string;
  /** Extra space between letters, for labels in capitals. */
  tracking: number;
  /** The anchor that the run leads to. */
  goTo?: string;
}>;

export const COLOURS = {
  ink: '#1c2333',
  quiet: '#5d6472',
  accent: '#1f4a85',
  gold: '#8a6100',
  hairline: '#d5d2c8',
  rule: '#8d939f',
} as const;

export const TONE_COLOURS: { readonly [T in Tone]: string } = {
  info: '#1f4a85',
  good: '#1f6b3a',
  warning: '#8a5a00',
  bad: '#a32424',
};

const ink = (face: Face, size: number, colour: string, tracking = 0): Ink => ({
  face,
  size,
  colour,
  tracking,
});

/** The inks of running text at one size. */
export type InkSet = Readonly<{
  size: number;
  text: Ink;
  strong: Ink;
  quiet: Ink;
  cite: Ink;
  link: Ink;
  status: { readonly [T in Tone]: Ink };
}>;

const inkSet = (size: number): InkSet => ({
  size,
  text: ink('regular', size, COLOURS.ink),
  strong: ink('bold', size, COLOURS.ink),
  quiet: ink('regular', size, COLOURS.quiet),
  cite: ink('regular', size * 0.82, COLOURS.quiet),
  link: ink('regular', size, COLOURS.accent),
  status: {
    // What is as it should be stays quiet, so that the exceptions stand out in a column.
    info: ink('regular', size, TONE_COLOURS.info),
    good: ink('regular', size, TONE_COLOURS.good),
    warning: ink('bold', size, TONE_COLOURS.warning),
    bad: ink('bold', size, TONE_COLOURS.bad),
  },
});

export const BODY = inkSet(8.8);
export const TABLE = inkSet(8.4);
/** What cards say: small, but not smaller than people can read on paper. */
export const CARD = inkSet(7.4);
export const CARD_TITLE = ink('bold', 9.6, COLOURS.ink);
/** Table footers and totals: the same sizes, all bold. */
export const TOTAL: InkSet = { ...TABLE, text: TABLE.strong };

export const LABEL = ink('bold', 6.4, COLOURS.quiet, 0.3);
/** The word at the head of a note. */
export const NOTE_INKS: { readonly [T in Tone]: Ink } = {
  info: ink('bold', BODY.size, TONE_COLOURS.info),
  good: ink('bold', BODY.size, TONE_COLOURS.good),
  warning: BODY.status.warning,
  bad: BODY.status.bad,
};

export const CAPTION = ink('bold', 8.8, COLOURS.ink);
export const FOOTER = ink('regular', 7.2, COLOURS.quiet);
export const TITLE = ink('bold', 17, COLOURS.ink);
export const SUBTITLE = ink('regular', 9.2, COLOURS.quiet);

const HEADINGS: readonly Ink[] = [
  ink('bold', 12, COLOURS.accent),
  ink('bold', 10, COLOURS.ink),
  ink('bold', 9, COLOURS.accent),
  ink('bold', 8.8, COLOURS.quiet),
];

/** The ink of a heading by its rank in the outline; the document's title has rank 1 and an ink of its own. */
export const headingInk = (rank: number): Ink => HEADINGS[rank - 2] ?? BODY.strong;

export const MAP_LEGEND = ink('bold', BODY.size, COLOURS.gold);
