import { groupBy } from '#kernel/collections/group-by';
import type { Combatant } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { OpposingGroup } from '#model/decisions/decision';
import type { UnitDesign } from '#model/forces/design';
import { compareText } from '#kernel/result/compare-text';
import { ownPieceOf } from '#rules/combat/own-piece-of';

const AS_PRINTED = { status: 'active', outOfSupply: 0, ordnance: [], unconverted: false } as const;

type Watcher = Readonly<{
  knowsStats: (design: UnitDesign) => boolean;
  /** Seen in a battle of this encounter, be it based aboard. */
  wasShown: (unit: UnitId) => boolean;
}>;

/**
 * What those who meet a side see of it: classes, condition and number of what is not aboard
 * something else, or has fought them in this encounter. Strength only where the watcher knows the
 * class.
 * @rule FOG-3
 * @rule FOG-5
 */
export function groupsSeenOf(
  combatants: readonly Combatant[],
  { knowsStats, wasShown }: Watcher,
): readonly OpposingGroup[] {
  const visible = combatants.filter((one) => one.carrier === null || wasShown(one.unit));
  const groups = groupBy(visible, (one) => `${one.design.id}/${one.condition}`);
  const seen: OpposingGroup[] = [];
  for (const key of [...groups.keys()].sort(compareText)) {
    const [first, ...others] = groups.get(key) ?? [];
    if (first === undefined) continue;
    // Whether a unit is in reserve, out of supply or unconverted, or what ordnance it has, does not show: it is weighed as if not.
    const { dv, as, af } = ownPieceOf({ ...first, ...AS_PRINTED });
    seen.push({
      design: first.design.id,
      kind: first.design.kind,
      civilian: first.design.civilian,
      condition: first.condition,
      count: 1 + others.length,
      strength: knowsStats(first.design) ? dv + as + af : null,
    });
  }
  return seen;
}
