/*
 * The colours of a map on paper. They stand in presentation attributes, which the styles of a page overrule, so that one drawing
 * serves pages in both themes, the PDF, and a file of its own.
 */
export const INK = {
  paper: '#ffffff',
  ink: '#1c2333',
  quiet: '#5a6170',
  hairline: '#ddd8ca',
  edge: '#7b818d',
  gold: '#7d5a00',
  alarm: '#9c1f1f',
} as const;

const OWNERS = [
  '#1f5fa8',
  '#a83232',
  '#2c7a3f',
  '#7a3f9a',
  '#9a5a00',
  '#0f7278',
  '#b0327a',
  '#5b6411',
] as const;

/** The colour of an owner by its number, 1…8; grey for a power that nobody has met. */
export const ownerInk = (colour: number | null): string =>
  colour === null ? INK.edge : (OWNERS[colour - 1] ?? INK.edge);

export const FONT = {
  family: 'DejaVu Sans, Verdana, sans-serif',
  name: 13,
  mark: 13,
  count: 12,
} as const;
