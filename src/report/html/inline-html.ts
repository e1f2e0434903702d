import { cellPhrase } from '#report/document/cell-phrase';
import type { Cell, Inline, Phrase } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { plainLine } from '#report/document/plain-line';
import { TONES } from '#report/document/tones';
import { asHtml, escapeHtml, type Html } from './templates.ts';

type InlineOf<K extends Inline['kind']> = Extract<Inline, { kind: K }>;

/** Where the page with the rules is, if there is one: citations then lead to it. */
export type RulesPath = string | undefined;

const escaped = (text: string): string => escapeHtml(plainLine(text));

/** A citation; a link when the reader has a page of rules to follow it to. */
export function citeHtml(rule: string, rulesPath: RulesPath): Html {
  const id = escaped(rule);
  if (rulesPath === undefined) return asHtml(`<span class="cite">${id}</span>`);
  return asHtml(`<a class="cite" href="${escapeHtml(rulesPath)}#${id}">${id}</a>`);
}

/** A disclosure that needs no script: the figure opens to its lines. */
function explainedHtml(inline: InlineOf<'explained'>, rulesPath: RulesPath): string {
  const title = escaped(inline.title);
  const lines = inline.lines.map(
    ({ label, cite, amount }) =>
      `<span class="why-line"><span>${escaped(label)}</span> ${citeHtml(cite, rulesPath).toString()} <span class="why-amount">${formatNumber(amount)}</span></span>`,
  );
  return (
    `<details class="why"><summary title="${title}">${escaped(inline.text)}<span class="visually-hidden"> (why)</span></summary>` +
    `<span class="why-lines"><span class="why-title">${title}</span>${lines.join('')}</span></details>`
  );
}

/** Boxes are for a pen: readers who can't see them hear how many are ticked. */
function boxesHtml({ label, boxes, ticked }: InlineOf<'boxes'>): string {
  const one = (_: unknown, at: number): string =>
    at < ticked ? '<i class="ticked"></i>' : '<i></i>';
  const told = `${label}: ${String(ticked)} of ${String(boxes)}`;
  return (
    `<span class="visually-hidden">${escaped(told)}</span>` +
    `<span class="boxes" aria-hidden="true" title="${escaped(told)}">${Array.from({ length: boxes }, one).join('')}</span>`
  );
}

const ROWS: {
  readonly [K in Inline['kind']]: (inline: InlineOf<K>, rulesPath: RulesPath) => string;
} = {
  text: (inline) => escaped(inline.text),
  strong: (inline) => `<strong>${escaped(inline.text)}</strong>`,
  quiet: (inline) => `<span class="quiet">${escaped(inline.text)}</span>`,
  cite: (inline, rulesPath) => citeHtml(inline.rule, rulesPath).toString(),
  link: (inline) => `<a href="#${escaped(inline.anchor)}">${escaped(inline.text)}</a>`,
  target: (inline) => `<span id="${escaped(inline.anchor)}">${escaped(inline.text)}</span>`,
  status: (inline) =>
    `<span class="chip chip-${inline.tone}"><span class="chip-sign" aria-hidden="true">${TONES[inline.tone].mark}</span>${escaped(inline.text)}</span>`,
  boxes: boxesHtml,
  explained: explainedHtml,
};

const write = <K extends Inline['kind']>(
  inline: InlineOf<K> & { kind: K },
  rulesPath: RulesPath,
): string => ROWS[inline.kind](inline, rulesPath);

/** A phrase as HTML with every text escaped. */
export const phraseHtml = (phrase: Phrase, rulesPath: RulesPath): Html =>
  asHtml(phrase.map((inline) => write(inline, rulesPath)).join(''));

/** A cell as HTML. */
export const cellHtml = (cell: Cell, rulesPath: RulesPath): Html =>
  phraseHtml(cellPhrase(cell), rulesPath);
