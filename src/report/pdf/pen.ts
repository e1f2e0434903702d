import type { Line, Run } from '#report/document/wrap-runs';
import { glyphCheck, type GlyphCheck } from './glyphs.ts';
import type { Ink } from './inks.ts';

type Pdf = PDFKit.PDFDocument;
type Scope = 'Column' | 'Row';

/** An element of the PDF's structure tree, which readers for the blind follow instead of the page's look. */
export type Tag = Readonly<{ type: string; element: ReturnType<Pdf['struct']> }>;

export type TagOptions = Readonly<{ alt?: string; scope?: Scope }>;

export type RuleLine = Readonly<{
  x: number;
  y: number;
  width: number;
  weight: number;
  colour: string;
}>;

/** All that the layout may do to the PDF: measure, draw, and say what a drawing means. */
export type Pen = GlyphCheck &
  Readonly<{
    pdf: Pdf;
    measure: (text: string, ink: Ink) => number;
    /** Draws one line of text on its baseline. */
    write: (line: Line<Ink>, x: number, baseline: number) => void;
    rule: (line: RuleLine) => void;
    tag: (parent: Tag | undefined, type: string, options?: TagOptions) => Tag;
    /** Draws something that belongs to a structure element. */
    tagged: (tag: Tag, draw: () => void) => void;
    /** Draws something that carries no meaning, or repeats what was said before. */
    artifact: (draw: () => void) => void;
    /** Puts a place into the outline that viewers show beside the pages. */
    bookmark: (title: string, rank: number, y: number) => void;
  }>;

export const lineHeight = (size: number): number => size * 1.26;

/** The baseline of a line whose box begins at `top`: letters stand optically centred in it. */
export const baselineOf = (top: number, size: number): number =>
  top + lineHeight(size) / 2 + size * 0.36;

export const widthOfLine = (pen: Pen, line: Line<Ink>): number =>
  line.reduce((total, run) => total + pen.measure(run.text, run.style), 0);

/** One run in one ink, cleaned of what the fonts cannot draw. */
export const inkRun = (pen: Pen, text: string, ink: Ink): Run<Ink> => ({
  text: pen.clean(text),
  style: ink,
});

function measureWith(pdf: Pdf): Pen['measure'] {
  const known = new Map<Ink, Map<string, number>>();
  return (text, ink) => {
    const widths = known.get(ink) ?? new Map<string, number>();
    known.set(ink, widths);
    const width = widths.get(text);
    if (width !== undefined) return width;
    const measured =
      pdf.font(ink.face).fontSize(ink.size).widthOfString(text) + ink.tracking * [...text].length;
    widths.set(text, measured);
    return measured;
  };
}

function bookmarkIn(pdf: Pdf): Pen['bookmark'] {
  const open: { rank: number; item: PDFKit.PDFOutline }[] = [];
  return (title, rank, y) => {
    while (open.length > 0 && (open.at(-1)?.rank ?? 0) >= rank) open.pop();
    const parent = open.at(-1)?.item ?? pdf.outline;
    // pdfkit counts `left` from the right edge.
    const place = { expanded: true, top: Math.max(0, y - 8), left: pdf.page.width };
    open.push({ rank, item: parent.addItem(title, place) });
  };
}

function tagIn(pdf: Pdf): Pen['tag'] {
  return (parent, type, options = {}) => {
    const settings: PDFKit.Mixins.StructureElementOptions & { scope?: Scope } = { ...options };
    const element = pdf.struct(type, settings);
    if (parent === undefined) pdf.addStructure(element);
    else parent.element.add(element);
    return { type, element };
  };
}

/** Takes up the pen over a PDF whose faces are registered under their names. */
export function takePen(pdf: Pdf): Pen {
  const measure = measureWith(pdf);
  const write: Pen['write'] = (line, x, baseline) => {
    let at = x;
    for (const { text, style } of line) {
      const width = measure(text, style);
      pdf.font(style.face).fontSize(style.size).fillColor(style.colour).text(text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.tracking,
      });
      if (style.goTo !== undefined) {
        pdf.goTo(at, baseline - style.size, width, lineHeight(style.size), style.goTo);
      }
      at += width;
    }
  };
  return {
    ...glyphCheck(pdf, ['regular', 'bold']),
    pdf,
    measure,
    write,
    rule: ({ x, y, width, weight, colour }) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
    },
    tag: tagIn(pdf),
    tagged: (tag, draw) => {
      const content = pdf.markStructureContent(tag.type);
      draw();
      pdf.endMarkedContent();
      tag.element.add(content);
    },
    artifact: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    bookmark: bookmarkIn(pdf),
  };
}
