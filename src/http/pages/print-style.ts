import { SHARED_TEXTS } from '#http/words/texts';

/** The header and footer of every page that a seat prints. */
export type PrintHeader = Readonly<{ campaign: string; seat: string; turn: number | null }>;

/** Letters, digits, and marks that mean nothing to CSS or HTML. */
const PLAIN = /[^\p{L}\p{M}\p{N} .,:;'’()·–-]/gu;

/** A text as a CSS string, with special characters escaped. */
export function cssString(text: string): string {
  const escaped = text.replaceAll(PLAIN, (mark) => {
    const code = mark.codePointAt(0) ?? 0;
    return `\\${code.toString(16)} `;
  });
  return `"${escaped}"`;
}

/** Headers and footers are small, and so is what they may hold. */
const LONGEST = 90;

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST).join('')}…`;
}

/** A style sheet that names campaign and seat on every printed page, with the turn and the number of the page. */
export function printStyle({ campaign, seat, turn }: PrintHeader): string {
  const font = 'font: 7.5pt sans-serif; color: #555;';
  const box = (name: string, content: string): string =>
    `    @${name} { content: ${content}; white-space: nowrap; ${font} }`;
  return [
    '@media print {',
    '  @page {',
    box('top-left', cssString(shortened(`${campaign} · ${seat}`))),
    ...(turn === null ? [] : [box('top-right', cssString(SHARED_TEXTS.printedInTurn(turn)))]),
    box('bottom-right', '"Page " counter(page) " of " counter(pages)'),
    '  }',
    '}',
    '',
  ].join('\n');
}
