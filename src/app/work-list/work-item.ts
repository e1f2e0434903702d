import type { UseCaseError } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

type Whose = Readonly<{ empire: EmpireId; name: string }>;

/** One thing that waits for the moderator, or that they should look at. The page says what they can do about it. */
export type WorkItem =
  /** Nothing is submitted. `draft`: there is a draft. */
  | (Readonly<{ kind: 'missing'; draft: boolean; deadline: string | null; isOver: boolean }> &
      Whose)
  | (Readonly<{ kind: 'asked'; count: number; since: string }> & Whose)
  /** The number of questions in battles that the moderator runs. */
  | Readonly<{ kind: 'at-desk'; count: number; since: string }>
  /** The number of battles fought elsewhere that wait for their outcomes. */
  | Readonly<{ kind: 'outcomes'; count: number; since: string }>
  /** All have answered, but the phase has not continued. */
  | Readonly<{ kind: 'answered' }>
  | Readonly<{ kind: 'clock-trouble'; at: string; text: string }>
  /** Null: an error in the program. */
  | Readonly<{ kind: 'run-trouble'; at: string; error: UseCaseError | null }>
  | (Readonly<{ kind: 'refused-orders'; count: number }> & Whose)
  /** The number of past turns for which the player submitted nothing. */
  | (Readonly<{ kind: 'absent'; turns: number }> & Whose)
  | (Readonly<{ kind: 'nothing-left' }> & Whose)
  | (Readonly<{ kind: 'in-debt'; treasury: number }> & Whose)
  /** Units that one more turn without supply destroys. */
  | (Readonly<{ kind: 'starving'; fleet: string; units: number }> & Whose)
  /** An invariant of the game does not hold. */
  | Readonly<{ kind: 'broken'; sentence: string; breaches: number }>;
