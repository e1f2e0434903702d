import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import { powerOf } from '#rules/forces/power-of';
import { standingOf } from '#rules/forces/standing-of';
import type { EncounterWorld } from './world.ts';

/** A fleet that may leave, and the leader of its side, which chooses its lanes. */
type Leaving = Readonly<{ fleet: Fleet; guide: EmpireId }>;

/**
 * Where a fleet wants to be safe: where its standing orders say, else at the nearest haven. A partner’s fleet goes to
 * the leader’s havens.
 * @rule ENC-5
 */
export function refugesOf(world: EncounterWorld, { fleet, guide }: Leaving): readonly SystemId[] {
  const { owner } = fleet;
  if (guide !== owner) return world.havensOf(guide);
  const { withdrawTo } = standingOf(powerOf(world.state, owner), fleet);
  return withdrawTo === null ? world.havensOf(owner) : [withdrawTo];
}
