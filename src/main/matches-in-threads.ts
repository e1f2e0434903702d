import { setImmediate } from 'node:timers/promises';
import type { Match, MatchResult, MatchRunner } from '#app/self-play/match';
import { playMatch } from '#app/self-play/play-match';
import { logFault } from './log-fault.ts';
import { must } from './must.ts';
import { threadPool } from './thread-pool.ts';

/** Plays one match in this thread. A map that can't be drawn is a fault: the command has checked the numbers. */
export function playHere(match: Match): MatchResult {
  const played = playMatch(match, () => performance.now());
  return must(played);
}

type Run = Parameters<MatchRunner>[0];
type Play = (match: Match) => Promise<MatchResult>;

/** One after another, until none is left. */
async function strand(
  { matches, progress }: Run,
  next: () => number,
  play: Play,
  results: MatchResult[],
) {
  for (let at = next(); at < matches.length; at = next()) {
    const match = matches[at];
    if (match === undefined) return;
    const result = await play(match);
    results[at] = result;
    progress(result);
  }
}

async function playAll(run: Run, play: Play): Promise<readonly MatchResult[]> {
  let given = -1;
  const next = (): number => (given += 1);
  const results: MatchResult[] = [];
  const strands = Array.from({ length: run.threads }, () => strand(run, next, play, results));
  await Promise.all(strands);
  return results;
}

/** Plays matches in several threads for the command line. */
export const matchesInThreads: MatchRunner = async (run) => {
  if (run.threads === 1) {
    return playAll(run, async (match) => {
      await setImmediate();
      return playHere(match);
    });
  }
  const pool = threadPool({ threads: run.threads, reserved: 0, report: logFault });
  try {
    return await playAll(run, (match) => pool.work('match', match));
  } finally {
    await pool.close();
  }
};
