import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import config from './vitest.config.ts';

const HOURS = 2 * 60 * 60_000;

/** The tests of a project, none of which is in a hurry. */
const patient = (project: TestProjectConfiguration): TestProjectConfiguration =>
  typeof project === 'object' && 'test' in project
    ? { ...project, test: { ...project.test, testTimeout: HOURS } }
    : project;

/** The proofs at their full length, for changes to what they prove. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    env: { FARLANE_PROOF: 'whole' },
    projects: config.test?.projects?.map(patient) ?? [],
  },
});
