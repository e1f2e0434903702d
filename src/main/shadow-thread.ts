/** Plays one trial of a turn and ends; it has no store, only what was handed in. */
import { parentPort, workerData } from 'node:worker_threads';
import { playShadow } from '#app/shadow/play-shadow';
import type { ShadowInput } from '#app/shadow/shadow-run';

// Only `shadowInThread` starts this thread.
parentPort?.postMessage(playShadow(workerData as ShadowInput));
