import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { counted } from '#kernel/words/counted';
import { BATTLE_STATS, type BattleForm } from '#report/document/battle-form';
import type { Block, Column, Document } from '#report/document/document';
import { classCard } from '#report/sections/class-card';
import { section } from '#report/sections/section';

type Side = BattleForm['sides'][number];

const COLUMNS: readonly Column[] = [
  { label: 'Unit', align: 'start', namesRow: true },
  { label: 'State', align: 'start' },
  ...BATTLE_STATS.map((label): Column => ({ label, align: 'end' })),
  { label: 'Abilities', align: 'start', width: 1 },
  { label: 'Damage', align: 'start', width: 1 },
  { label: 'Result', align: 'start', width: 1 },
];

const sideTable = ({ name, units }: Side): Block => ({
  kind: 'table',
  caption: `${name}: ${counted(units.length, 'unit')}`,
  columns: COLUMNS,
  rows: units.map(({ name: unit, state, stats, abilities }) => [
    unit,
    state,
    ...stats,
    abilities,
    '',
    '',
  ]),
  empty: 'No units.',
});

/** Rounds that are rarely all fought. */
const ROUNDS = 8;

const roundsTable = (sides: readonly Side[]): Block => ({
  kind: 'table',
  caption: 'Rounds',
  columns: [
    { label: 'Round', align: 'end', namesRow: true },
    ...sides.flatMap(({ name }): readonly Column[] => [
      { label: `${name}: fire`, align: 'start', width: 1 },
      { label: `${name}: damage`, align: 'start', width: 1 },
    ]),
  ],
  rows: Array.from({ length: ROUNDS }, (_, at) => [
    String(at + 1),
    ...sides.flatMap(() => ['', '']),
  ]),
  empty: '',
});

/** A card for each class of a side, with boxes for as many units as it has of it. */
function cardsOf({ name, units }: Side): readonly Block[] {
  const classes = sortBy([...groupBy(units, ({ design }) => design.id).values()], (a, b) =>
    compareText(a[0]?.design.name ?? '', b[0]?.design.name ?? ''),
  );
  const cards = classes.flatMap((same) =>
    same.slice(0, 1).map(({ design }) => classCard(design, same.length)),
  );
  return section(name, `cards-${name.replaceAll(/\W+/gu, '-').toLowerCase()}`, [
    { kind: 'records', cards },
  ]);
}

/** A battle to fight at a table: both sides with their values, room for rounds and results, and cards with boxes for damage. */
export function battleForm({ title, subtitle, sides }: BattleForm): Document {
  return {
    title,
    subtitle,
    facts: sides.map(({ name, units }) => ({ label: name, value: counted(units.length, 'unit') })),
    blocks: [
      ...sides.map(sideTable),
      roundsTable(sides),
      { kind: 'pageBreak' },
      ...sides.flatMap(cardsOf),
    ],
  };
}
