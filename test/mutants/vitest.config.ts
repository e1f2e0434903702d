import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TYPESCRIPT } from '../architecture/vitest.config.ts';
import { keptThreads } from './kept-thread.ts';

const HOUR = 60 * 60_000;

/** Stryker asks for plain threads; this gives it threads that are kept from one mutant to the next. */
const keepsThreads = {
  name: 'farlane:kept-threads',
  configureVitest({ project }: { project: { config: object } }): void {
    Object.assign(project.config, { pool: keptThreads.name, poolRunner: keptThreads });
  },
};

/** Tests that take seconds because they measure: a mutant that they run for would wait for them. */
const SLOW = [
  'test/engine/diplomacy/{forecast-measured,unification}.test.ts',
  'test/engine/phases/colony/foretold-rebellion.test.ts',
  'test/engine/tactical/nobody-asked.test.ts',
  'test/rules/forces/doctrines-measured.test.ts',
];

/** The tests that try mutants: the quick ones of the pure layers. Stryker runs those of them that come to the mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [keepsThreads],
  test: {
    include: ['test/{rules,engine,legality,fog}/**/*.test.ts'],
    exclude: SLOW,
    isolate: false,
    execArgv: ['--import', TYPESCRIPT],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: [],
    // Stryker ends a mutant that never ends by its own clock. A test that waits for a busy machine must not count as failed.
    testTimeout: HOUR,
    hookTimeout: HOUR,
  },
});
