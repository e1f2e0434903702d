import { expect, test } from 'vitest';

import type { Document } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { renderText } from '#report/text/render-text';
import { sampleDocument } from './sample-document.ts';

const EXPECTED = `\
Imperial asset sheet
Orders are due before the turn of the month
================================================================================

Campaign: The Long Dusk
Empire:   Terran Union <script>alert(1)</script>
Turn:     4 (3000.04)
Edition:  1

Economy
=======

The treasury holds 55 economic points (ECO-3); see the fleets. Counted at the
opening.

Income of Терра
  Utilized productivity, 10 Productivity × 5 RAW (ECO-2) ............ 50
  Trade over two lanes (ECO-4) ...................................... 12
  Blockade (ECO-5) .................................................. -7
                                                                      --
  System income                                                       55

  1d20 for intel mission 3 (INT-2): 8 - failed
  2d6 for exploration of Dusk (MAP-10): 3 + 5 = 8
  1d6 for retreat (CSC-12): 2, total 3 - +1 Jump

Treasury:      55
Maintenance:   -31
Trade partner: • Kesh Dominion

Systems
=======

Systems held
System                Cap  RAW  Prd  Output  Supply
--------------------  ---  ---  ---  ------  ---------------
Терра ★                12    5   10      50  ✓ in supply
Alpha <Cen> & "Sons"    6    3    4      12  ✓ in supply
Dusk                    4    2    2      -4  ✕ out of supply
--------------------  ---  ---  ---  ------  ---------------
Total                  22                58

Star map
--------

[Map: Four systems joined by a major, a minor and a restricted lane; one lane of
Терра is unexplored.]
  T  Terran Union
  K  Kesh Dominion

Fleets
======

Foreign contacts: No foreign ships were seen.

- 1st Fleet moved from Терра to Alpha (MOV-2)
- 2nd Fleet is ! crippled and waits for a shipyard with room for it, which may
  take until the next year

1. Repair
2. Refit

Doubts
------

[i] Note: Orders can be changed until the deadline.

[✓] Good: All orders are legal.

[!] Warning: 1st Fleet would end its move out of supply (SUP-1).

[✕] Problem: Dusk cannot pay for a second shipyard.
`;

test('a document with every kind of block reads as aligned plain text', () => {
  expect(renderText(sampleDocument, { width: 80 })).toBe(EXPECTED);
});

test.each([80, 100] as const)(
  'no line is longer than %i characters or ends in a space',
  (width) => {
    const long = phrase('word '.repeat(60), 'x'.repeat(130));
    const document: Document = {
      title: 'T'.repeat(120),
      facts: [{ label: 'Label', value: long }],
      blocks: [
        { kind: 'list', items: [long] },
        {
          kind: 'table',
          caption: 'Wide',
          columns: ['A', 'B', 'C'].map((label) => ({ label, align: 'start' as const })),
          rows: [[long, long, 'short']],
          empty: '',
        },
      ],
    };
    for (const line of renderText(document, { width }).split('\n')) {
      expect([...line].length).toBeLessThanOrEqual(width);
      expect(line).toBe(line.trimEnd());
    }
  },
);

test('long cells take the room, short columns stay on one line', () => {
  const document: Document = {
    title: 'Fleets',
    facts: [],
    blocks: [
      {
        kind: 'table',
        caption: 'Fleets',
        columns: [
          { label: 'Fleet', align: 'start' },
          { label: 'Units', align: 'start' },
          { label: 'Cost', align: 'end' },
        ],
        rows: [['1st Home Fleet', 'heavy cruiser, '.repeat(8).trim(), 1200]],
        empty: '',
      },
    ],
  };
  expect(renderText(document, { width: 80 })).toContain('1st Home Fleet  heavy cruiser,');
});

test('a name cannot imitate lines of the report or drive the terminal', () => {
  const text = renderText({ title: 'A\u001b[31m\nB\u202eC', facts: [], blocks: [] }, { width: 80 });
  expect(text.split('\n')[0]).toBe('A [31m BC');
});
