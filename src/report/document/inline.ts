import type { RuleRef } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Inline, Phrase, Tone } from './document.ts';
import { formatNumber } from '#kernel/words/format-number';

/** Plain words and inline parts in reading order: `phrase('Income of ', strong(name), ' ', cited(rule))`. */
export const phrase = (...parts: readonly (string | Inline)[]): Phrase =>
  parts.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part));

/** The word that matters in its sentence. */
export const strong = (text: string): Inline => ({ kind: 'strong', text });

/** Words that may be skipped: ages, remarks, units. */
export const quiet = (text: string): Inline => ({ kind: 'quiet', text });

/** The rule that a statement rests on. */
export const cited = (rule: RuleRef): Inline => ({ kind: 'cite', rule });

/** A jump to a group, heading or ledger of the same document. */
export const link = (text: string, anchor: string): Inline => ({ kind: 'link', text, anchor });

/** The target of links to `anchor`; an anchor occurs once in a document. */
export const target = (text: string, anchor: string): Inline => ({ kind: 'target', text, anchor });

/** A figure with the lines that sum to it; without lines there is nothing to explain. */
export function explained(title: string, lines: Ledger): Inline {
  const text = formatNumber(ledgerTotal(lines));
  return lines.length === 0 ? { kind: 'text', text } : { kind: 'explained', text, title, lines };
}

/** A state in a word, with the sign of its tone. */
export const status = (tone: Tone, text: string): Status => ({ kind: 'status', tone, text });

/** Boxes to tick on paper, `ticked` of them already. */
export const boxesToTick = (label: string, boxes: number, ticked: number): Inline => ({
  kind: 'boxes',
  label,
  boxes,
  ticked: Math.min(boxes, ticked),
});

export type Status = Extract<Inline, { kind: 'status' }>;
