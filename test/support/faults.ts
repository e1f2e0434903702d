import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** One violation of axe's rules, as the page tells it. */
type Fault = Readonly<{ id: string; html: string }>;

/** As it is packed: a browser reads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const isRead = "typeof window.axe === 'object'";

/** How many of the elements that look alike are looked at: one of them may be covered by something. */
const SAMPLES = 3;
const MARK = 'data-sample';

/** What takes axe ten times as long as all else is asked of marked elements only. */
const READ = `${AXE};
  window.axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[${MARK}]' },
      { id: 'link-in-text-block', selector: 'a[href][${MARK}]' },
    ],
  });`;

/** Rules that look at marked elements. */
const OF_SAMPLES = ['color-contrast', 'link-in-text-block'];

/** The looks of which enough samples were looked at, on a page or on several. */
export type Looked = Set<string>;

/**
 * Marks a few of all elements with words that are drawn alike, within elements that are drawn alike: words are equally pale in all of
 * them, and links within words equally plain. Those of looks that were looked at before are not marked. Told are the looks of which
 * there are enough samples now.
 */
const markSamples = (looked: Looked): string => `
  const looked = new Set(${JSON.stringify([...looked])});
  const looks = new WeakMap();
  const marked = new Map();
  const digest = (text) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36);
  };
  const hasWords = (one) =>
    [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== '');
  for (const one of document.querySelectorAll('body, body *')) {
    const drawn = getComputedStyle(one);
    const spoken = hasWords(one);
    const look = digest(JSON.stringify([
      looks.get(one.parentElement), one.localName, one.getAttribute('class'), spoken,
      one.matches(':disabled, [aria-disabled]'), one.checkVisibility(),
      drawn.color, drawn.backgroundColor, drawn.backgroundImage, drawn.opacity, drawn.position,
      drawn.fontSize, drawn.fontWeight, drawn.textShadow, drawn.clipPath,
    ]));
    looks.set(one, look);
    const isRead = spoken || one.matches('input, select, textarea');
    const count = (marked.get(look) ?? 0) + 1;
    if (isRead) marked.set(look, count);
    one.toggleAttribute('${MARK}', isRead && !looked.has(look) && count <= ${String(SAMPLES)});
  }
  [...marked].filter(([, count]) => count >= ${String(SAMPLES)}).map(([look]) => look);`;

/** Told in the page itself: what it finds besides violations, and frames, would take axe three times as long. */
const faultsIn = (only: readonly string[]): string => `
  window.axe
    .run({
      preload: false,
      resultTypes: ['violations'],
      ...(${JSON.stringify(only)}.length > 0 && { runOnly: ${JSON.stringify(only)} }),
    })
    .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes[0].html.slice(0, 160) })))
`;

/** `rules`: ids of the rules to look at, all of them if empty; `looked`: it grows by the looks of the page. */
export type Asked = Readonly<{ rules: readonly string[]; looked?: Looked }>;

/** What would hinder a reader of the page by axe, each fault with the first place of it. */
export async function faultsBy(
  page: Page,
  { rules, looked = new Set() }: Asked,
): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(isRead))) await page.evaluate(READ);
  if (rules.length === 0 || OF_SAMPLES.some((rule) => rules.includes(rule))) {
    const known = await page.evaluate<readonly string[]>(`{${markSamples(looked)}}`);
    for (const look of known) looked.add(look);
  }
  const faults = await page.evaluate<readonly Fault[]>(faultsIn(rules));
  return faults.map(({ id, html }) => `${id} ${html}`);
}

/** The same of one page by itself. `only`: ids of the rules to look at; otherwise all. */
export const faultsOf = (page: Page, ...only: readonly string[]): Promise<readonly string[]> =>
  faultsBy(page, { rules: only });

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
