import { describe, expect, test } from 'vitest';
import { nameIndexOf } from '#content/orders/order-names';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import { NAMES, unit } from './names-of-a-player.ts';

test('blank lines and comments are left out, the others keep their numbers', () => {
  const read = parseOrderText('# plans\r\n\r\ncancel w3\n   # more\ncancel w9\n', NAMES);
  expect(read.map(({ line, order }) => [line, order?.kind])).toEqual([
    [3, 'CancelWork'],
    [5, undefined],
  ]);
});

const refsOf = (text: string) =>
  parseOrderText(text, NAMES).map(({ order, issues }) => {
    if (order?.kind === 'MoveFleet') return [order.fleet, ...order.path];
    return order?.kind ?? issues.map((issue) => issue.text);
  });

test('a fleet that an earlier line forms is spoken of by its name, from where its units are', () => {
  expect(refsOf('form "Strike" from Ares\nmove strike: Sol -> Wolf')).toEqual([
    'FormFleet',
    ['new:Strike', 'H0202'],
  ]);
  expect(refsOf('move Strike: Wolf\nform "Strike" from Ares')[0]).toEqual([
    'You know of no fleet “Strike”.',
  ]);
});

test('of two fleets of one name the plain name means the one that exists', () => {
  const sheet = 'form "Home Fleet" from Ares\nmove Home Fleet: Wolf\nmove new "Home Fleet": Wolf';
  expect(refsOf(sheet)).toEqual(['FormFleet', ['human.f1', 'H0202'], ['new:Home Fleet', 'H0202']]);
  const orders = parseOrderText(sheet, NAMES).map(({ order }) => formatOrder(order!, NAMES));
  expect(orders[2]).toBe('move new "Home Fleet": Wolf');
  expect(refsOf(orders.join('\n'))).toEqual(refsOf(sheet));
});

test('what depends on a line with a fault says so, and a name is formed once', () => {
  expect(refsOf('form "X" from Aris\nmove X: Wolf\nform "X" from Ares')).toEqual([
    ['You know of no unit “Aris”. Did you mean Ares?'],
    ['Line 1, which forms “X”, has an error. Correct that line first.'],
    ['Line 1 already forms a fleet “X”. Choose another name.'],
  ]);
});

test('TURN-4: a fleet that the sheet forms can have standing orders, and is written back by its name', () => {
  const [, line] = parseOrderText('form "X" from Ares\nstanding X: engage nobody', NAMES);
  expect(line?.order).toMatchObject({ kind: 'SetStanding', fleet: 'new:X' });
  expect(formatOrder(line!.order!, NAMES)).toBe('standing "X": engage nobody');
});

describe('a sheet is read up to its bounds', () => {
  const textsOf = (text: string): readonly string[] =>
    parseOrderText(text, NAMES).flatMap(({ issues }) => issues.map((issue) => issue.text));

  test('500 lines that say something are read; notes and empty lines are not counted', () => {
    const sheet = '# a note\n\ncancel w3\n'.repeat(500);
    const read = parseOrderText(sheet, NAMES);
    expect([read.length, read.every(({ order }) => order !== null)]).toEqual([500, true]);
  });

  test('the line after them says how many there are, and nothing from there on is read', () => {
    const read = parseOrderText('cancel w3\n'.repeat(6000), NAMES);
    expect(read).toHaveLength(501);
    expect(read.at(-1)).toMatchObject({ line: 501, order: null });
    expect(read.at(-1)?.issues).toMatchObject([
      {
        code: 'TOO_LONG',
        text: 'A sheet has at most 500 orders, but this one has 6,000. Nothing from this line on was read. Leave out some lines.',
      },
    ]);
  });

  test('a text that is longer than any sheet is not read at all', () => {
    expect(parseOrderText('#'.repeat(100_000), NAMES)).toEqual([]);
    expect(textsOf('#'.repeat(100_001))).toEqual([
      'This text has 100,001 characters. A sheet has at most 100,000, so none of it was read. Shorten it.',
    ]);
  });

  test('of a line with many faults the first five are told, and how many more there are', () => {
    const unknown = Array.from({ length: 30 }, (_, index) => `"Nobody ${index}"`);
    const texts = textsOf(`scrap ${unknown.join(', ')}`);
    expect(texts).toHaveLength(6);
    expect(texts[4]).toContain('Nobody 4');
    expect(texts[5]).toBe('There are 25 more errors. Correct these first.');
  });

  test('what was meant is guessed for the first hundred unknown names of a sheet', () => {
    const texts = textsOf('cancel Holmes\nmove Home Fleat: Wolf\n'.repeat(200));
    const guessed = texts.filter((text) => text.includes('Did you mean Home Fleet?'));
    expect([guessed.length, texts.length]).toEqual([50, 400]);
  });

  test('of many things of one name a few are listed', () => {
    const units = Array.from({ length: 40 }, (_, index) => ({
      id: unit(`human.u${index}`),
      name: 'Sparta',
      system: null,
    }));
    const names = { ...NAMES, units: nameIndexOf(units, (id) => id) };
    const [line] = parseOrderText('scrap Sparta', names);
    const [text = ''] = line?.issues.map((issue) => issue.text) ?? [];
    expect(text).toContain('human.u7, … (40 in all)');
    expect(text).not.toContain('human.u8');
  });
});

describe('MOV-1: systems left out of a path', () => {
  const pathOf = (text: string): readonly string[] => {
    const [line] = parseOrderText(text, NAMES);
    return line?.order?.kind === 'MoveFleet' ? line.order.path : [];
  };

  test('are those of the best known way, which is written back in full', () => {
    const [line] = parseOrderText('move "Home Fleet": "Lalande 21185"', NAMES);
    expect(pathOf('move "Home Fleet": "Lalande 21185"')).toEqual(['H0202', 'H0402']);
    expect(formatOrder(line!.order!, NAMES)).toBe(
      'move "Home Fleet": Sol -> Wolf -> "Lalande 21185"',
    );
    expect(pathOf('move "Home Fleet": Sol -> "Lalande 21185"')).toEqual(['H0202', 'H0402']);
  });

  test('stay left out where no way is known, for the judge to refuse', () => {
    expect(pathOf(`move "Home Fleet": "Barnard's Star"`)).toEqual(['H0302']);
  });
});
