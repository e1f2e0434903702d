import { readFileSync } from 'node:fs';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { HULL_CLASSES } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { ABILITY_TABLE } from '#rules/design/ability-table';
import { HULL_TABLE, hullRowFor } from '#rules/design/hull-table';
import { pointsAvailableOf } from '#rules/design/points-available';
import { unitsText } from '#test/content/published-lists';
import { expect, test } from 'vitest';

type Hull = Readonly<{ bombardment?: string | null; cc: number | null }>;
type Ability = Readonly<{
  id: string;
  name: string;
  rated: boolean;
  on: readonly string[];
  cp: number;
  cpMode: string;
  cost: number;
  costMode: string;
  maint: number;
}>;
const data = JSON.parse(unitsText()) as { hullClasses: Hull[]; abilities: Ability[] };
const spec = readFileSync(
  new URL('../../../docs/rules/vbam-unit-design.md', import.meta.url),
  'utf8',
);

test('U-19: the hull classes are those of the data file', () => {
  const own = HULL_CLASSES.map((id) => {
    const { name, domain, cost, maintenance, cc, points } = HULL_TABLE[id];
    const maint = `${String(maintenance.points)}/${String(maintenance.per)}`;
    return { id, name, domain, cost, maint, cc, cp: points };
  });
  const given = data.hullClasses.map((row) => ({
    ...row,
    cc: row.cc ?? 0,
    bombardment: undefined,
  }));
  expect(own).toEqual(given);
});

const CP_MODES: Record<string, string> = { flat: 'once', perFunction: 'function', perCc: 'cc' };
const COST_MODES: Record<string, string> = {
  flat: 'once',
  perFunction: 'function',
  perTwoFunctions: 'two-functions',
};

test('U-21: the abilities are those of the data file, with their prices', () => {
  const given = data.abilities.map((row) => ({
    id: row.id,
    name: row.name.replace(/ \(.*/, ''),
    rated: row.rated,
    on: row.on.map((kind) => (kind === 'mine' ? 'minefield' : kind)),
    points: row.cp,
    pointsPer: CP_MODES[row.cpMode],
    cost: row.cost,
    costPer: COST_MODES[row.costMode],
    maintenance: row.maint,
  }));
  expect(ABILITY_TABLE).toEqual(given);
});

/** The rows of the table of construction points: class, then ships of each level, then bases. */
const pointRows = spec
  .slice(spec.indexOf('| class | TL1 |'))
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 11];
const BASE_LEVELS = [1, 2, 3, 4, 5, 6];
/** The right half of the table for each domain. */
const MULTIPLIED = { ship: 'base', flight: 'minefield', ground: null } as const;

const available = (kind: UnitKind, hull: (typeof HULL_CLASSES)[number], tech: number): string => {
  const abilities = kind === 'flight' ? [{ id: 'atmospheric' as never, rating: 1 }] : [];
  const level = { scheme: 'startingPlus', era: tech - 1 } as const;
  const row = hullRowFor(kind, hull)!;
  return String(ledgerTotal(pointsAvailableOf({ kind, abilities }, row, level)));
};

test('U-2: construction points are those of the table, class by class and level by level', () => {
  const own = HULL_CLASSES.map((hull) => {
    const { domain } = HULL_TABLE[hull];
    const other = MULTIPLIED[domain];
    return [
      hull,
      ...LEVELS.map((tech) => available(domain, hull, tech)),
      ...BASE_LEVELS.map((tech) => (other === null ? '-' : available(other, hull, tech))),
    ];
  });
  expect(own).toEqual(pointRows);
});
