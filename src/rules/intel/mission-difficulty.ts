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
  if (difficulty === 'command') return design.cc;
  return divide(design.cost, HALF, difficulty === 'plans' ? 'down' : 'up');
}

/**
 * The Census that a system needs for its schematics of a class to be found there.
 * @rule INT-5
 * @ruling A trade route makes it easier to steal schematics, but doesn't change the Census that is needed.
 */
export const censusForPlans = (design: NamedClass): number =>
  printedDifficulty('espionage-schematics', design);

/** The difficulty of a mission against a class, if it names one: one less with a trade route there. @rule INT-2 @rule INT-3 */
export const missionDifficultyOf = (
  mission: IntelMission,
  { design, hasRoute }: Readonly<{ design: NamedClass | null; hasRoute: boolean }>,
): number => Math.max(0, printedDifficulty(mission, design) - (hasRoute ? 1 : 0));
