import type { Actor } from '#app/actor';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Outcome } from '#app/use-case-error';
import type { Step } from '#app/run/phase/step';
import type { TurnRun } from './turn-run.ts';

type Common = Readonly<{
  campaign: CampaignId;
  by: Signature;
  /** The person who started it; null: the clock. */
  actor: Actor | null;
}>;
type Asked = Common &
  Readonly<{
    /** The version that they looked at. */
    version: number;
    /** Begins the turn with any number of players missing. */
    passOver?: boolean;
  }>;

/** Each kind of run: its input and result, as plain data, because another thread may do it. */
type Runs = Readonly<{
  /** `isAnswered`: it continues by itself where its players have answered. */
  phase: Readonly<{ job: Asked & Readonly<{ isAnswered?: boolean }>; done: Step }>;
  turn: Readonly<{ job: Asked; done: TurnRun }>;
  /** What the clock demands; the number of phases that ran. */
  due: Readonly<{ job: Common; done: number }>;
}>;
export type RunKind = keyof Runs;
export type RunJob<K extends RunKind> = Runs[K]['job'];
export type RunDone<K extends RunKind> = Runs[K]['done'];

/** A run with all that it depends on. */
export type Run<K extends RunKind = RunKind> = Readonly<{ kind: K; job: RunJob<K> }>;

export type RunHooks = Readonly<{
  /** Called for each phase when it is saved. */
  progress: (run: PhaseRun) => void;
  /** Aborted: the run stops when its phase is done. */
  signal: AbortSignal;
}>;

/** Does a run with the ports `P`, or in another thread that has its own ports. */
export type PhaseRunner<P> = <K extends RunKind>(
  ports: P,
  run: Run<K>,
  hooks: RunHooks,
) => Promise<Outcome<RunDone<K>>>;
