import type { Effect } from '#model/campaign/effect';
import type { UnitId } from '#model/campaign/ids';

/** The Supply ships through which others draw supply this turn. They repair nobody. @rule SUP-6 @rule CON-5 */
export function supplyingUnits(
  effects: readonly Pick<Effect, 'kind' | 'subject'>[],
): ReadonlySet<UnitId> {
  return new Set(
    effects.flatMap(({ kind, subject }) =>
      kind === 'supplying' && subject.kind === 'unit' ? [subject.unit] : [],
    ),
  );
}
