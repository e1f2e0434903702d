import type { DraftList, HouseUnit } from './house-list-schema.ts';

/** A unit as the format has it: what the format fills in by itself is left out. */
function unitJson(unit: HouseUnit): object {
  const { name, kind, hull, era, inService, cost, maintenance, values, abilities } = unit;
  return {
    ...{ name, kind, hull, era },
    ...(inService === undefined ? {} : { inService }),
    ...{ cost, maintenance, values },
    ...(abilities.length === 0 ? {} : { abilities }),
    ...(unit.kind === 'flight' && !unit.atmospheric ? { atmospheric: false } : {}),
  };
}

/** A force list as the text of its file, in the order of `docs/formats/force-list.md`. */
export function textOfList({ format, version, id, name, units }: DraftList): string {
  return `${JSON.stringify({ format, version, id, name, units: units.map(unitJson) }, null, 2)}\n`;
}
