import { TERMS } from './glossary-words.ts';
import type { Term } from './term.ts';
import { GLOSSARY_PATH } from './glossary-path.ts';

const FORMS: ReadonlyMap<string, Term> = new Map(
  TERMS.flatMap((term) => term.forms.map((form) => [form, term] as const)),
);

/** Of two forms that begin alike the longer one counts. */
const ANY_FORM = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])(?:${[...FORMS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}’'-])`,
  'gu',
);

/**
 * A page taken apart: what stays as it is (links, controls, headings, code, pictures, labels, what is not seen), tags, and text. None of the
 * elements that stay can hold another of its name.
 */
const PIECE =
  /<!--[\s\S]*?-->|<(a|button|label|summary|h[1-4]|legend|caption|select|textarea|code|pre|kbd|script|style|template|svg|nav)\b[^>]*>[\s\S]*?<\/\1>|<p class="(?:label|document-subtitle)">[^<]*<\/p>|<span[^>]*(?:visually-hidden|aria-hidden)[^>]*>[^<]*<\/span>|<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/** Elements in which a word is marked once more, unless they are within another of them. */
const BLOCKS: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'details']);

const idOf = ({ id }: Term): string => `term-${id}`;

const linkOf = (term: Term, form: string): string =>
  `<a class="term" href="${GLOSSARY_PATH}#${term.id}" aria-describedby="${idOf(term)}">${form}</a>`;

/** What the marked words of a page mean: for screen readers, and for the script that shows it beside the word. */
function meaningsOf(used: ReadonlySet<Term>): string {
  const lines = [...used].map((term) => `<p id="${idOf(term)}">${term.meaning}</p>`);
  return `<div id="term-meanings" hidden>${lines.join('')}</div>`;
}

/**
 * Marks words of the game in the content of a page: each where it first occurs in a block or below a heading, with a link to the
 * glossary and its meaning as its description. It works without scripts.
 */
export function markTerms(html: string): string {
  const used = new Set<Term>();
  let seen = new Set<Term>();
  let depth = 0;
  const marked = (text: string): string =>
    text.replace(ANY_FORM, (form) => {
      const term = FORMS.get(form);
      if (term === undefined || seen.has(term)) return form;
      seen.add(term);
      used.add(term);
      return linkOf(term, form);
    });
  const content = html.replace(PIECE, (piece, kept?: string, close?: string, name?: string) => {
    if (!piece.startsWith('<')) return marked(piece);
    const isBlock = name !== undefined && BLOCKS.has(name);
    if (kept === 'h2' || (isBlock && depth === 0)) seen = new Set();
    if (isBlock) depth += close === '' ? 1 : -1;
    return piece;
  });
  return used.size === 0 ? content : `${content}${meaningsOf(used)}`;
}
