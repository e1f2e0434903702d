import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { WayOut } from '#model/decisions/decision';
import type { EncounterWorld } from './world.ts';

type Towards = Readonly<{
  to: SystemId;
  /** Who chooses the lane. */
  guide: EmpireId;
  jumpsHome: (from: SystemId) => number | null;
}>;

/** The far end of a lane that a fleet could leave by, as the one who chooses the lane knows it. @rule ENC-4 */
export const endOf = (
  world: EncounterWorld,
  { to, guide, jumpsHome }: Towards,
): Omit<WayOut, 'lane'> => ({
  to,
  jumpsHome: jumpsHome(to),
  ...(world.knowsEnemyAt(guide, to) ? { enemies: true as const } : {}),
});
