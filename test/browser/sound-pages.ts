import type { Page } from 'playwright-core';
import { faultsBy, faultsOf, isTooWide, type Looked } from '#test/support/faults';

export type Size = Readonly<{ width: number; height: number }>;
export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** How a page is looked at. `rules`: those of axe that are asked for, all of them if empty; null: only whether the page is too wide. */
export type Look = Readonly<{
  how: string;
  size: Size;
  colorScheme: 'light' | 'dark';
  rules: readonly string[] | null;
}>;
export const BY_DAY: Look = { how: 'by day', size: DESKTOP, colorScheme: 'light', rules: [] };
export const IN_THE_DARK: Look = {
  how: 'in the dark',
  size: DESKTOP,
  colorScheme: 'dark',
  rules: ['color-contrast'],
};
export const ON_A_PHONE: Look = {
  how: 'on a phone',
  size: PHONE,
  colorScheme: 'light',
  rules: [],
};
/** What can be otherwise than by day. */
export const ON_A_PHONE_BY_SIZE: Look = {
  ...ON_A_PHONE,
  rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
};

/** What would hinder a reader of the open page, which is loaded once for all looks; it ends as by day. */
export async function hindrancesOf(
  page: Page,
  looks: readonly Look[] = [BY_DAY, IN_THE_DARK, ON_A_PHONE],
  looked?: Looked,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { how, size, colorScheme, rules } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const faults = rules === null ? [] : await faultsBy(page, { rules, ...(looked && { looked }) });
    found.push(...faults.map((fault) => `${how}: ${fault}`));
    if (await isTooWide(page)) found.push(`${how}: scrolls sideways`);
  }
  await page.setViewportSize(BY_DAY.size);
  await page.emulateMedia({ colorScheme: BY_DAY.colorScheme });
  return found;
}

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
  faults: readonly string[];
}>;

/** No fault that axe finds at the size at which a page is first seen, and nothing too wide at any size. */
export function soundPages(): SoundPages {
  const kinds = new Set<string>();
  const faults: string[] = [];
  const look = async (page: Page): Promise<void> => {
    const kind = await kindOf(page);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    faults.push(...(await faultsOf(page)).map((what) => `${kind}: ${what}`));
    const own = page.viewportSize();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      if (await isTooWide(page)) faults.push(`${kind} scrolls sideways at ${String(size.width)}`);
    }
    if (own !== null) await page.setViewportSize(own);
  };
  return { look, faults };
}
