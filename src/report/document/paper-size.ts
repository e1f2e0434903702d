/** The sizes of paper that a PDF can be made for; the first is the usual one. */
export const PAPER_SIZES = ['a4', 'letter', 'a3', 'legal', 'tabloid'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const PAPER_SIZE_WORDS: Readonly<Record<PaperSize, string>> = {
  a4: 'A4',
  letter: 'US Letter',
  a3: 'A3',
  legal: 'US Legal',
  tabloid: 'Tabloid',
};

/** The size that somebody names; undefined: there is none of this name. */
export const paperSizeNamed = (text: string): PaperSize | undefined =>
  PAPER_SIZES.find((size) => size === text.toLowerCase());
