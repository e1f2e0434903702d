import type { Empire } from '#model/campaign/empire';
import { type Players, standInFor } from './stand-in-for.ts';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * The empires of which everybody who has met them may know that a machine plays them.
 * @rule TURN-5 @rule FOG-15
 * @ruling By default players learn who is a machine for good: it answers no letters, and people choose differently whom they trust. That a
 *   player is absent stays between them and the moderator, because others could use it. A setting tells everything or nothing.
 * @rule DIP-16
 */
export function knownMachines(
  rules: Pick<RuleSet, 'machinePlayers' | 'nonAlignedControl'>,
  empires: readonly Pick<Empire, 'id' | 'nonAligned'>[],
  players: Players,
): readonly EmpireId[] {
  const { machinePlayers } = rules;
  if (machinePlayers === 'secret') return [];
  return empires
    .filter((one) => {
      const kind = standInFor(rules, one, players)?.kind;
      return kind === 'machine-for-good' || (kind === 'machine' && machinePlayers === 'all');
    })
    .map(({ id }) => id);
}
