import { describe, expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { cellPhrase } from '#report/document/cell-phrase';
import type { Document, Inline } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { renderHtml } from '#report/html/render-html';
import { assetSheet } from '#report/reports/asset-sheet';
import { turnReport } from '#report/reports/turn-report';
import { blocksIn } from './blocks-in.ts';
import { reportTemplates } from './read-templates.ts';
import { richEvents, richView } from './reports/rich-campaign.ts';
import { sampleEvents } from './reports/sample-events.ts';
import { sampleView } from './reports/sample-campaign.ts';

type Explained = Extract<Inline, { kind: 'explained' }>;

const DOCUMENTS: readonly (readonly [string, Document])[] = [
  ['small sheet', assetSheet({ view: sampleView, seen: sampleEvents, edition: 1 })],
  ['rich sheet', assetSheet({ view: richView, seen: richEvents, edition: 1 })],
  ['turn report', turnReport({ view: richView, seen: richEvents, edition: 1 })],
];

/** Every figure of a document that explains itself. */
function explainedIn({ facts, blocks }: Document): readonly Explained[] {
  const cells = blocksIn(blocks).flatMap((block) => {
    if (block.kind === 'table') return [...block.rows.flat(), ...(block.footer ?? [])];
    return block.kind === 'facts' ? block.facts.map(({ value }) => value) : [];
  });
  return [...facts.map(({ value }) => value), ...cells]
    .flatMap((cell) => cellPhrase(cell))
    .filter((part): part is Explained => part.kind === 'explained');
}

const numberIn = (shown: string): number => Number(shown.replace('−', '-'));

describe.each(DOCUMENTS)('%s', (name, document) => {
  test('ECO-4: the lines under a figure sum to it', () => {
    for (const { text, lines } of explainedIn(document)) {
      expect(formatNumber(ledgerTotal(lines))).toBe(text);
    }
    const ledgers = blocksIn(document.blocks).filter((block) => block.kind === 'ledger');
    for (const line of ledgers.flatMap(({ lines }) => lines)) {
      if (line.why !== undefined) expect(ledgerTotal(line.why)).toBe(line.amount);
    }
    if (name !== 'turn report') expect(ledgers.length).toBe(3);
  });

  test('ECO-4: and so they do in the page', () => {
    const html = renderHtml(document, reportTemplates);
    const opened = [
      ...html.matchAll(/<details class="why"><summary[^>]*>([−\d]+)<span.*?<\/details>/gu),
    ];
    for (const [whole, shown = ''] of opened) {
      const amounts = [...whole.matchAll(/class="why-amount">([−\d]+)</gu)].map(([, one = '']) =>
        numberIn(one),
      );
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(numberIn(shown));
    }
    expect(opened.length).toBeGreaterThanOrEqual(explainedIn(document).length);
  });
});

test('TURN-2: figures that rules make of others all explain themselves', () => {
  const [, [, document]] = DOCUMENTS as [unknown, readonly [string, Document]];
  const titles = explainedIn(document).map(({ title }) => title);
  for (const title of [
    'Treasury',
    'Income',
    'Expenses',
    'Output of Sol',
    'Pool',
    'System income',
    'Most that can be invested',
    'Chance of an advance',
    'Needed for Sol to grow',
    'Capacity: shipyard at Sol',
    'Repair',
  ]) {
    expect(titles).toContain(title);
  }
});
