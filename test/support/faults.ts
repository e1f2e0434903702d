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

/** Whether text is too pale takes axe five times as long as all else, so it is asked of marked elements only. */
const READ = `${AXE};
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[${MARK}]' }] });`;

/** Marks a few of all elements that are drawn alike, within elements that are drawn alike: text is equally pale in all of them. */
const markSamples = `
  const numbers = new Map();
  const looks = new WeakMap();
  const marked = new Map();
  for (const one of document.querySelectorAll('body, body *')) {
    const drawn = getComputedStyle(one);
    const look = JSON.stringify([
      looks.get(one.parentElement), one.localName, one.getAttribute('class'),
      one.matches(':disabled, [aria-disabled]'), one.checkVisibility(),
      drawn.color, drawn.backgroundColor, drawn.backgroundImage, drawn.opacity, drawn.position,
      drawn.fontSize, drawn.fontWeight, drawn.textShadow, drawn.clipPath,
    ]);
    if (!numbers.has(look)) numbers.set(look, numbers.size);
    looks.set(one, numbers.get(look));
    const count = (marked.get(look) ?? 0) + 1;
    marked.set(look, count);
    one.toggleAttribute('${MARK}', count <= ${String(SAMPLES)});
  }`;

/** Told in the page itself: what it finds besides violations, and frames, would take axe three times as long. */
const faultsIn = (only: readonly string[]): string => `{
  ${markSamples}
  window.axe
    .run({
      preload: false,
      resultTypes: ['violations'],
      ...(${JSON.stringify(only)}.length > 0 && { runOnly: ${JSON.stringify(only)} }),
    })
    .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes[0].html.slice(0, 160) })))
}`;

/**
 * What would hinder a reader of the page by axe, each fault with the first place of it. `only`: ids of the rules to look at; otherwise
 * all.
 */
export async function faultsOf(page: Page, ...only: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(isRead))) await page.evaluate(READ);
  const faults = await page.evaluate<readonly Fault[]>(faultsIn(only));
  return faults.map(({ id, html }) => `${id} ${html}`);
}

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
