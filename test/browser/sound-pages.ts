import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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

/** Nothing serious or critical by axe, and nothing that stands out at the side. */
export function soundPages(): SoundPages {
  const kinds = new Set<string>();
  const faults: string[] = [];
  const look = async (page: Page): Promise<void> => {
    const kind = await kindOf(page);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    faults.push(...grave.map(({ id, nodes }) => `${kind}: ${id} ${nodes[0]!.html}`));
    const isWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    if (isWide) faults.push(`${kind} scrolls sideways`);
  };
  return { look, kinds, faults };
}
