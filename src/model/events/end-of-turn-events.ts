import type { EffectId, EmpireId } from '#model/campaign/ids';
import type { Lane } from '#model/campaign/lane';
import type { VictoryKind } from '#model/settings/victory';
import type { Fact } from './fact.ts';

/** END-4: a temporary effect is over. */
export type EffectExpired = Fact<'EffectExpired', { empire: EmpireId; effect: EffectId }>;
/** The progress of an empire toward one condition of victory. `needed` null: the highest of all, once it is due. */
export type ConditionStanding = Readonly<{
  kind: VictoryKind;
  value: number;
  needed: number | null;
  met: boolean;
}>;
/** END-3: the progress of all empires, for the moderator. */
export type StandingsTaken = Fact<
  'StandingsTaken',
  {
    standings: readonly Readonly<{
      empire: EmpireId;
      systems: number;
      output: number;
      conditions: readonly ConditionStanding[];
    }>[];
  }
>;
/** END-3, VIC-1: the campaign is won. Everybody learns who won it. */
export type VictoryWon = Fact<
  'VictoryWon',
  { turn: number; winners: readonly Readonly<{ empire: EmpireId; met: readonly VictoryKind[] }>[] }
>;
/** MAP-11: an unexplored lane out of a region whose lanes are all explored. */
export type LaneAppeared = Fact<'LaneAppeared', { lane: Lane }>;
/** END-4: the turn is over; the counter goes up. */
export type TurnEnded = Fact<'TurnEnded', { turn: number }>;

export type EndOfTurnEvent = EffectExpired | LaneAppeared | StandingsTaken | VictoryWon | TurnEnded;
