import type { Seat } from '#app/ports/people-record';
import type { StandIn } from '#app/ports/stand-in-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';
import { USUAL_MACHINE } from '#model/campaign/machine-player';
import type { RuleSet } from '#model/settings/rule-set';

/** What was chosen, and since which turn; nobody chose the machine of a world. */
export type Chosen = Pick<StandIn, 'kind' | 'level' | 'personality'> &
  Partial<Pick<StandIn, 'turn'>>;

/** What plays a non-aligned world without a player, if the moderator chose nothing else: nobody waits for the moderator’s own orders. */
const OF_WORLDS: Readonly<Record<RuleSet['nonAlignedControl'], Chosen | undefined>> = {
  ai: { kind: 'machine-for-good', ...USUAL_MACHINE },
  moderator: { kind: 'hold', ...USUAL_MACHINE },
  player: undefined,
};

/** The choices of the moderator, and the seats of a campaign. */
export type Players = Readonly<{
  standIns: readonly StandIn[];
  seats: readonly Pick<Seat, 'role' | 'endedAt'>[];
}>;

const hasPlayer = ({ seats }: Players, empire: EmpireId): boolean =>
  seats.some(
    ({ role, endedAt }) => endedAt === null && role.kind === 'player' && role.empire === empire,
  );

/**
 * Who writes the orders of an empire in the place of its player: as the moderator chose, or the machine that plays non-aligned worlds;
 * undefined: nobody, the turn waits for the player.
 * @rule TURN-5 @rule DIP-16
 * @ruling The moderator can give the seat of a world to a player in any campaign. From then on the player plays it, and the turn waits for them.
 */
export function standInFor(
  { nonAlignedControl }: Pick<RuleSet, 'nonAlignedControl'>,
  { id, nonAligned }: Pick<Empire, 'id' | 'nonAligned'>,
  players: Players,
): Chosen | undefined {
  const chosen = players.standIns.find(({ empire }) => empire === id);
  if (chosen !== undefined || nonAligned === undefined) return chosen;
  return hasPlayer(players, id) ? undefined : OF_WORLDS[nonAlignedControl];
}
