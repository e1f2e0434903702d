import type { InputIssue } from '#app/use-case-error';
import type { WhatIf, WhatIfSideName } from './what-if.ts';
import { type Entries, sidesOf } from './what-if-sides.ts';

const AT = /^sides\.(attacker|defender)(?:\.units\[(\d+)\](?:\.aboard\[(\d+)\])?)?/;

/** A side of the form, and the row of it. */
type Part = Readonly<{ side: WhatIfSideName; row: number | undefined }>;

/** The part of the form that a place in a battle file came from; undefined: it belongs to no side. */
export function partAt(path: string, whatIf: WhatIf, entries: Entries): Part | undefined {
  const [, role, index, inside] = AT.exec(path) ?? [];
  if (role === undefined) return undefined;
  const sides = sidesOf(whatIf);
  const side = role === 'attacker' ? sides.attacker : sides.defender;
  const entry = index === undefined ? undefined : entries[side][Number(index)];
  return { side, row: inside === undefined ? entry?.row : entry?.aboard[Number(inside)]?.row };
}

/** The fields of the form that have another name in a battle file. */
const FIELDS: Readonly<Record<string, string>> = {
  outOfSupply: 'levels',
  condition: 'state',
  status: 'state',
  unconverted: 'make',
  // The form always gives the place, so if something does not fit, it is the scenario.
  place: 'scenario',
};
/** The columns of a row. A fault of the whole row is shown at its class. */
const COLUMNS: ReadonlySet<string> = new Set(['class', 'count', 'state', 'make', 'levels']);

/** The name of the field for the last name in a path. */
function nameIn(path: string): string {
  const name = /(\w+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
  return FIELDS[name] ?? name;
}

function fieldOf(path: string, { side, row }: Part): string {
  const name = nameIn(path);
  if (row === undefined) return name === 'units' ? `${side}.1.class` : `${side}.${name}`;
  return `${side}.${String(row)}.${COLUMNS.has(name) ? name : 'class'}`;
}

/** The place of a fault in the form: in words, and as the name of the field. */
export function placeIn(
  path: string,
  whatIf: WhatIf,
  entries: Entries,
): Pick<InputIssue, 'path' | 'field'> {
  const part = partAt(path, whatIf, entries);
  if (part === undefined) {
    return { path: path.startsWith('place') ? 'The place' : 'The battle', field: nameIn(path) };
  }
  const of = part.row === undefined ? '' : `, row ${String(part.row)}`;
  return { path: `${whatIf.sides[part.side].name}${of}`, field: fieldOf(path, part) };
}
