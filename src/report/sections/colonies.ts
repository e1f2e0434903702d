import { sumOf } from '#kernel/numbers/sum';
import { orderStateOf } from '#rules/economy/order-state';
import { outputOf } from '#rules/economy/output-of';
import { settlementOf, type StarSystem } from '#fog/views/terms';
import type { Block, Cell, Column } from '#report/document/document';
import { phrase, quiet, status, target } from '#report/document/inline';
import { systemAnchor } from './anchors.ts';
import { captionOf } from './caption.ts';

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});

const COLUMNS: readonly Column[] = [
  { label: 'System', align: 'start', namesRow: true },
  { label: 'Importance', align: 'start' },
  figure('Capacity', 'Cap'),
  { label: 'RAW', align: 'end' },
  figure('Census', 'Cen'),
  figure('Morale', 'Mor'),
  figure('Productivity', 'Prd'),
  figure('Utilized Productivity', 'U'),
  figure('Output in economic points', 'EP'),
  figure('Intel', 'Int'),
  { label: 'Order', align: 'start' },
  { label: 'Traits and anomalies', align: 'start', width: 1 },
];

/** ECO-1: how obedient the colony is. */
function orderCell(system: StarSystem): Cell {
  if (settlementOf(system) === 'outpost') return 'outpost';
  switch (orderStateOf(system)) {
    case 'good-order':
      return 'good order';
    case 'unrest':
      return [status('warning', 'unrest')];
    case 'rebellion':
      return [status('bad', 'rebellion')];
  }
}

const row = (system: StarSystem): readonly Cell[] => [
  phrase(target(system.name, systemAnchor(system.id)), ' ', quiet(system.id)),
  system.importance,
  system.capacity,
  system.raw,
  system.census,
  system.morale,
  system.productivity,
  system.utilized,
  outputOf(system),
  system.intel,
  orderCell(system),
  [...system.traits, ...system.anomalies].join(', '),
];

/** Systems that somebody owns, with everything that he knows of them and what they make. */
export const coloniesTable = (systems: readonly StarSystem[], owner?: string): Block => ({
  kind: 'table',
  caption: captionOf('Colonies and outposts', owner),
  columns: COLUMNS,
  rows: systems.map(row),
  footer: [
    'In all',
    '',
    '',
    '',
    sumOf(systems, ({ census }) => census),
    '',
    sumOf(systems, ({ productivity }) => productivity),
    sumOf(systems, ({ utilized }) => utilized),
    sumOf(systems, outputOf),
    sumOf(systems, ({ intel }) => intel),
    '',
    '',
  ],
  empty: 'No system belongs to this empire.',
});
