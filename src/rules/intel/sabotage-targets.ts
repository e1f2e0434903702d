import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';

/** Something that sabotage could destroy, and what makes it harder than others. */
export type SabotageTarget = Readonly<{ design: Pick<UnitDesign, 'id' | 'cc' | 'cost' | 'kind'> }>;

const sizeOf = ({ design: { kind, cc, cost } }: SabotageTarget): number =>
  kind === 'base' ? cost : cc;

/**
 * The units among which sabotage of a ship or base draws one: those of the class that it names, or else the next smaller ones, and never
 * larger ones. Ships go by CC, bases by cost.
 * @rule INT-8
 * @ruling If the named class is absent, another class of the same CC or cost counts as the next smaller one.
 */
export function sabotageTargetsOf<T extends SabotageTarget>(
  here: readonly T[],
  named: SabotageTarget['design'],
): readonly T[] {
  const isNamed = ({ id }: Readonly<{ id: DesignId }>): boolean => id === named.id;
  const meant = here.filter(({ design }) => isNamed(design));
  if (meant.length > 0) return meant;
  const most = sizeOf({ design: named });
  const smaller = here.filter((one) => sizeOf(one) <= most);
  const next = Math.max(...smaller.map(sizeOf));
  return smaller.filter((one) => sizeOf(one) === next);
}
