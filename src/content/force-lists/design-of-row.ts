import { brandAs } from '#kernel/brand/brand';
import { type RuleRef, cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceListId } from '#model/campaign/ids';
import type {
  Ability,
  AbilityId,
  GroundStats,
  Maintenance,
  UnitDesign,
} from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import { designIdOf } from '#model/forces/design-id';
import type { CompletedRow, Figure, UnitRow } from './unit-row-schema.ts';

export type RowSource = Readonly<{
  row: UnitRow;
  path: string;
  list: ForceListId;
  /** The values that fill the holes of the printed row, if there are any. */
  completed: CompletedRow | undefined;
  abilities: ReadonlySet<string>;
}>;

const ABILITIES_RULE: RuleRef = cite('ABL-1');

const KINDS: Readonly<Record<UnitRow['domain'], UnitKind>> = {
  ship: 'ship',
  convoy: 'convoy',
  flight: 'flight',
  base: 'base',
  mine: 'minefield',
  ground: 'ground',
};

/** Its special role in the rules. */
const ROLES: ReadonlyMap<string, NonNullable<UnitDesign['role']>> = new Map([
  ['Shipyard', 'shipyard'],
  ['Supply Depot', 'depot'],
  ['Trading Post', 'trading-post'],
  ['Small Civilian Base', 'civilian-base'],
  ['Medium Civilian Base', 'civilian-base'],
  ['Large Civilian Base', 'civilian-base'],
  ['Science Institute', 'institute'],
]);

/** The class that a row of a published list describes. */
export function designOfRow(source: RowSource): Result<UnitDesign, readonly ContentIssue[]> {
  const issues: ContentIssue[] = [];
  const { row } = source;
  const value = (key: Figure): number => {
    const found = figureOf(source, key);
    if (found === null) issues.push(missing(source, key));
    return found ?? 0;
  };
  const isGround = row.domain === 'ground';
  const stat = (key: Figure): number => (isGround ? 0 : value(key));
  const design: UnitDesign = {
    id: designIdOf(source.list, row.name),
    name: row.name,
    list: source.list,
    kind: KINDS[row.domain],
    hull: row.class,
    civilian: row.printed['notes']?.split(/,\s*/).includes('Civilian') ?? false,
    role: ROLES.get(row.name) ?? null,
    era: row.techLevel === null ? 0 : row.techLevel - 1,
    inService: null,
    cost: value('cost'),
    maintenance: maintenanceOf(source, issues),
    dv: stat('dv'),
    as: stat('as'),
    af: stat('af'),
    cv: stat('cv'),
    cr: value('cr'),
    cc: value('cc'),
    ground: isGround ? groundOf(value) : null,
    abilities: abilitiesOf(source, issues),
  };
  return issues.length === 0 ? ok(design) : err(issues);
}

/**
 * The printed value; a dash or an empty column is 0, and a hole (`?`, `X`) is filled by the
 * proposed completion or the calibration. Null: nothing fills it.
 */
function figureOf({ row, completed }: RowSource, key: Figure): number | null {
  const read = row[key] ?? printedFigure(row.printed[key] ?? '-');
  if (read !== null) return read;
  return completed?.[key] ?? (key === 'cost' ? row.calibration?.cost : null) ?? null;
}

function printedFigure(text: string): number | null {
  if (text === '-' || text === '_') return 0;
  return /^\d+$/.test(text) ? Number(text) : null;
}

function maintenanceOf(source: RowSource, issues: ContentIssue[]): Maintenance {
  const { row, completed } = source;
  const text = row.maint ?? completed?.maint ?? row.calibration?.maint ?? '';
  const parts = /^(\d+)\/([1-9]\d*)$/.exec(text);
  if (parts === null) {
    issues.push(missing(source, 'maint'));
    return { points: 0, per: 1 };
  }
  return { points: Number(parts[1]), per: Number(parts[2]) };
}

const groundOf = (value: (key: Figure) => number): GroundStats => ({
  attrition: value('attrition'),
  attack: value('attack'),
  defense: value('defense'),
  dieFaces: value('dFactor'),
});

/** An unknown ability would silently do nothing, so it is refused. @rule ABL-1 */
const ATMOSPHERIC = brandAs<AbilityId>('atmospheric');

/** The printed abilities; a flight is Atmospheric without a note. @rule U-10 */
function abilitiesOf(source: RowSource, issues: ContentIssue[]): readonly Ability[] {
  const printed = printedAbilitiesOf(source, issues);
  const isNoted = printed.some(({ id }) => id === ATMOSPHERIC);
  if (source.row.domain !== 'flight' || isNoted) return printed;
  return [...printed, { id: ATMOSPHERIC, rating: 1 }];
}

function printedAbilitiesOf(source: RowSource, issues: ContentIssue[]): readonly Ability[] {
  return source.row.abilities.map(({ id, rating }, index) => {
    if (!source.abilities.has(id)) {
      issues.push({
        path: `${source.path}.abilities[${index}].id`,
        code: 'ABILITY_UNKNOWN',
        text: `${source.row.name} has the ability “${id}”, which does not exist.`,
        cite: ABILITIES_RULE,
      });
    }
    return { id: brandAs<AbilityId>(id), rating };
  });
}

const missing = ({ row, path }: RowSource, key: string): ContentIssue => ({
  path: `${path}.${key}`,
  code: 'VALUE_MISSING',
  text: `${row.name}: the book prints “${row.printed[key] ?? ''}” for ${key}. Give the value to use instead.`,
});
