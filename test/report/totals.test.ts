import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import { cellPhrase } from '#report/document/cell-phrase';
import type { BlockOf, Cell } from '#report/document/document';
import { assetSheet } from '#report/reports/asset-sheet';
import { plainPhrase } from '#report/text/plain-phrase';
import { work } from '#test/legality/human-view';
import { fleetId, inFleet, unitId } from '#test/support/campaign';
import { blocksIn } from './blocks-in.ts';
import { richEvents, richView } from './reports/rich-campaign.ts';

type Table = BlockOf<'table'>;

/** Figures that can be added, by table. Ratings, turns, chances, prices of offers and the free capacity of different systems cannot. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  Systems: [
    'Census',
    'Productivity',
    'Utilized Productivity',
    'Output in economic points',
    'Intel',
  ],
  'Trade routes': ['Earned'],
  'Under construction': ['Cost', 'Paid', 'Capacity spent'],
};

/** The tables of cards have all the same columns. */
const addedIn = (caption: string): readonly string[] =>
  caption.startsWith('Units of ')
    ? ['Defense Value', 'Anti-Ship', 'Anti-Fighter', 'Carrier Value']
    : (ADDED[caption] ?? []);

const textOf = (cell: Cell | undefined): string => plainPhrase(cellPhrase(cell ?? ''));
const numberIn = (cell: Cell | undefined): number =>
  textOf(cell) === '–' ? 0 : Number(textOf(cell));

const works: readonly Work[] = [
  { ...work, id: brandAs<WorkId>('human.w1'), cost: 6, paid: 2, built: 1, begun: 3 },
  { ...work, id: brandAs<WorkId>('human.w2'), cost: 9, paid: 9, built: 4, begun: 5 },
  { ...work, id: brandAs<WorkId>('human.w3'), cost: 20, paid: 13, built: 7, begun: 8 },
];
const [convoy] = valuesById(richView.units).filter(({ trading }) => trading);
const second = { ...convoy!, id: unitId('human.u99'), place: inFleet(fleetId('human.f2')) };

/** A sheet with convoys that trade in two systems, and with these works. */
function tablesWith(begun: readonly Work[]): readonly Table[] {
  const view: EmpireView = {
    ...richView,
    units: { ...richView.units, [second.id]: second },
    works: tableOf(begun, ({ id }) => id),
  };
  const { blocks } = assetSheet({ view, seen: richEvents, edition: 1 });
  return blocksIn(blocks).filter((block) => block.kind === 'table');
}

const totalsOf = ({ columns, footer }: Table): readonly (readonly [string, string])[] =>
  columns.flatMap(({ label, align }, at) =>
    align === 'end' ? [[label, textOf(footer?.[at])] as const] : [],
  );

test('TURN-2: columns that can be added have their totals below them, and no others do', () => {
  const tables = tablesWith(works);
  const captions = tables.map(({ caption }) => caption);
  for (const caption of Object.keys(ADDED)) expect(captions).toContain(caption);
  for (const table of tables) {
    const { caption, rows, footer } = table;
    const wanted = table.columns.flatMap(({ label, align }, at): readonly [string, string][] => {
      if (align !== 'end') return [];
      // One row needs no total.
      const isAdded = addedIn(caption).includes(label) && (rows.length > 1 || footer !== undefined);
      const sum = rows.reduce((total, row) => total + numberIn(row[at]), 0);
      const total = caption.startsWith('Units of ') && sum === 0 ? '–' : String(sum);
      return [[label, isAdded ? total : '']];
    });
    expect([caption, ...totalsOf(table)]).toEqual([caption, ...wanted]);
    if (footer !== undefined) expect(footer).toHaveLength(table.columns.length);
  }
});

test('CON-4: the total of what is under construction says what is still to be paid', () => {
  const footerOf = (begun: readonly Work[]): string | undefined =>
    tablesWith(begun)
      .find(({ caption }) => caption === 'Under construction')
      ?.footer?.map(textOf)
      .join(' | ');
  expect(footerOf(works)).toBe('In all |  |  | 35 | 24 | 12 |  | 11 EP to pay');
  const [first, ...others] = works;
  expect(footerOf([{ ...first!, cancelled: true }, ...others])).toContain('| 7 EP to pay');
  expect(footerOf(works.map((one) => ({ ...one, paid: one.cost })))).toBe(
    'In all |  |  | 35 | 35 | 12 |  | ',
  );
});

test('TURN-2: one row needs no total', () => {
  const one = tablesWith(works.slice(1, 2)).find(({ caption }) => caption === 'Under construction');
  expect(one?.footer).toBeUndefined();
});
