import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';

import type { Document } from '#report/document/document';
import { renderPdf } from '#report/pdf/render-pdf';
import { sampleDocument } from './sample-document.ts';

const fontFile = (name: string): Uint8Array =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );

const options = {
  fonts: { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') },
  createdAt: new Date(Date.UTC(2026, 10, 21, 12)),
};

async function open(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pdf, pages };
}

const longTable: Document = {
  title: 'Systems of Терра ★',
  facts: [],
  blocks: [
    {
      kind: 'table',
      caption: 'Systems',
      columns: [
        { label: 'System', align: 'start', namesRow: true },
        { label: 'Productivity', abbreviation: 'Prd', align: 'end' },
      ],
      rows: Array.from({ length: 120 }, (_, index) => [`System ${String(index)}`, index]),
      footer: ['Total', 7140],
      empty: 'None.',
    },
  ],
};

test('every block of a document can be read back, in Cyrillic and with its signs', async () => {
  const { pages } = await open(await renderPdf(sampleDocument, options));
  const text = pages.join(' ').replace(/\s+/gu, ' ');
  for (const part of [
    'Imperial asset sheet',
    'Terran Union <script>alert(1)</script>',
    'Терра ★',
    'Alpha <Cen> & "Sons"',
    'Utilized productivity, 10 Productivity × 5 RAW',
    'intel mission 3',
    '✕ out of supply',
    'seen 3 turns ago',
    'No foreign ships were seen.',
    '! Warning:',
  ]) {
    expect(text).toContain(part);
  }
});

test('a page break begins a page, and pages are numbered', async () => {
  const { pages } = await open(await renderPdf(sampleDocument, options));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Page 1 of 2');
  expect(pages[1]).toMatch(/^Fleets/u);
});

test('a table repeats its head on every page and keeps its footer', async () => {
  const { pages } = await open(await renderPdf(longTable, options));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/SYSTEM\s+PRD/u);
  expect(pages.at(-1)).toMatch(/System 119\s+119\s+Total\s+7140/u);
});

test('the same document and date give the same bytes; another date does not', async () => {
  const first = await renderPdf(sampleDocument, options);
  expect(await renderPdf(sampleDocument, options)).toEqual(first);
  const later = { ...options, createdAt: new Date(Date.UTC(2026, 10, 22)) };
  expect(await renderPdf(sampleDocument, later)).not.toEqual(first);
});

test('the file names itself, its language, its structure and its sections', async () => {
  const { pdf } = await open(await renderPdf(sampleDocument, options));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Imperial asset sheet', Language: 'en' });
  expect((await pdf.getMarkInfo())?.['Marked']).toBe(true);
  expect((await pdf.getOutline()).map((item: { title: string }) => item.title)).toEqual([
    'Economy',
    'Systems',
    'Fleets',
  ]);
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain('"TH"');
});

test('only the fonts that were handed in are in the file', async () => {
  const bytes = await renderPdf(sampleDocument, options);
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text).toContain('DejaVuSans');
  expect(text).not.toContain('Helvetica');
});

test('a character without a glyph is replaced where one can see it, and explained', async () => {
  const document: Document = {
    title: 'Fleets of 漢',
    facts: [],
    blocks: [{ kind: 'heading', level: 1, text: 'Kesh 字' }],
  };
  const { pages } = await open(await renderPdf(document, options));
  expect(pages[0]).toContain('Fleets of \ufffd');
  expect(pages[0]).toContain('Kesh \ufffd');
  expect(pages[0]).toContain('is missing from the fonts');
});

test('a document fills pages of US Letter as it does those of A4', async () => {
  const sizeOf = async (bytes: Uint8Array) => {
    const { pdf, pages } = await open(bytes);
    return { view: (await pdf.getPage(1)).view, pages };
  };
  const usual = await sizeOf(await renderPdf(longTable, options));
  const letter = await sizeOf(await renderPdf(longTable, { ...options, paperSize: 'letter' }));
  expect(usual.view).toEqual([0, 0, 595.28, 841.89]);
  expect(letter.view).toEqual([0, 0, 612, 792]);
  const rowsIn = (pages: readonly string[]) =>
    pages
      .join(' ')
      .match(/System \d+/gu)
      ?.toSorted() ?? [];
  expect(rowsIn(letter.pages)).toEqual(rowsIn(usual.pages));
  expect(letter.pages.at(-1)).toMatch(/Page (\d+) of \1/u);
});

const numbered = (what: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${what} ${String(index + 1)} of these`);

/** A list, a table and the card of a place, after this many lines. */
const afterLines = (lines: number): Document => ({
  title: 'A long turn',
  facts: [],
  blocks: [
    ...numbered('Line', lines).map(
      (text) => ({ kind: 'paragraph', text: [{ kind: 'text', text }] }) as const,
    ),
    { kind: 'list', items: numbered('Item', 5).map((text) => [{ kind: 'text', text }]) },
    {
      kind: 'table',
      caption: 'A table of rows',
      columns: [{ label: 'Name', align: 'start', namesRow: true }],
      rows: numbered('Row', 5).map((text) => [text]),
      empty: 'None.',
    },
    {
      kind: 'cards',
      toRead: true,
      cards: [
        {
          title: [{ kind: 'text', text: 'Card 1 of these' }],
          about: [],
          facts: [{ label: 'Fleets', value: 'First' }],
          blocks: [
            {
              kind: 'list',
              items: numbered('Card', 5)
                .slice(1)
                .map((text) => [{ kind: 'text', text }]),
            },
          ],
        },
      ],
      empty: 'None.',
    },
  ],
});

test('no item, no row and no head of a place is alone on its side of the end of a page', async () => {
  const alone: string[] = [];
  for (let lines = 28; lines < 52; lines += 1) {
    const { pages } = await open(await renderPdf(afterLines(lines), options));
    for (const what of ['Item', 'Row', 'Card']) {
      const onPages = pages.map(
        (page) => page.match(new RegExp(`${what} \\d of these`, 'gu'))?.length ?? 0,
      );
      if (onPages.includes(1))
        alone.push(`${what} after ${String(lines)} lines: ${onPages.join(', ')}`);
    }
  }
  expect(alone).toEqual([]);
});
