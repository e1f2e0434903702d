import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { Document, ThingCard } from '#report/document/document';
import { boxesToTick, phrase, status, strong } from '#report/document/inline';
import { renderHtml } from '#report/html/render-html';
import { renderPdf } from '#report/pdf/render-pdf';
import { renderText } from '#report/text/render-text';
import { reportTemplates } from './read-templates.ts';

const fontFile = (name: string): Uint8Array =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );
const options = {
  fonts: { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') },
  createdAt: new Date(Date.UTC(2026, 10, 21, 12)),
};

const cardOf = (name: string, units: number): ThingCard => ({
  title: phrase(strong(name), ' f7'),
  about: phrase('at Dusk ', status('warning', 'leaves by Dusk–Wolf')),
  facts: [{ label: 'Scouting', value: 4 }],
  blocks: [
    {
      kind: 'table',
      caption: `Units of ${name}`,
      titled: true,
      columns: [
        { label: 'Unit', align: 'start', width: 1, namesRow: true },
        { label: 'Out', align: 'start' },
      ],
      rows: Array.from({ length: units }, (_, at) => [
        `Saber ${name} ${String(at)}`,
        [boxesToTick('Levels out of supply', 3, 1)],
      ]),
      empty: '',
    },
  ],
});

const documentOf = (cards: readonly ThingCard[]): Document => ({
  title: 'Sheet',
  mark: { alt: 'A ring of stars', color: '#123456', paths: ['M2 2h20v20z'] },
  facts: [],
  blocks: [{ kind: 'cards', cards, empty: 'You have no fleets.' }],
});

async function pagesOf(document: Document) {
  const pdf = await getDocument({
    data: (await renderPdf(document, options)).slice(),
    verbosity: 0,
  }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { view: page.view, text: text.replace(/\s+/gu, ' ') };
    }),
  );
}

describe('TURN-2: a card of a thing', () => {
  test('is a section with its heading, its state in words, and boxes that are also told', () => {
    const html = renderHtml(documentOf([cardOf('Home', 2)]), reportTemplates);
    expect(html).toMatch(/<section class="thing-card" aria-labelledby="(table-\d+)">[^]*id="\1"/u);
    expect(html).toContain('<strong>Home</strong> f7');
    expect(html).toContain('leaves by Dusk–Wolf');
    expect(html).toContain('<span class="visually-hidden">Levels out of supply: 1 of 3</span>');
    expect(html.match(/<i class="ticked">/gu)).toHaveLength(2);
    expect(html.match(/<i>/gu)).toHaveLength(4);
    expect(html).toContain('role="img" aria-label="A ring of stars"');
  });

  test('in text has a line to write orders on', () => {
    expect(renderText(documentOf([cardOf('Home', 1)]), { width: 80 })).toContain(
      [
        'Home f7, at Dusk ! leaves by Dusk–Wolf',
        '  Scouting: 4',
        '  Unit          Out',
        '  ------------  ---------',
        '  Saber Home 0  [x][ ][ ]',
        '  Orders: ______________________________________',
      ].join('\n'),
    );
  });

  test('on paper goes to the next page rather than be cut, unless it is longer than most of a page', async () => {
    const short = Array.from({ length: 9 }, (_, at) => cardOf(`F${String(at)}`, 9));
    const pages = await pagesOf(documentOf(short));
    expect(pages.length).toBeGreaterThan(1);
    for (let at = 0; at < 9; at += 1) {
      const on = pages.filter(({ text }) => text.includes(`Saber F${String(at)} `));
      expect([at, on.length]).toEqual([at, 1]);
      expect(on[0]?.text).toContain(`F${String(at)} f7`);
      expect(on[0]?.text.match(new RegExp(`Saber F${String(at)} `, 'gu'))).toHaveLength(9);
    }
    const long = await pagesOf(documentOf([cardOf('Long', 120)]));
    expect(long.length).toBeGreaterThan(1);
    expect(
      long
        .map(({ text }) => text)
        .join(' ')
        .match(/Saber Long \d+ ☒☐☐/gu),
    ).toHaveLength(120);
  });

  test('nobody reads of things that are not there', () => {
    expect(renderText(documentOf([]), { width: 80 })).toContain('You have no fleets.');
    expect(renderHtml(documentOf([]), reportTemplates)).toContain('You have no fleets.');
  });
});

describe('a map with a page of its own', () => {
  const mapOf = (width: number, height: number, font = ''): Document => ({
    title: 'Sheet',
    facts: [],
    blocks: [
      { kind: 'paragraph', text: phrase('Before it.') },
      {
        kind: 'group',
        title: 'Star map',
        anchor: 'map',
        blocks: [
          {
            kind: 'map',
            svg: `<svg viewBox="0 0 ${String(width)} ${String(height)}"><text x="9" y="20" ${font}>Dusk</text></svg>`,
            alt: 'One system.',
            legend: [{ mark: 'H', meaning: 'Humans' }],
            wholePage: true,
          },
        ],
      },
      { kind: 'paragraph', text: phrase('After it.') },
    ],
  });

  test('lies on its side where that makes it larger, with its heading and legend', async () => {
    const [first, second, third] = await pagesOf(mapOf(900, 500));
    expect(first?.text).toContain('Before it.');
    expect(second?.view).toEqual([0, 0, 841.89, 595.28]);
    expect(second?.text).toMatch(/^Star map .*Humans.*Page 2 of 3/u);
    expect(third?.view).toEqual([0, 0, 595.28, 841.89]);
    expect(third?.text).toContain('After it.');
  });

  test('comes again on pages to be joined if its letters are too small on one', async () => {
    const pages = await pagesOf(mapOf(2400, 1600, 'font-size="12"'));
    const parts = pages.flatMap(
      ({ text }) => /^Star map in \d+ parts to join: \S+/u.exec(text) ?? [],
    );
    expect(parts).toEqual([
      'Star map in 4 parts to join: A1.',
      'Star map in 4 parts to join: B1.',
      'Star map in 4 parts to join: A2.',
      'Star map in 4 parts to join: B2.',
    ]);
    expect(pages.at(-1)?.text).toContain('After it.');
  });

  test('is upright where it is higher than wide', async () => {
    const [, second] = await pagesOf(mapOf(500, 900));
    expect(second?.view).toEqual([0, 0, 595.28, 841.89]);
    expect(second?.text).toMatch(/^Star map /u);
  });
});
