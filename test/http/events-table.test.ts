import { brandAs } from '#kernel/brand/brand';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import { eventsTable } from '#http/desk/events-table';
import { csvOfTable } from '#http/tables/data-table';
import { expect, test } from 'vitest';

const roll = (values: readonly number[], faces: number, text: string, rule: RuleRef) => ({
  id: brandAs<never>('r1'),
  ...{ values, faces, total: values.reduce((sum, one) => sum + one, 0) },
  purpose: { kind: 'collateral damage' as const, text },
  cite: rule,
});

test('TURN-3: a file of events has a row for each, with its rule and all its dice', () => {
  const lines = [
    {
      ...{ line: 'SUP-1 Raiders came to Sol.', cite: cite('SUP-1') },
      rolls: [
        roll([17], 100, 'Raiders at Sol', cite('SUP-1')),
        roll([3, 5], 6, 'Their fleet', cite('SUP-2')),
      ],
    },
    { line: 'Nothing else.', cite: cite('ECO-4'), rolls: [] },
  ];
  const run = { turn: 7, kind: 'phase', phase: 'supply' } as const;
  // A file begins with a mark that tells spreadsheets how it is written.
  expect(
    csvOfTable(eventsTable([{ run, lines }]))
      .slice(1)
      .split(/\r?\n/u),
  ).toEqual([
    'Turn,Phase,Rule,Event,Dice',
    '7,Supply,SUP-1,Raiders came to Sol.,"1d100: 17 (Raiders at Sol, SUP-1); 2d6: 3 + 5 = 8 (Their fleet, SUP-2)"',
    '7,Supply,ECO-4,Nothing else.,',
    '',
  ]);
});
