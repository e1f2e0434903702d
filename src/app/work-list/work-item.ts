import type { UseCaseError } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

type Whose = Readonly<{ empire: EmpireId; name: string }>;

/** One thing that waits for the moderator or that he should look at; what he does about it is for his page to say. */
export type WorkItem =
  /** Nothing is submitted; `draft`: something is written. */
  | (Readonly<{ kind: 'missing'; draft: boolean; deadline: string | null; isOver: boolean }> &
      Whose)
  | (Readonly<{ kind: 'asked'; count: number; since: string }> & Whose)
  /** So many questions of battles that the moderator runs himself. */
  | Readonly<{ kind: 'at-desk'; count: number; since: string }>
  /** So many battles that are fought elsewhere wait for what they came to. */
  | Readonly<{ kind: 'outcomes'; count: number; since: string }>
  /** All have answered, and the phase has not been run on. */
  | Readonly<{ kind: 'answered' }>
  | Readonly<{ kind: 'clock-trouble'; at: string; text: string }>
  /** Null: a fault of the program. */
  | Readonly<{ kind: 'run-trouble'; at: string; error: UseCaseError | null }>
  | (Readonly<{ kind: 'refused-orders'; count: number }> & Whose)
  /** He has submitted nothing for so many turns that are over. */
  | (Readonly<{ kind: 'absent'; turns: number }> & Whose)
  | (Readonly<{ kind: 'nothing-left' }> & Whose)
  | (Readonly<{ kind: 'in-debt'; treasury: number }> & Whose)
  /** Units that one more turn without supply destroys. */
  | (Readonly<{ kind: 'starving'; fleet: string; units: number }> & Whose)
  /** An invariant of the game does not hold. */
  | Readonly<{ kind: 'broken'; sentence: string; breaches: number }>;
