import type { EffectId, EmpireId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** END-4: a temporary effect is over. */
export type EffectExpired = Fact<'EffectExpired', { empire: EmpireId; effect: EffectId }>;
/** END-3: how everybody stands, for the moderator. */
export type StandingsTaken = Fact<
  'StandingsTaken',
  {
    standings: readonly Readonly<{
      empire: EmpireId;
      systems: number;
      output: number;
    }>[];
  }
>;
/** END-4: the turn is over; the counter goes up. */
export type TurnEnded = Fact<'TurnEnded', { turn: number }>;

export type EndOfTurnEvent = EffectExpired | StandingsTaken | TurnEnded;
