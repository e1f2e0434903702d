import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** One violation of axe's rules, as the page tells it. */
type Fault = Readonly<{ id: string; html: string }>;

const isRead = "typeof window.axe === 'object'";

/** Told in the page itself: what it finds besides violations, and frames, would take axe three times as long. */
const faultsIn = (only: readonly string[]): string => `
  window.axe
    .run({
      resultTypes: ['violations'],
      ...(${JSON.stringify(only)}.length > 0 && { runOnly: ${JSON.stringify(only)} }),
    })
    .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes[0].html.slice(0, 160) })))`;

/**
 * What would hinder a reader of the page by axe, each fault with the first place of it. `only`: ids of the rules to look at; otherwise
 * all.
 */
export async function faultsOf(page: Page, ...only: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(isRead))) await page.evaluate(axe.source);
  const faults = await page.evaluate<readonly Fault[]>(faultsIn(only));
  return faults.map(({ id, html }) => `${id} ${html}`);
}

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
