import type { StandIn } from '#app/ports/stand-in-record';
import { type MachinePlayer, USUAL_MACHINE } from '#model/campaign/machine-player';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * The machine that writes the orders of an empire whose player has submitted none; null: only its standing orders act.
 * @rule TURN-5
 * @ruling The moderator's choice for an empire comes before the setting: a machine doesn't play an empire that holds. Where the
 *   setting lets a machine write the orders of a missing player, it is a balanced one of the level Standard.
 */
export function machineFor(
  { idleOrders }: Pick<RuleSet, 'idleOrders'>,
  standIn: Pick<StandIn, 'kind' | 'level' | 'personality'> | undefined,
): MachinePlayer | null {
  if (standIn === undefined) return idleOrders === 'ai' ? USUAL_MACHINE : null;
  const { kind, level, personality } = standIn;
  return kind === 'hold' ? null : { level, personality };
}
