import { abilityRowOf } from '#rules/design/ability-table';
import type { UnitDesign } from '#model/forces/design';

/** `Scout 2`, `Atmospheric`: the rating of those that have one. */
function abilityText({ id, rating }: UnitDesign['abilities'][number]): string {
  const row = abilityRowOf(id);
  if (row === undefined) return id;
  return row.rated ? `${row.name} ${String(rating)}` : row.name;
}

const figuresOf = ({ dv, as, af, cv, cr, cc }: UnitDesign): readonly string[] =>
  Object.entries({ DV: dv, AS: as, AF: af, CV: cv, CR: cr, CC: cc }).flatMap(([name, value]) =>
    value === 0 ? [] : [`${name} ${String(value)}`],
  );

function groundText({ ground }: UnitDesign): readonly string[] {
  if (ground === null) return [];
  const { attrition, attack, defense, dieFaces } = ground;
  return [
    `attrition ${String(attrition)}`,
    `attack ${String(attack)}`,
    `defense ${String(defense)}`,
    `d${String(dieFaces)}`,
  ];
}

/** What a class is, in a line for somebody who buys it. */
export function classFacts(design: UnitDesign): string {
  const { hull, kind, abilities } = design;
  const parts = [hull ?? kind, ...figuresOf(design), ...groundText(design)];
  return [...parts, ...abilities.map(abilityText)].join(', ');
}

/** `2/3`: points for each started number of units. */
export const maintenanceText = ({ maintenance: { points, per } }: UnitDesign): string =>
  `${String(points)}/${String(per)}`;
