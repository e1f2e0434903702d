import { Worker } from 'node:worker_threads';
import { playShadow } from '#app/shadow/play-shadow';
import type { ShadowRun, ShadowRunner } from '#app/shadow/shadow-run';
import { keysById } from '#kernel/collections/tables';

const THREAD = new URL('./shadow-thread.mjs', import.meta.url);

/** A turn of so many units is played before a thread has begun; pages wait for longer ones otherwise. */
const FEW_UNITS = 400;

/** Plays a trial in a thread of its own, so that pages are answered meanwhile. */
export const shadowInThread: ShadowRunner = (input) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: input });
    worker.once('message', (run: ShadowRun) => resolve(run));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      // After an answer this does nothing any more.
      reject(
        new Error(`The thread of a trial ended without an answer, with code ${String(code)}.`),
      ),
    );
  });

/** Plays a trial: a short one at once, a long one in a thread. */
export const shadowByLength: ShadowRunner = (input) =>
  keysById(input.state.units).length < FEW_UNITS
    ? Promise.resolve(playShadow(input))
    : shadowInThread(input);
