import type { Actor } from '#app/actor';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Outcome } from '#app/use-case-error';
import type { TurnRun } from './run-phases.ts';
import type { Step } from './step-phase.ts';

type Common = Readonly<{
  campaign: CampaignId;
  by: Signature;
  /** Whoever wants it; null: the clock. */
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
  /** Aborted: the run shall stop when its phase is done. */
  signal: AbortSignal;
}>;

/** Does a run over the outside world that it is given, or in another thread that has one of its own. */
export type PhaseRunner = <K extends RunKind>(
  ports: Ports,
  run: Run<K>,
  hooks: RunHooks,
) => Promise<Outcome<RunDone<K>>>;
