import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { Fleet } from '#model/forces/fleet';
import type { Destination } from '#rules/movement/reachable-from';
import type { Names } from '#report/sentences/names';

/** Goals by the first system on the way: `Sirius (→ Procyon, → Lalande 21185)`. */
function goalsText(destinations: readonly Destination[], names: Names): string {
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

type Asked = Readonly<{ view: EmpireView; names: Names; goals: readonly Destination[] }>;

/** Where a fleet can go this turn, or why it can't. @rule MOV-1 */
export function reachText(fleet: Fleet, { view, names, goals }: Asked): string {
  const text = goalsText(goals, names);
  return text === '' ? stayText(view, fleet) : text;
}
