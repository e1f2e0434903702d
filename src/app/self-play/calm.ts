import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignEvent } from '#model/events/campaign-event';

/** How many turns in a row nobody attacked: at most, and at the end. */
export type Calm = Readonly<{ longest: number; atEnd: number }>;
export const NO_CALM: Calm = { longest: 0, atEnd: 0 };

/** An empire fights somebody else than raiders in space, bombards, or invades. @rule ENC-3 @rule BOM-1 @rule GND-1 */
const isAttack =
  (isPlayed: (empire: EmpireId | null) => boolean) =>
  (event: CampaignEvent): boolean => {
    if (event.type === 'BattleBegan') {
      const { attacker, defender } = event.sides;
      return attacker.some(isPlayed) && defender.some((one) => one !== RAIDERS);
    }
    if (event.type === 'SystemBombarded') return isPlayed(event.empire);
    return (
      event.type === 'GroundAttacked' &&
      event.invades &&
      event.attackers.some(({ empire }) => isPlayed(empire))
    );
  };

/** The calm after the events of one more phase; a turn counts once it ends. */
export function calmAfter(
  { longest, atEnd }: Calm,
  events: readonly CampaignEvent[],
  isPlayed: (empire: EmpireId | null) => boolean,
): Calm {
  const attacked = events.some(isAttack(isPlayed));
  const ended = events.some(({ type }) => type === 'TurnEnded');
  const now = attacked ? 0 : atEnd + Number(ended);
  return { longest: Math.max(longest, now), atEnd: now };
}
