import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import type { IntelMission } from '#model/orders/run-mission';
import { INTEL_MISSION_TABLE } from './mission-table.ts';

type NamedClass = Pick<UnitDesign, 'cc' | 'cost'>;

const HALF = 2;

function printedDifficulty(mission: IntelMission, design: NamedClass | null): number {
  const { difficulty } = INTEL_MISSION_TABLE[mission];
  if (typeof difficulty === 'number') return difficulty;
  if (design === null) return 0;
  return difficulty === 'command' ? design.cc : divide(design.cost, HALF, 'up');
}

/** The difficulty of a mission against a class, if it names one: one less with a trade route there. @rule INT-2 @rule INT-3 */
export const missionDifficultyOf = (
  mission: IntelMission,
  { design, hasRoute }: Readonly<{ design: NamedClass | null; hasRoute: boolean }>,
): number => Math.max(0, printedDifficulty(mission, design) - (hasRoute ? 1 : 0));
