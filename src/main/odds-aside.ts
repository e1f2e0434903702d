import type { OddsAside, OddsBreak } from '#app/odds/odds-register';
import { gathering, partsOf, workInThreads } from './odds-in-threads.ts';

/** Somebody waits for it at his browser, and others may wait behind him. */
const LONGEST_MS = 120_000;

/** Fights battles for odds in one thread of its own, so that pages are answered meanwhile; ends it when that takes too long. */
export const oddsAside: OddsAside = ({ input, progress }) => {
  const run = { input, threads: 1, progress };
  const gathered = gathering(run);
  const work = workInThreads({ run, take: partsOf(input), add: gathered.add });
  let end: (why: OddsBreak) => void = () => undefined;
  const ended = new Promise<OddsBreak>((resolve) => {
    end = resolve;
  });
  const timer = setTimeout(() => end('too-long'), LONGEST_MS);
  const fought = work.over(() => false).then(() => gathered.tally());
  const over = Promise.race([ended, fought]).finally(async () => {
    clearTimeout(timer);
    await work.end();
  });
  return { over, stop: () => end('stopped') };
};
