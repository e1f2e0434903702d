import type { UseCaseError } from '#app/use-case-error';
import type { AuditAct } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';

type Whose = Readonly<{ empire: EmpireId; name: string }>;

type StarvingAt = Readonly<{ fleet: string; units: number }>;

/** One thing that waits for the moderator, or that they should look at. The page says what they can do about it. */
export type WorkItem =
  /** Nothing is submitted. `draft`: there is a draft; `isUnopened`: nobody has come by the link of the seat yet. */
  | (Readonly<{
      kind: 'missing';
      draft: boolean;
      deadline: string | null;
      isOver: boolean;
      isUnopened: boolean;
    }> &
      Whose)
  | (Readonly<{ kind: 'asked'; count: number; since: string }> & Whose)
  /** Nobody has the seat, and no orders are submitted for it. */
  | (Readonly<{ kind: 'vacant' }> & Whose)
  /** Every player that the turn waited for has submitted. */
  | Readonly<{ kind: 'all-in'; turn: number }>
  /** The next reports wait to be issued. */
  | Readonly<{ kind: 'to-issue'; turn: number }>
  /** The turn stopped before a phase, and waits for nobody else. */
  | Readonly<{ kind: 'to-continue'; turn: number; phase: PhaseId }>
  /** What the turn clock did while the moderator was away: phases of a turn, or another act. */
  | Readonly<{ kind: 'clock-ran'; turn: string; phases: number; at: string }>
  | Readonly<{ kind: 'clock-did'; act: AuditAct; at: string }>
  /** The number of questions in battles that the moderator runs. */
  | Readonly<{ kind: 'at-desk'; count: number; since: string }>
  /** The number of battles fought elsewhere that wait for their outcomes. */
  | Readonly<{ kind: 'outcomes'; count: number; since: string }>
  /** All have answered, but the phase has not continued. */
  | Readonly<{ kind: 'answered' }>
  /** Letters of players that wait for the moderators, and how many of them ask for more time. */
  | Readonly<{ kind: 'threads'; count: number; asks: number }>
  /** Orders that an undo made drafts again, and that can be submitted again. */
  | Readonly<{ kind: 'reopened'; names: readonly string[] }>
  | Readonly<{ kind: 'clock-trouble'; at: string; text: string }>
  /** Null: an error in the program. */
  | Readonly<{ kind: 'run-trouble'; at: string; error: UseCaseError | null }>
  | (Readonly<{ kind: 'refused-orders'; count: number }> & Whose)
  /** Warnings on submitted orders that the player has not dismissed. */
  | (Readonly<{ kind: 'doubtful-orders'; count: number }> & Whose)
  /** The number of past turns for which the player submitted nothing. */
  | (Readonly<{ kind: 'absent'; turns: number }> & Whose)
  | (Readonly<{ kind: 'nothing-left' }> & Whose)
  | (Readonly<{ kind: 'in-debt'; treasury: number }> & Whose)
  /** Units that one more turn without supply destroys, by fleet or system. */
  | (Readonly<{ kind: 'starving'; places: readonly StarvingAt[] }> & Whose)
  /** A random event happens at the end of this turn, or waits for the moderator's choice until then. */
  | (Readonly<{ kind: 'random-event'; event: string; isOpen: boolean }> & Whose)
  /** An invariant of the game does not hold. */
  | Readonly<{ kind: 'broken'; sentence: string; breaches: number }>;
