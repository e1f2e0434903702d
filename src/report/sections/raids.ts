import { cite } from '#kernel/reasons/cite';
import { raidOutlookOf } from '#rules/raiders/raid-outlook';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import type { Block, Cell } from '#report/document/document';
import { cited, explained, phrase, status } from '#report/document/inline';
import { ownSystemsOf } from './own-systems.ts';

function chanceCell(view: EmpireView, system: StarSystem): Cell {
  const { areThere, ledger } = raidOutlookOf(view, system);
  if (areThere) return [status('bad', 'raiders are there')];
  return phrase(explained(`Chance of raids at ${system.name}`, ledger), ' %');
}

/** The raids to expect in each of the reader's systems, and what keeps raiders away; nothing without raiders. @rule SUP-1 */
export function raidBlocks(view: EmpireView): readonly Block[] {
  const systems = ownSystemsOf(view);
  if (view.rules.raiders === 'off' || systems.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Raids',
      columns: [
        { label: 'System', align: 'start', namesRow: true },
        {
          label: 'Chance in the next Supply Phase as of this report, before your orders',
          abbreviation: 'Chance',
          align: 'end',
        },
      ],
      rows: systems.map((system) => [phrase(system.name), chanceCell(view, system)]),
      empty: '',
    },
    {
      kind: 'paragraph',
      text: phrase(
        'Each shipyard, depot and convoy draws raiders; each military ship, flight and point of Intel keeps them away, ',
        'ships most of all, and Police counts twice. ',
        cited(cite('SUP-1')),
      ),
    },
  ];
}
