import type { Unit } from '#model/forces/unit';
import { markRuns } from '#report/sentences/mark-runs';
import { shortId } from '#report/sentences/names';

/** Units as orders name them: `Valiant u1, u3–u5`. */
export function unitMarks(units: readonly Unit[]): string {
  const named = units.filter(({ name }) => name !== '');
  const unnamed = units.filter(({ name }) => name === '').map(({ id }) => shortId(id));
  const names = named.map(({ id, name }) => `${name} ${shortId(id)}`);
  return [...names, ...(unnamed.length === 0 ? [] : [markRuns(unnamed)])].join(', ');
}
