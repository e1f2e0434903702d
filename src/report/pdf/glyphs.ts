import { invariant } from '#kernel/result/invariant';

import { plainLine } from '#report/document/plain-line';

type FontFace = Readonly<{ hasGlyphForCodePoint: (codePoint: number) => boolean }>;

export type GlyphCheck = Readonly<{
  /** The text with a visible sign in place of each character that the fonts lack. */
  clean: (text: string) => string;
  hasReplaced: () => boolean;
  replacement: string;
}>;

const isFontFace = (value: unknown): value is FontFace =>
  typeof value === 'object' && value !== null && 'hasGlyphForCodePoint' in value;

/** pdfkit draws a missing glyph as an empty box and drops the letter from the text layer without a word; only the font itself knows. */
function currentFace(pdf: PDFKit.PDFDocument): FontFace {
  const current: unknown = '_font' in pdf ? pdf._font : undefined;
  const face: unknown =
    typeof current === 'object' && current !== null && 'font' in current ? current.font : undefined;
  invariant(isFontFace(face), 'PDF_FONT_WITHOUT_GLYPHS');
  return face;
}

/** Marks of presentation (joiners, variation selectors) that say nothing without the glyph they belong to. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff]/gu;

/** Checks every character of every name against all faces of the document. */
export function glyphCheck(pdf: PDFKit.PDFDocument, names: readonly string[]): GlyphCheck {
  const faces = names.map((name) => currentFace(pdf.font(name)));
  const known = new Map<string, boolean>();
  const isDrawn = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0;
    const answer =
      known.get(character) ?? faces.every((face) => face.hasGlyphForCodePoint(codePoint));
    known.set(character, answer);
    return answer;
  };
  const replacement = isDrawn('\ufffd') ? '\ufffd' : '?';
  let replaced = false;
  const clean = (text: string): string => {
    const characters = [...plainLine(text).replace(INVISIBLE, '')];
    return characters
      .map((character) => {
        if (isDrawn(character)) return character;
        replaced = true;
        return replacement;
      })
      .join('');
  };
  return { clean, hasReplaced: () => replaced, replacement };
}
