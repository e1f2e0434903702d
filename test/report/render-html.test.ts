import { expect, test } from 'vitest';

import type { Block, Document } from '#report/document/document';
import { renderHtml } from '#report/html/render-html';
import { renderHtmlPage } from '#report/html/render-html-page';
import { reportTemplates } from './read-templates.ts';
import { sampleDocument } from './sample-document.ts';

const html = renderHtml(sampleDocument, reportTemplates, { rulesPath: '/rules' });

const documentOf = (...blocks: readonly Block[]): Document => ({ title: 'T', facts: [], blocks });

const ranksIn = (page: string): readonly number[] =>
  [...page.matchAll(/<h([1-6])/gu)].map((match) => Number(match[1]));

test('names that look like markup are shown as they are written', () => {
  expect(html).toContain('Terran Union &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Alpha &lt;Cen&gt; &amp; &quot;Sons&quot;');
  expect(html).not.toContain('<script');
});

test('no inline style and no event handler is in the page', () => {
  const page = renderHtmlPage(sampleDocument, reportTemplates, {
    stylesheet: { href: '/farlane.css' },
  });
  expect(page).toContain('<link rel="stylesheet" href="/farlane.css">');
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/u);
});

test('headings begin at the asked rank and never skip one', () => {
  expect(ranksIn(html)).toEqual([1, 2, 2, 3, 2, 3]);
  expect(ranksIn(renderHtml(sampleDocument, reportTemplates, { titleRank: 2 }))).toEqual([
    2, 3, 3, 4, 3, 4,
  ]);
});

test('tables have a caption, and heads for their columns and rows', () => {
  expect(html).toContain('<caption id="table-1">Systems held</caption>');
  expect(html).toContain(
    '<th scope="col" class="align-end"><abbr title="Capacity">Cap</abbr></th>',
  );
  expect(html).toContain('<th scope="row" class="align-start">Терра ★</th>');
  // A broad table has the head of its column in each cell, for phones.
  expect(html).toMatch(/<td class="align-end"( data-label="[^"]+")?>−4<\/td>/);
});

test('room to write in at the beginning of a row is no head', () => {
  const table = {
    kind: 'table',
    caption: 'Orders',
    empty: 'None.',
    columns: [{ label: 'Unit', align: 'start', namesRow: true }],
    rows: [['Apollo'], ['']],
  } as const;
  const written = renderHtml({ title: 'Sheet', facts: [], blocks: [table] }, reportTemplates);
  expect(written.match(/scope="row"/gu)).toHaveLength(1);
  expect(written).toContain('<td class="align-start"></td>');
});

test('a table without rows says so in a sentence', () => {
  expect(html).toContain('<strong>Foreign contacts</strong> No foreign ships were seen.');
});

test('a ledger shows its total and opens to its reasons; on a printed page it is open', () => {
  expect(html).toMatch(/<details class="ledger" id="why-terra">\s*<summary>[^\n]*>55</u);
  expect(html).toContain('<td><a class="cite" href="/rules#ECO-2">ECO-2</a></td>');
  const page = renderHtmlPage(sampleDocument, reportTemplates, { stylesheet: { css: 'p {}' } });
  expect(page).toContain('<details class="ledger" id="why-terra" open>');
});

test('sections are listed as contents and can be jumped to', () => {
  expect(html).toContain('<li><a href="#fleets">Fleets</a></li>');
  expect(html).toContain('id="fleets">Fleets</h2>');
});

test('notes and states are told by a word, not by colour alone', () => {
  expect(html).toContain('<strong class="note-word">Warning:</strong>');
  expect(html).toMatch(/chip-bad"><span [^>]*>✕<\/span>out of supply/u);
});

test('the map is a picture with a text in its place', () => {
  expect(html).toContain('role="img" aria-label="Four systems joined');
});

test.each([
  ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
  ['an event handler', '<svg viewBox="0 0 1 1"><g onclick="alert(1)"/></svg>'],
  ['a style', '<svg viewBox="0 0 1 1"><g style="fill:red"/></svg>'],
  ['an address elsewhere', '<svg viewBox="0 0 1 1"><a href="https://example.org/"/></svg>'],
  ['a script address', '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"/></svg>'],
  ['foreign markup', '<svg viewBox="0 0 1 1"><foreignObject><p>x</p></foreignObject></svg>'],
  ['a comment', '<svg viewBox="0 0 1 1"><!-- <g> --></svg>'],
  ['something after it', '<svg viewBox="0 0 1 1"></svg><p>x</p></svg>'],
])('a map with %s is refused', (_, svg) => {
  expect(() => renderHtml(documentOf({ kind: 'map', svg, alt: 'x' }), reportTemplates)).toThrow(
    /MAP_/u,
  );
});
