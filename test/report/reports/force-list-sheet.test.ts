import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { UnitDesign } from '#model/forces/design';
import { renderHtml } from '#report/html/render-html';
import { renderPdf } from '#report/pdf/render-pdf';
import { forceListSheet } from '#report/reports/force-list-sheet';
import { renderText } from '#report/text/render-text';
import { publishedLists } from '#test/content/published-lists';
import { reportTemplates } from '../read-templates.ts';

const { designs } = publishedLists();
const named = (name: string): UnitDesign => designs.find((one) => one.name === name)!;
const sheetOf = (names: readonly string[], units = 2) =>
  forceListSheet({ name: 'Red Fleet', designs: names.map(named), units });
const cardsOf = (names: readonly string[]) =>
  sheetOf(names).blocks.flatMap((block) =>
    block.kind === 'group'
      ? block.blocks.flatMap((one) => (one.kind === 'records' ? one.cards : []))
      : [],
  );

describe('a force list on paper', () => {
  test('CSC-8: a ship has boxes for its DV twice, until it is crippled and until it is destroyed', () => {
    const [prometheus] = cardsOf(['Prometheus']);
    expect(prometheus).toMatchObject({
      title: 'Prometheus',
      subtitle: 'Heavy Cruiser, CA',
      heads: ['DV', 'AS', 'AF', 'CV', 'CR'],
      rows: [
        { label: 'Sound', cells: ['6', '2', '2', '2', '4'] },
        { label: 'Crippled', cells: ['6', '1', '1', '2', '4'] },
      ],
      remarks: 'Explorer, Scout 2',
      tracks: [
        { label: 'Crippled', boxes: 6 },
        { label: 'Destroyed', boxes: 6 },
      ],
    });
    expect(prometheus!.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Cost', '9 EP'],
      ['Maintenance', '4/3'],
      ['CC', '2'],
      ['Points', '20 of 20'],
    ]);
  });

  test('CSC-8: minefields and Auxiliaries are never crippled, and ground units have Attrition', () => {
    const auxiliary = { ...named('Merte'), abilities: [{ id: 'auxiliary', rating: 1 }] };
    const mine = { ...named('Merte'), kind: 'minefield', hull: 'LF' };
    const sheet = forceListSheet({
      name: 'Odd',
      designs: [auxiliary, mine, named('Marines'), named('Convoy')] as UnitDesign[],
      units: 1,
    });
    const text = renderText(sheet, { width: 100 });
    expect(text.match(/Destroyed/gu)).toHaveLength(3);
    // That of the convoy.
    expect(text.match(/^ {2}Crippled: DV/gmu)).toHaveLength(1);
    expect(text).toContain('Values: ATTRITION 2, ATTACK 2, DEFENSE 3, D FACTOR d2');
    expect(text).toContain('Name ____________ Attrition [ ][ ]');
  });

  test('each class of each era is on the page and in the PDF, several cards on a sheet', async () => {
    const own = designs.filter(({ list }) => list === 'human');
    const sheet = forceListSheet({ name: 'Human Commonwealth', designs: own, units: 3 });
    const html = renderHtml(sheet, reportTemplates);
    expect(html.match(/class="record"/gu)).toHaveLength(own.length);
    expect(html).toContain('Starting Forces');
    const font = (name: string): Uint8Array =>
      readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
    const bytes = await renderPdf(sheet, {
      fonts: { regular: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') },
      createdAt: new Date(Date.UTC(2026, 10, 28)),
    });
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
    expect(pdf.numPages).toBeLessThanOrEqual(Math.ceil(own.length / 4));
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    expect(texts.map(({ str }) => str).join(' ')).toContain('Prometheus');
    // Nothing is smaller than people can read on paper.
    const sizes = texts.filter(({ str }) => str.trim() !== '').map(({ height }) => height);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
  });

  test('a list without classes says so, and a class with very many boxes gets a number', () => {
    const text = (designs: readonly UnitDesign[]) =>
      renderText(forceListSheet({ name: 'New', designs, units: 1 }), { width: 100 });
    expect(text([])).toContain('This list has no classes yet.');
    expect(text([{ ...named('Merte'), dv: 61 }])).toContain('Crippled ____ of 61');
  });
});
