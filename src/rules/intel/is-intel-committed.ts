import { type Effect, intelCommittedIdOf } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/**
 * Whether an empire has paid for the use of the Intel of a system in this turn, and still has the system. A sheet uses a system
 * only once, so the order that names it is the one that was paid.
 * @rule INT-1
 */
export function isIntelCommitted(
  { effects, systems }: Pick<CampaignState, 'effects' | 'systems'>,
  empire: EmpireId,
  system: SystemId,
): boolean {
  const mark: Effect | undefined = effects[intelCommittedIdOf(system)];
  return mark?.owner === empire && systems[system]?.owner === empire;
}
