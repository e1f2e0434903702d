import type { SetupStep } from '#content/setups/setup-act';

/** The names of the steps of a setup. */
export const STEP_WORDS: Readonly<Record<SetupStep, string>> = {
  map: 'Map',
  settings: 'Settings',
  empires: 'Empires',
  homeworlds: 'Homeworlds',
  galaxy: 'Galaxy',
  colonies: 'Colonies',
  forces: 'First units',
  ready: 'Ready to start',
  started: 'Started',
};
