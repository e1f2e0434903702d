import type { Actor } from '#app/actor';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Outcome } from '#app/use-case-error';
import type { Step } from './step.ts';
import type { TurnRun } from './turn-run.ts';

type Common = Readonly<{
  campaign: CampaignId;
  by: Signature;
  /** Who asks for it; null: the clock. */
  actor: Actor | null;
}>;
type Asked = Common &
  Readonly<{
    /** The version that they looked at. */
    version: number;
    /** Begins the turn with however many players missing. */
    passOver?: boolean;
  }>;

/** Each kind of run: what it takes and gives, as plain data, because another thread may do it. */
type Runs = Readonly<{
  /** `isAnswered`: it runs on by itself where its players have answered. */
  phase: Readonly<{ job: Asked & Readonly<{ isAnswered?: boolean }>; done: Step }>;
  turn: Readonly<{ job: Asked; done: TurnRun }>;
  /** What the clock asks for; how many phases ran. */
  due: Readonly<{ job: Common; done: number }>;
}>;
export type RunKind = keyof Runs;
export type RunJob<K extends RunKind> = Runs[K]['job'];
export type RunDone<K extends RunKind> = Runs[K]['done'];

/** A run with all that it depends on. */
export type Run<K extends RunKind = RunKind> = Readonly<{ kind: K; job: RunJob<K> }>;

export type RunHooks = Readonly<{
  /** Told of each phase when it is kept. */
  progress: (run: PhaseRun) => void;
  /** Aborted: the run stops when its phase is done. */
  signal: AbortSignal;
}>;

/** Does a run over an outside world `P`, or in another thread that has its own. */
export type PhaseRunner<P> = <K extends RunKind>(
  ports: P,
  run: Run<K>,
  hooks: RunHooks,
) => Promise<Outcome<RunDone<K>>>;
