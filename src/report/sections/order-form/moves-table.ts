import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { reachOf } from '#rules/movement/reach-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { Fleet } from '#model/forces/fleet';
import type { Block, Cell } from '#report/document/document';
import { phrase } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { fleetPhrase } from '../fleet-phrase.ts';
import { ROOM } from './room.ts';

type Destinations = ReturnType<ReturnType<typeof reachOf>>;

/** Goals by the first system on the way: `Sirius (→ Procyon, → Lalande 21185)`. */
function reachText(destinations: Destinations, names: Names): string {
  const ways = groupBy(destinations, ({ path }) => path[0]);
  return [...ways]
    .map(([first, goals]) => {
      const beyond = goals.filter(({ path }) => path.length > 1);
      const further = beyond.map(({ path }) => `→ ${path.slice(1).map(names.system).join(' → ')}`);
      const name = first === undefined ? '' : names.system(first);
      return further.length === 0 ? name : `${name} (${further.join(', ')})`;
    })
    .join('; ');
}

const isMothballed = ({ units }: EmpireView, { id }: Fleet): boolean =>
  valuesById(units).some(
    ({ place, status }) => status === 'mothballed' && place.kind === 'fleet' && place.fleet === id,
  );

/** Why a fleet cannot be ordered anywhere. */
function stayText(view: EmpireView, fleet: Fleet): string {
  if (fleet.place.kind === 'lane') return 'nowhere: it is in a lane';
  return isMothballed(view, fleet) ? 'nowhere: mothballed' : 'nowhere by lanes you know';
}

function rowOf(fleets: readonly Fleet[], at: string, reach: string): readonly Cell[] {
  const marks = fleets.flatMap((fleet, place) => [
    ...phrase(place === 0 ? '' : ', '),
    ...fleetPhrase(fleet),
  ]);
  return [marks, at, reach, ROOM];
}

/** Where each fleet can go this turn; those that can do the same together. @rule MOV-1 @rule TURN-2 */
export function movesTable(view: EmpireView, names: Names): Block {
  const reach = reachOf(view);
  const lines = valuesById(view.fleets).map((fleet) => {
    const text = reachText(reach(fleet), names);
    return {
      fleet,
      at: names.fleetPlace(fleet.place),
      reach: text === '' ? stayText(view, fleet) : text,
    };
  });
  const alike = [...groupBy(lines, ({ at, reach: to }) => `${at}|${to}`).values()];
  const rows = sortBy(alike, (a, b) => compareText(a[0]?.at ?? '', b[0]?.at ?? ''));
  return {
    kind: 'table',
    caption: 'Fleets',
    columns: [
      { label: 'Fleet', align: 'start', namesRow: true },
      { label: 'At', align: 'start' },
      { label: 'Can go to', align: 'start', width: 1 },
      { label: 'Orders', align: 'start', width: 2 },
    ],
    rows: rows.map((same) =>
      rowOf(
        same.map(({ fleet }) => fleet),
        same[0]?.at ?? '',
        same[0]?.reach ?? '',
      ),
    ),
    empty: 'You have no fleets.',
  };
}
