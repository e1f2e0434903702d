import { sumOf } from '#kernel/numbers/sum';
import type { DesignId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { currentStats } from '#rules/combat/current-stats';

/** What all units of a force fight with; `isLeast`: the classes of some are unknown. */
export type Strength = Readonly<{ as: number; dv: number; isLeast: boolean }>;

type DesignOf = (id: DesignId) => UnitDesign | undefined;

const NOTHING: Strength = { as: 0, dv: 0, isLeast: false };

export const strengthTogether = (all: readonly Strength[]): Strength => ({
  as: sumOf(all, ({ as }) => as),
  dv: sumOf(all, ({ dv }) => dv),
  isLeast: all.some(({ isLeast }) => isLeast),
});

const fights = ({ kind }: UnitDesign): boolean => kind !== 'ground';

/** The strength of units that are known one by one. */
export const strengthOfUnits = (units: readonly Unit[], designOf: DesignOf): Strength =>
  strengthTogether(
    units.map((unit) => {
      const design = designOf(unit.design);
      if (design === undefined || !fights(design)) return NOTHING;
      const { as, dv } = currentStats({ ...unit, design });
      return { as, dv, isLeast: false };
    }),
  );

const UNSEEN = { status: 'active', outOfSupply: 0, ordnance: [], unconverted: false } as const;

/** The same of foreign units, as they were seen: supply and ordnance don’t show. @rule FOG-3 @rule FOG-5 */
export const strengthOfGroups = (groups: readonly SeenGroup[], designOf: DesignOf): Strength =>
  strengthTogether(
    groups.map(({ design: id, condition, count, kind }) => {
      const design = designOf(id);
      if (design === undefined) return { ...NOTHING, isLeast: kind !== 'ground' };
      if (!fights(design)) return NOTHING;
      const { as, dv } = currentStats({ design, condition, ...UNSEEN });
      return { as: count * as, dv: count * dv, isLeast: false };
    }),
  );
