import { mayBuildClass } from '#rules/tech/may-build-class';
import { firstCopyOf } from '#rules/tech/rough-schematics';
import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { isBuiltBy, isFitForSystem } from '#rules/construction/built-by';
import { isUpgrade } from '#rules/construction/upgrade-of';
import { abilityText } from '#rules/design/ability-text';
import type { EmpireView } from '#fog/views/empire-view';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { Block, Cell, Column } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

const KIND_ORDER: { readonly [K in UnitKind]: number } = {
  ship: 0,
  flight: 1,
  base: 2,
  minefield: 3,
  ground: 4,
  convoy: 5,
};

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});

const COLUMNS: readonly Column[] = [
  { label: 'Class', align: 'start', namesRow: true },
  { label: 'Kind', align: 'start' },
  { label: 'Cost', align: 'end' },
  { label: 'Maintenance: points per units', abbreviation: 'Maint', align: 'end' },
  figure('Defense Value', 'DV'),
  figure('Anti-Ship', 'AS'),
  figure('Anti-Fighter', 'AF'),
  figure('Carrier Value', 'CV'),
  figure('Command Rating', 'CR'),
  figure('Command Cost', 'CC'),
  { label: 'Built by, as an order names it', abbreviation: 'With', align: 'start' },
  { label: 'Abilities', align: 'start', width: 1 },
];

function abilitiesOf({ abilities, ground }: UnitDesign): string {
  const own = abilities.map(abilityText);
  if (ground === null) return own.join(', ');
  const { attrition, attack, defense, dieFaces } = ground;
  const fight = `Attrition ${String(attrition)}, attack ${String(attack)}, defense ${String(defense)}, d${String(dieFaces)}`;
  return [fight, ...own].join(', ');
}

/** CON-1: a system asks twice the price for what needs a shipyard. OPT-21: what comes by an upgrade nothing builds. */
function sourcesOf(design: UnitDesign): string {
  if (isUpgrade(design.id)) return 'upgrade';
  const wordOf = (source: WorkSource): string =>
    source === 'system' && !isFitForSystem(design) ? 'system (×2)' : source;
  return WORK_SOURCES.filter((source) => isBuiltBy(design, source))
    .map(wordOf)
    .join(', ');
}

const row = (design: UnitDesign, isRough: boolean): readonly Cell[] => {
  const { name, kind, hull, cost, maintenance, ground } = design;
  const fights = ground === null && !design.civilian;
  const stat = (value: number): Cell => (fights || value !== 0 ? value : '–');
  return [
    phrase(strong(name)),
    hull === null ? kind : `${hull} ${kind}`,
    isRough ? `${String(cost)}, the first ${String(firstCopyOf(design).cost)}` : cost,
    `${String(maintenance.points)}/${String(maintenance.per)}`,
    ...[design.dv, design.as, design.af, design.cv, design.cr, design.cc].map(stat),
    sourcesOf(design),
    abilitiesOf(design),
  ];
};

/** What the empire can build: its unlocked classes, those of given schematics, and those that everybody has. @rule ECO-6 @rule TECH-5 */
export function buildableDesigns(view: EmpireView): readonly UnitDesign[] {
  const lists = new Set(view.universalLists);
  const both = knownDesignsOf(view).filter(
    (design) => mayBuildClass(view.empire, design) || lists.has(design.list),
  );
  return sortBy(
    unique(both),
    (a, b) => compareNumbers(KIND_ORDER[a.kind], KIND_ORDER[b.kind]),
    (a, b) => compareNumbers(b.cost, a.cost),
    (a, b) => compareText(a.name, b.name),
  );
}

/** Stats of classes, ships first and dear ones before cheap ones. */
export const classesTable = (
  designs: readonly UnitDesign[],
  { roughSchematics = [] }: Pick<EmpireView, 'roughSchematics'>,
): Block => ({
  kind: 'table',
  caption: 'Unlocked classes',
  columns: COLUMNS,
  rows: designs.map((design) => row(design, roughSchematics.includes(design.id))),
  empty: 'No class is unlocked.',
});
