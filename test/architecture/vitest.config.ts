import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { DearestFirst } from './dearest-first.ts';

export const TYPESCRIPT = fileURLToPath(new URL('../../src/main/typescript.mjs', import.meta.url));

/** A slow machine is no fault: only a test that hangs should fail by the clock. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Node loads the program and its tests as it loads the server from its sources: vitest's own way to run modules takes twice as long to
 * load them, and each call into another module takes longer. Nothing here replaces a module by another.
 *
 * Test files share their worker's modules (`isolate: false`): starting over for each file costs half a second once express and
 * the database are loaded. A test must therefore leave nothing behind in module state.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    pool: 'threads',
    isolate: false,
    execArgv: ['--import', TYPESCRIPT],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // By default vitest keeps a core for itself: on two cores, that is half the machine.
    maxWorkers: '100%',
    passWithNoTests: true,
    globalSetup: fileURLToPath(new URL('temp-folders.mjs', import.meta.url)),
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'runtime',
          // Laws (`test-prop`) and tables in one project, because each project loads the program again.
          include: ['test/**/*.{test,test-prop}.ts'],
          exclude: ['test/browser/**', '**/node_modules/**'],
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            checker: 'node_modules/ts7/bin/tsc',
            tsconfig: 'test/types/tsconfig.json',
            ignoreSourceErrors: true,
            include: ['test/types/**/*.test-d.ts'],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
