import type { StandIn } from '#app/ports/stand-in-record';
import type { Empire } from '#model/campaign/empire';
import { USUAL_MACHINE } from '#model/campaign/machine-player';
import type { RuleSet } from '#model/settings/rule-set';

/** What was chosen, and since which turn; nobody chose the machine of a world. */
export type Chosen = Pick<StandIn, 'kind' | 'level' | 'personality'> &
  Partial<Pick<StandIn, 'turn'>>;

/** What plays a non-aligned world, if nobody chose another machine. */
const OF_WORLDS: Chosen = { kind: 'machine-for-good', ...USUAL_MACHINE };

/**
 * Who writes the orders of an empire in the place of its player: as the moderator chose, or the machine that plays non-aligned worlds;
 * undefined: nobody, the turn waits for the player.
 * @rule TURN-5 @rule DIP-16
 */
export function standInFor(
  { nonAlignedControl }: Pick<RuleSet, 'nonAlignedControl'>,
  { id, nonAligned }: Pick<Empire, 'id' | 'nonAligned'>,
  standIns: readonly StandIn[],
): Chosen | undefined {
  const chosen = standIns.find(({ empire }) => empire === id);
  if (chosen !== undefined || nonAligned === undefined) return chosen;
  return nonAlignedControl === 'ai' ? OF_WORLDS : undefined;
}
