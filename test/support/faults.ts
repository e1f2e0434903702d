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

/** How many samples of each look were looked at, on a page or on several. */
export type Looked = Map<string, number>;

/**
 * Marks a few of all elements with words that are drawn alike, on grounds that are drawn alike: words are equally pale in all of
 * them, and links within words equally plain. Those of looks of which enough were looked at before are not marked. Told is how many of
 * each look are marked.
 */
const markSamples = (looked: Looked): string => `
  const looked = new Map(${JSON.stringify([...looked])});
  const PLAIN = 'rgba(0, 0, 0, 0)|none|false|none';
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
  const known = new Map();
  const digestOnce = (text) => {
    if (!known.has(text)) known.set(text, digest(text));
    return known.get(text);
  };
  const hasWords = (one) => {
    for (let child = one.firstChild; child !== null; child = child.nextSibling)
      if (child.nodeType === 3 && child.data.trim() !== '') return true;
    return false;
  };
  const grounds = new WeakMap();
  const fades = new WeakMap();
  for (const one of document.querySelectorAll('body, body *')) {
    const drawn = getComputedStyle(one);
    const isLoose = ['absolute', 'fixed', 'sticky'].includes(drawn.position);
    const ground = [
      drawn.backgroundColor, drawn.backgroundImage, isLoose && drawn.position, drawn.clipPath,
    ].join('|');
    const under = grounds.get(one.parentElement) ?? '';
    const hidesAll = ground.startsWith('rgb(') && ground.endsWith(')|none|false|none');
    const own = ground === PLAIN ? under : hidesAll ? ground : digestOnce(under + ground);
    grounds.set(one, own);
    const faded = (fades.get(one.parentElement) ?? '') + (drawn.opacity === '1' ? '' : drawn.opacity);
    fades.set(one, faded);
    const isField = one.matches('input, select, textarea');
    const isRead = isField || hasWords(one);
    const look = isRead && digestOnce([
      own, faded, isField && one.localName,
      one.matches(':disabled, [aria-disabled]'), one.checkVisibility(),
      drawn.color, drawn.fontSize, drawn.fontWeight, drawn.textShadow,
      one.localName === 'a' && getComputedStyle(one.parentElement).color + drawn.textDecorationLine,
    ].join('|'));
    const count = (looked.get(look) ?? 0) + (marked.get(look) ?? 0) + 1;
    const isSample = isRead && count <= ${String(SAMPLES)};
    if (isSample) marked.set(look, (marked.get(look) ?? 0) + 1);
    if (isSample || one.hasAttribute('${MARK}')) one.toggleAttribute('${MARK}', isSample);
  }
  [...marked];`;

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
  { rules, looked = new Map() }: Asked,
): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(isRead))) await page.evaluate(READ);
  const asked = await askedIn(page, rules, looked);
  if (asked === null) return [];
  const faults = await page.evaluate<readonly Fault[]>(faultsIn(asked));
  return faults.map(({ id, html }) => `${id} ${html}`);
}

/** The rules that have something to look at, after marking it; null: none has. */
async function askedIn(
  page: Page,
  rules: readonly string[],
  looked: Looked,
): Promise<readonly string[] | null> {
  if (rules.length > 0 && !OF_SAMPLES.some((rule) => rules.includes(rule))) return rules;
  const marked = await page.evaluate<readonly (readonly [string, number])[]>(
    `{${markSamples(looked)}}`,
  );
  for (const [look, count] of marked) looked.set(look, (looked.get(look) ?? 0) + count);
  if (rules.length === 0 || marked.length > 0) return rules;
  const others = rules.filter((rule) => !OF_SAMPLES.includes(rule));
  return others.length === 0 ? null : others;
}

/** The same of one page by itself. `only`: ids of the rules to look at; otherwise all. */
export const faultsOf = (page: Page, ...only: readonly string[]): Promise<readonly string[]> =>
  faultsBy(page, { rules: only });

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
