import { sumOf } from '#kernel/numbers/sum';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** What forces can deal out and take; several are added before they are weighed. */
export type Might = Readonly<{ guns: number; armor: number }>;

export const NO_MIGHT: Might = { guns: 0, armor: 0 };

/** Guns against flights count less, since most targets are ships. */
const AGAINST_FLIGHTS = 0.6;
/** A class of which only the name is known is taken for a middling one. */
const UNKNOWN: Readonly<Record<SeenGroup['kind'], Might>> = {
  ship: { guns: 5, armor: 6 },
  base: { guns: 8, armor: 9 },
  flight: { guns: 3, armor: 2 },
  minefield: { guns: 3, armor: 2 },
  convoy: NO_MIGHT,
  ground: NO_MIGHT,
};

type Stats = Pick<UnitDesign, 'as' | 'af' | 'dv' | 'kind' | 'civilian'>;

function mightOfClass(design: Stats, isCrippled: boolean): Might {
  const guns = design.as + AGAINST_FLIGHTS * design.af;
  if (guns === 0 || design.kind === 'ground') return NO_MIGHT;
  return isCrippled ? { guns: guns / 2, armor: design.dv / 2 } : { guns, armor: design.dv };
}

export const together = (mights: readonly Might[]): Might => ({
  guns: sumOf(mights, ({ guns }) => guns),
  armor: sumOf(mights, ({ armor }) => armor),
});

/** One number for forces: twice as many of the same are twice as strong. */
export const strengthOfMight = ({ guns, armor }: Might): number => Math.sqrt(guns * armor);

/** What own units can deal out and take; those in reserve and mothballed ones nothing. */
export function mightOfUnits(
  { designs }: Pick<EmpireView, 'designs'>,
  units: readonly Unit[],
): Might {
  return together(
    units.map(({ design, condition, status, outOfSupply }) => {
      const row = designs[design];
      if (row?.known !== 'stats' || status !== 'active') return NO_MIGHT;
      const { guns, armor } = mightOfClass(row.design, condition === 'crippled');
      // Guns lose as much at first, but never more than half.
      const less = Math.min(outOfSupply, armor - 1);
      return guns === 0 || less <= 0
        ? { guns, armor }
        : { guns: Math.max(guns / 2, guns - outOfSupply), armor: armor - less };
    }),
  );
}

/** What a berth for flights adds, since nobody sees flights aboard before the battle. */
export const PER_BERTH: Might = { guns: 1.5, armor: 1.5 };

/** The same of foreign units, as far as their classes are known; their carriers are taken to be nearly full. */
export function mightOfGroups(
  { designs }: Pick<EmpireView, 'designs'>,
  groups: readonly SeenGroup[],
): Might {
  return together(
    groups.map(({ design, kind, condition, count }) => {
      const row = designs[design];
      if (row?.known !== 'stats') return times(count, UNKNOWN[kind]);
      const one = mightOfClass(row.design, condition === 'crippled');
      return together([times(count, one), times(count * row.design.cv, PER_BERTH)]);
    }),
  );
}

const times = (count: number, { guns, armor }: Might): Might => ({
  guns: count * guns,
  armor: count * armor,
});
