import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { ViewNames } from '#http/names/view-names';
import { groupBy } from '#kernel/collections/group-by';
import { TEXTS } from './texts.ts';

const stateOf = ({ condition, status }: Unit, hides: string | undefined): string =>
  [
    ...(condition === 'crippled' ? ['crippled'] : []),
    ...(status === 'active' ? [] : [status === 'reserve' ? TEXTS.inReserve : 'mothballed']),
    ...(hides === undefined ? [] : [hides]),
  ].join(', ');

/** Units in few words: `2 × Sparta`, `1 × Ares, crippled`; `hiding`: which of them hide, in words. */
export function unitsByClass(
  units: readonly Unit[],
  names: ViewNames,
  hiding?: ReadonlyMap<UnitId, string>,
): readonly string[] {
  const texts = units.map((unit) => {
    const state = stateOf(unit, hiding?.get(unit.id));
    return state === '' ? names.design(unit.design) : `${names.design(unit.design)}, ${state}`;
  });
  return [...groupBy(texts, (text) => text)].map(
    ([text, same]) => `${String(same.length)} × ${text}`,
  );
}
