import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import type { UnitCondition, UnitStatus } from '#model/forces/unit';

/** What a unit fights with at this moment. */
type CurrentStats = Readonly<{ dv: number; as: number; af: number; cv: number; cr: number }>;

type Asked = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'cv' | 'cr'>;
  condition: UnitCondition;
  status: UnitStatus;
}>;

/**
 * The values of the moment: a crippled or a reserve unit has half its AS and AF, rounded up, once;
 * crippled flights have none, mothballed units neither. CV and CR stay, and so does DV, which is at
 * least 1 while the unit lives.
 * @rule CSC-16
 */
export function currentStats({ design, condition, status }: Asked): CurrentStats {
  const firing = (printed: number): number => {
    if (status === 'mothballed') return 0;
    if (condition === 'crippled' && design.kind === 'flight') return 0;
    const isHalved = condition === 'crippled' || status === 'reserve';
    return Math.max(0, isHalved ? divide(printed, 2, 'up') : printed);
  };
  return {
    dv: Math.max(1, design.dv),
    as: firing(design.as),
    af: firing(design.af),
    cv: Math.max(0, design.cv),
    cr: Math.max(0, design.cr),
  };
}
