import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** The number of runs after which a new thread starts: test files are read again for each run, and the old ones stay in memory. */
const RUNS = 100;

type Listener = Parameters<ThreadsPoolWorker['on']>;
type Kept = Readonly<{ worker: ThreadsPoolWorker; runs: number }>;

let kept: Kept | undefined;

/**
 * A thread that outlives a run of tests, with the modules that it has loaded. Stryker runs the tests once for each mutant, and the
 * modules hold all mutants already. Loading them again would take many times as long as the tests.
 */
class KeptThread {
  readonly name = 'kept-thread';
  readonly #worker: ThreadsPoolWorker;
  readonly #runs: number;
  readonly #listeners: Listener[] = [];
  /** The configuration of this run, which the thread would otherwise read only when it starts. */
  #config: unknown;
  #isRunning = false;

  constructor(options: PoolOptions) {
    this.#worker = kept?.worker ?? new ThreadsPoolWorker(options);
    this.#runs = (kept?.runs ?? 0) + 1;
  }

  async start(): Promise<void> {
    if (this.#runs === 1) await this.#worker.start();
    kept = undefined;
    this.on('message', (answer: { type?: string }) => {
      if (answer.type === 'testfileFinished') this.#isRunning = false;
    });
  }

  on(...listener: Listener): void {
    this.#listeners.push(listener);
    this.#worker.on(...listener);
  }

  off(...listener: Listener): void {
    this.#worker.off(...listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'start') this.#config = message.context.config;
    if (message.type === 'start' && this.#runs > 1) this.#answer('started');
    else if (message.type === 'stop' && this.#mayBeKept) this.#answer('stopped');
    else if (message.type === 'run') this.#run(message);
    else this.#worker.send(message);
  }

  async stop(): Promise<void> {
    for (const listener of this.#listeners) this.#worker.off(...listener);
    if (this.#mayBeKept) kept = { worker: this.#worker, runs: this.#runs };
    else await this.#worker.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  get #mayBeKept(): boolean {
    return !this.#isRunning && this.#runs < RUNS;
  }

  #run(message: Extract<WorkerRequest, { type: 'run' }>): void {
    this.#isRunning = true;
    // The thread takes the configuration from here, although the type of the message doesn't say so.
    const context = Object.assign({}, message.context, { config: this.#config });
    this.#worker.send({ ...message, context });
  }

  /** Answers in place of the thread, which goes on as it is. */
  #answer(type: 'started' | 'stopped'): void {
    const answer = { __vitest_worker_response__: true, type };
    for (const [event, listener] of this.#listeners)
      if (event === 'message') queueMicrotask(() => listener(answer));
  }
}

export const keptThreads = {
  name: 'kept-thread',
  createPoolWorker: (options: PoolOptions): KeptThread => new KeptThread(options),
};
