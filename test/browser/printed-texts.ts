import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';

type Printed = Readonly<{
  text: string;
  /** In points, as the edges are. */
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}>;

/** The texts of each page as the browser prints it. */
export async function printedTexts(page: Page): Promise<readonly (readonly Printed[])[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item): readonly Printed[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , c = 0, d = 0, left = 0, bottom = 0] = (item.transform as unknown[]).map(Number);
        const size = Math.hypot(c, d);
        const edges = { left, right: left + item.width, top: bottom + size * 0.8, bottom };
        return [{ text: item.str, size, ...edges }];
      });
    }),
  );
}
