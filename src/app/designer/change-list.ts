import { foldName } from '#content/fold-name';
import { type DraftList, type HouseUnit, MOST_UNITS } from '#content/force-lists/house-list-schema';
import { billedUnit } from './design-of-draft.ts';

/** A change of a list that somebody works on. */
export type ListChange =
  /** Null: a new unit. */
  | Readonly<{ kind: 'put'; index: number | null; unit: HouseUnit }>
  | Readonly<{ kind: 'copy' | 'delete' | 'raise' | 'lower'; index: number }>
  | Readonly<{ kind: 'rename'; id: string; name: string }>;

const LONGEST_NAME = 60;

/** `Sea Dog 2`: a name that no unit of the list has. */
function freeName(name: string, units: readonly HouseUnit[]): string {
  const taken = new Set(units.map((unit) => foldName(unit.name)));
  for (let number = 2; ; number += 1) {
    const end = ` ${String(number)}`;
    const free = `${name.slice(0, LONGEST_NAME - end.length).trimEnd()}${end}`;
    if (!taken.has(foldName(free))) return free;
  }
}

const placed = (
  units: readonly HouseUnit[],
  index: number,
  put: readonly HouseUnit[],
): readonly HouseUnit[] => [...units.slice(0, index), ...put, ...units.slice(index + 1)];

/** Swaps a unit with the next one of its era before or after it: in this order they are unlocked. */
function moved(
  units: readonly HouseUnit[],
  index: number,
  way: 'raise' | 'lower',
): readonly HouseUnit[] {
  const own = units[index];
  if (own === undefined) return units;
  const places = units.flatMap(({ era }, place) => (era === own.era ? [place] : []));
  const other = places[places.indexOf(index) + (way === 'raise' ? -1 : 1)];
  const swapped = other === undefined ? undefined : units[other];
  if (other === undefined || swapped === undefined) return units;
  return placed(placed(units, index, [swapped]), other, [own]);
}

function unitsAfter({ units }: DraftList, change: ListChange): readonly HouseUnit[] {
  switch (change.kind) {
    case 'put': {
      const unit = billedUnit(change.unit);
      const { index } = change;
      return index === null || units[index] === undefined
        ? [...units, unit]
        : placed(units, index, [unit]);
    }
    case 'copy': {
      const own = units[change.index];
      if (own === undefined) return units;
      const copy = { ...own, name: freeName(own.name, units) };
      return placed(units, change.index, [own, copy]);
    }
    case 'delete':
      return placed(units, change.index, []);
    case 'raise':
    case 'lower':
      return moved(units, change.index, change.kind);
    case 'rename':
      return units;
  }
}

/** Whether the list has room for another unit. */
export const hasRoom = ({ units }: DraftList): boolean => units.length < MOST_UNITS;

/** A list after a change. What no longer fits stays as it was. */
export function changeList(list: DraftList, change: ListChange): DraftList {
  const units = unitsAfter(list, change);
  if (units.length > MOST_UNITS) return list;
  const named = change.kind === 'rename' ? { id: change.id, name: change.name } : {};
  return { ...list, ...named, units: [...units] };
}
