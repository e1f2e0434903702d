/** Fights the battles whose numbers it is sent, and answers with what they came to, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { oddsFighter } from '#app/odds/fight-odds';
import type { OddsInput } from '#app/odds/odds-run';

type Part = Pick<OddsInput, 'first' | 'last'>;

// Only `oddsInThreads` starts this thread, and sends these.
const fight = oddsFighter(workerData as Omit<OddsInput, keyof Part>);
parentPort?.on('message', (part: Part) => parentPort?.postMessage(fight(part)));
