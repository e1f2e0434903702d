import type { StandIn } from '#app/ports/stand-in-record';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * The empires of which everybody who has met them may know that a machine plays them.
 * @rule TURN-5 @rule FOG-15
 * @ruling By default players learn who is a machine for good: it answers no letters, and people choose differently whom they trust. That a
 *   player is absent stays between them and the moderator, because others could use it. A setting tells everything or nothing.
 */
export function knownMachines(
  { machinePlayers }: Pick<RuleSet, 'machinePlayers'>,
  standIns: readonly StandIn[],
): readonly EmpireId[] {
  if (machinePlayers === 'secret') return [];
  return standIns
    .filter(
      ({ kind }) => kind === 'machine-for-good' || (kind === 'machine' && machinePlayers === 'all'),
    )
    .map(({ empire }) => empire);
}
