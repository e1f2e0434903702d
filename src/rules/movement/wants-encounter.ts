import type { EmpireId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Stance } from '#rules/diplomacy/rights-of';
import { isFairGame } from '#rules/encounters/is-fair-game';

/** AS + AF + DV of one side: what is known, and how many units are there. */
export type OwnWeight = Readonly<{ strength: number; units: number }>;
/** The other side's known strength, and how many of its units are of unknown classes. */
export type SeenWeight = Readonly<{ strength: number; unknown: number }>;

type Case = Readonly<{
  standing: Pick<StandingOrders, 'engage' | 'attacks' | 'spares' | 'engageRatio' | 'defendRatio'>;
  against: EmpireId;
  stance: Stance;
  /** In a system of its own the side fights at worse odds. */
  isOwner: boolean;
  own: OwnWeight;
  theirs: SeenWeight;
}>;

/**
 * Whether a force wants to generate an encounter: only against powers that its standing orders name, and only if it is strong enough
 * against what it sees. Units of unknown classes count as the own average.
 * @rule ENC-5
 * @ruling Civilian units don't count on either side when strengths are compared for an encounter, because they don't fight.
 */
export function wantsEncounter({ standing, against, stance, isOwner, own, theirs }: Case): boolean {
  if (!isFairGame(standing, { empire: against, stance })) return false;
  const percent = isOwner ? standing.defendRatio : standing.engageRatio;
  // own ≥ percent% × (known + unknown × own average), without fractions.
  const units = Math.max(1, own.units);
  return (
    own.strength * 100 * units >=
    percent * (theirs.strength * units + theirs.unknown * own.strength)
  );
}
