import type { Page } from 'playwright-core';
import { faultsOf, isTooWide } from '#test/support/faults';

/** The page of another empire, seat or turn is of the same kind; what a form answers in its place is not. */
async function kindOf(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname
    .replace(/^\/enter\/.+/, '/enter')
    .replace(/\/(end|undo)\/[^/]+$/, '/$1')
    .replace(/\/empires\/e\d/, '/empires/e');
  return `${path} ${await page.title()}`.replaceAll(/\d+/g, 'n');
}

/** Looks once at each kind of page that is met for what would hinder a reader. */
export type SoundPages = Readonly<{
  look: (page: Page) => Promise<void>;
  kinds: ReadonlySet<string>;
  faults: readonly string[];
}>;

/**
 * Nothing that stands out at the side, and no fault by axe. `read`: what axe has read already, at this size or
 * another.
 */
export function soundPages(read: Set<string>): SoundPages {
  const kinds = new Set<string>();
  const faults: string[] = [];
  const look = async (page: Page): Promise<void> => {
    const kind = await kindOf(page);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    if (!read.has(kind)) faults.push(...(await faultsOf(page)).map((what) => `${kind}: ${what}`));
    read.add(kind);
    if (await isTooWide(page)) faults.push(`${kind} scrolls sideways`);
  };
  return { look, kinds, faults };
}
