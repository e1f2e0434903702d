import type { RuleRef } from '#kernel/reasons/cite';
import type { HullClass, UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';

/** Something to say of a class: where in it, such as `dv` or `abilities[0]`, and by which rule. */
export type DesignRemark = Readonly<{ path: string; cite: RuleRef; text: string }>;

/** What the reader of a house list must know of the unit design rules: handed in, for content knows no rule. */
export type DesignRules = Readonly<{
  abilities: readonly Readonly<{ id: string; name: string }>[];
  ccOf: (kind: UnitKind, hull: HullClass) => number;
  check: (
    design: UnitDesign,
    rules?: Pick<RuleSet, 'eraScheme'>,
  ) => Readonly<{ faults: readonly DesignRemark[]; advice: readonly DesignRemark[] }>;
}>;
