import type { Unit } from '#fog/views/terms';
import type { ViewNames } from '#http/names/view-names';
import { groupBy } from '#kernel/collections/group-by';

const stateOf = ({ condition, status }: Unit): string =>
  [
    ...(condition === 'crippled' ? ['crippled'] : []),
    ...(status === 'active' ? [] : [status === 'reserve' ? 'in reserve' : 'mothballed']),
  ].join(', ');

/** Units in few words: `2 × Sparta`, `1 × Ares, crippled`. */
export function unitsByClass(units: readonly Unit[], names: ViewNames): readonly string[] {
  const texts = units.map((unit) => {
    const state = stateOf(unit);
    return state === '' ? names.design(unit.design) : `${names.design(unit.design)}, ${state}`;
  });
  return [...groupBy(texts, (text) => text)].map(
    ([text, same]) => `${String(same.length)} × ${text}`,
  );
}
