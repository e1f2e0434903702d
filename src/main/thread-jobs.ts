import type { OddsInput } from '#app/odds/odds-run';
import type { OddsTally } from '#app/odds/odds-tally';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Match, MatchResult } from '#app/self-play/match';
import type { Run } from '#app/run/runner/runner';
import type { AsideName } from './aside-names.ts';
import type { Lane } from './lanes.ts';
import type { PdfWork, ViewJob } from './work-on-view.ts';

/** A part of a count of battles, with the name of the count: what a thread learns of its battle serves the next part. */
type OddsPart = OddsInput & Readonly<{ count: string }>;

/** Each kind of job that a thread does: what it takes and gives, as plain data. */
type Jobs = Readonly<{
  /** `took`: milliseconds. */
  odds: Readonly<{ job: OddsPart; done: Readonly<{ tally: OddsTally; took: number }> }>;
  match: Readonly<{ job: Match; done: MatchResult }>;
  page: Readonly<{ job: ViewJob; done: unknown }>;
  /** A PDF. */
  paper: Readonly<{ job: ViewJob & Readonly<{ name: PdfWork }>; done: Uint8Array }>;
  /** `stop`: not 0 if the run must end after its current phase. The run reports each phase that it has stored. */
  run: Readonly<{ job: Readonly<{ run: Run; stop: Int32Array }>; done: unknown; told: PhaseRun }>;
  'use-case': Readonly<{ job: Readonly<{ name: AsideName; input: unknown }>; done: unknown }>;
}>;
export type JobKind = keyof Jobs;
export type JobOf<K extends JobKind> = Jobs[K]['job'];
export type DoneOf<K extends JobKind> = Jobs[K]['done'];
/** What a job tells while it goes on. */
export type ToldOf<K extends JobKind> = Jobs[K] extends { told: infer T } ? T : never;

/** What a thread is sent. */
export type Task = { [K in JobKind]: Readonly<{ id: number; kind: K; job: JobOf<K> }> }[JobKind];

/** What a thread tells of a job that goes on. */
export type Told = Readonly<{ id: number; told: unknown }>;

/** What a thread knows from its beginning: the file of its campaigns, if it has any. */
export type ThreadData = Readonly<{ file: string | null }>;

export const LANE_OF: Readonly<Record<JobKind, Lane>> = {
  odds: 'odds',
  match: 'odds',
  page: 'page',
  paper: 'paper',
  run: 'long',
  'use-case': 'long',
};
