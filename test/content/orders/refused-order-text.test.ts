import { expect, test } from 'vitest';
import { parseOrderText } from '#content/orders/parse-order-text';
import { NAMES } from './names-of-a-player.ts';

const REFUSED: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['attack Wolf', [['VERB', '“attack” is not an order. Begin the line with one of: build,']]],
  ['moev f1: Wolf', [['VERB', '“moev” is not an order. Did you mean move?']]],
  ['"move" f1: Wolf', [['VERB', '“move” is not an order.']]],
  [
    'build 2 Apolo at Sool with shipyard',
    [
      ['UNKNOWN', 'You know of no class “Apolo”. Did you mean Apollo?'],
      ['UNKNOWN', 'You know of no system “Sool”. Did you mean Sol?'],
    ],
  ],
  [
    'build 2 Apollo',
    [
      ['SYNTAX', 'Something is missing here. Write a system.'],
      ['SYNTAX', 'Something is missing here. Write one of: shipyard, system, convoy, census.'],
      ['SYNTAX', 'For example: build 2 Apollo at Sol'],
    ],
  ],
  ['build 0 Apollo at Sol with shipyard', [['SHAPE', '0 is too low. Give at least 1.']]],
  [
    'build 1 Apollo at Sol with shipyard named "A", "B"',
    [['SHAPE', 'There are more names than units. Leave out some names.']],
  ],
  ['build 1 Apollo at Sol with shipyard named ""', [['SHAPE', 'The name is empty. Give a name.']]],
  [
    'build 1 Apollo at Sol with shipyard pay much',
    [
      ['SYNTAX', '“much” doesn’t fit here. Write the EP to pay now as a whole number.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'build 1 Apollo at Sol with shipyard first w3',
    [
      ['SYNTAX', '“first” must be the last word of its clause. Remove the words after it.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'build 1 Apollo at Sol at Wolf with shipyard',
    [
      ['SYNTAX', '“at” is in this line twice. Remove one of the two.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'assign Twin to "Home Fleet"',
    [['AMBIGUOUS', 'More than one unit is called “Twin”. Write one of these instead: u3, u4.']],
  ],
  [
    'assign Ares to Scouts',
    [['AMBIGUOUS', 'More than one fleet is called “Scouts”. Write one of these instead: f2, f3.']],
  ],
  ['assign u99 ashore', [['UNKNOWN', 'You know of no unit “u99”.']]],
  ['assign "u1" ashore', [['UNKNOWN', 'You know of no unit “u1”. Did you mean u14?']]],
  [
    'rank w3, w9',
    [
      [
        'UNKNOWN',
        'You have no unit w9 under construction. Units that you begin this turn can be ranked from next turn.',
      ],
    ],
  ],
  [
    'rank "Athene"',
    [
      [
        'UNKNOWN',
        'You have no unit “Athene” under construction. Units that you begin this turn can be ranked from next turn. Did you mean Athena?',
      ],
    ],
  ],
  [
    'assign u14 to f1 aboard Ares',
    [
      ['SYNTAX', 'The destination is missing or incomplete.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'assign u14, to f1',
    [
      ['SYNTAX', 'Something is missing here. Write a unit.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'move f1 Wolf',
    [
      ['UNKNOWN', 'You know of no fleet “f1 Wolf”.'],
      ['SYNTAX', 'Put one colon between the fleet and its path: `move f1: Sol -> Wolf 359`.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  ['move f1: Sol', [['VALUE', 'The fleet is there already. Choose another destination.']]],
  ['move "Home Fleet: Wolf', [['SYNTAX', 'A quotation mark has no partner. Close the quotes.']]],
  ['move "Task Force 2": Wolf', [['UNKNOWN', 'You know of no fleet “Task Force 2”.']]],
  [
    'standing f1: engage all',
    [
      ['SYNTAX', '“all” doesn’t fit here. Write one of: nobody, enemies, neutrals.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'standing f1: hide',
    [
      ['SYNTAX', 'This is not a standing order. Begin it with one of'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  [
    'standing f1: refuse below 50, refuse below 60',
    [
      ['SYNTAX', 'The same standing order is in this line twice. Remove one of the two.'],
      ['SYNTAX', 'For example:'],
    ],
  ],
  ['standing f1: refuse below 99999', [['SHAPE', '99999 is too high. Give at most 1000.']]],
  [
    `cancel ${'w'.repeat(3000)}`,
    [['TOO_LONG', 'This line has 3,007 characters. A line has at most 2,000. Split it.']],
  ],
];

test.each(REFUSED)('refused: %s', (text, expected) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line?.order).toBeNull();
  expect(line?.issues.map(({ code }) => code)).toEqual(expected.map(([code]) => code));
  for (const [index, [, reason]] of expected.entries()) {
    expect(line?.issues[index]?.text).toContain(reason);
    expect(line?.issues[index]?.line).toBe(1);
  }
});

test('CON-1: ranking a unit that a line above begins is refused with what to do instead', () => {
  const sheet = 'build 1 Apollo at Sol with shipyard named Hektor\nrank w3, Hektor';
  const [, rank] = parseOrderText(sheet, NAMES);
  expect(rank?.issues.map(({ text }) => text)).toEqual([
    'A line above starts the construction of “Hektor”. Add “first” to that line to build it first, or rank it from next turn.',
  ]);
});
